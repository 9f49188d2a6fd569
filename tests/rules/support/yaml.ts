import { expect } from 'vitest';
import type { Ruling } from '../../../lib/engine/rules/kernel/ruling';
import type { State } from '../../../lib/engine/rules/mercenaries/state';
import { loadText } from '../../../lib/engine/scenarios/load';
import { playScenario } from '../../../lib/engine/scenarios/mercenaries/scenario';

/** Plays one game that is written as a case is. @returns its rulings, how it stands in the end, and every state on the way */
export function played(text: string): {
  readonly rulings: readonly Ruling[];
  readonly state: State;
  readonly states: readonly State[];
} {
  const { sources, broken } = loadText('game.yaml', text);
  const [source] = sources;
  expect(broken).toEqual([]);
  if (!source) throw new Error('It holds no game.');
  const states: State[] = [];
  const { report, rulings, state } = playScenario(source, { observe: (one) => states.push(one) });
  if (state === null) throw new Error(JSON.stringify(report.differences));
  return { rulings, state, states };
}
