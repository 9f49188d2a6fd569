import { boldLines } from '../../declarations/bold-lines';
import type { Entry } from '../../rules/deviants/entry';
import { READER_VERSION, readOrder } from '../../rules/deviants/orders';
import { deviants } from '../../rules/deviants/ruleset';
import type { Setup } from '../../rules/deviants/setup';
import type { State } from '../../rules/deviants/state';
import { BY_CHANCE } from '../../rules/kernel/dice';
import type { DocumentProblem } from '../frame';
import type { ScenarioDocument, StepDocument } from './document';

export interface Played {
  readonly state: State;
  readonly problems: readonly DocumentProblem[];
}

/** Plays the steps of a document, one entry each. A step that no entry can hold is a problem of the document. */
export function play(setup: Setup, { play: steps }: Pick<ScenarioDocument, 'play'>): Played {
  const problems: DocumentProblem[] = [];
  let state = deviants.open(setup);
  steps.forEach((step, index) => {
    const parsed = deviants.entry.safeParse(entryOf(state, step, index));
    if (parsed.success) state = deviants.step(state, parsed.data, BY_CHANCE);
    else problems.push(...parsed.error.issues.map(({ message }) => ({ path: ['play', index], message })));
  });
  return { state, problems };
}

function entryOf(state: State, step: StepDocument, index: number): Entry {
  const at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const envelope = { id: `play-${index + 1}`, seq: index + 1, at, actor: 'by' in step ? step.by : 'admin' };
  switch (step.step) {
    case 'post': {
      const words = deviants.vocabulary(state, step.by);
      const orders = boldLines(step.post).map(({ text, span }) => readOrder(text, span, words));
      return { ...envelope, kind: 'post', by: step.by, text: step.post, orders, reader: READER_VERSION };
    }
    case 'play':
      return { ...envelope, kind: 'play', by: step.by, card: step.play, column: step.column };
    case 'move':
      return { ...envelope, kind: 'move', by: step.by, card: step.move, column: step.column };
    case 'event':
      return { ...envelope, kind: 'event', event: step.event, card: step.card ?? null };
    case 'remove':
      return { ...envelope, kind: 'remove', card: step.remove };
    case 'turn':
      return { ...envelope, kind: 'turn', initiative: step.turn.initiative ?? null };
    case 'set':
      return { ...envelope, kind: 'set', of: step.set, because: '' };
    case 'grant':
      return { ...envelope, kind: 'grant', ...step.grant };
    case 'ruling':
      return { ...envelope, kind: 'ruling', ruling: null, ...step.ruling, ability: step.ruling.ability ?? null };
  }
}
