import { boldLines } from '../../declarations/bold-lines';
import type { Line } from '../../rules/crisis-collide/command';
import type { Entry } from '../../rules/crisis-collide/entry';
import { READER_VERSION, readLine } from '../../rules/crisis-collide/orders';
import { crisisCollide } from '../../rules/crisis-collide/ruleset';
import type { Setup } from '../../rules/crisis-collide/setup';
import type { State } from '../../rules/crisis-collide/state';
import { BY_CHANCE } from '../../rules/kernel/dice';
import type { DocumentProblem } from '../frame';
import type { ScenarioDocument, StepDocument } from './document';
import type { Keys } from './opening';

export interface Played {
  readonly state: State;
  readonly problems: readonly DocumentProblem[];
}

/** Plays the steps of a document, one entry each. A step that no entry can hold is a problem of the document. */
export function play(setup: Setup, { play: steps, sides }: ScenarioDocument, keys: Keys): Played {
  const problems: DocumentProblem[] = [];
  let state = crisisCollide.open(setup);
  steps.forEach((step, index) => {
    const path = ['play', index];
    if ('by' in step && !Object.hasOwn(sides, step.by)) {
      problems.push({ path: [...path, 'by'], message: `“${step.by}” is neither side` });
      return;
    }
    const entry = entryOf(state, step, index, keys);
    if ('unknown' in entry) {
      problems.push({
        path: [...path, 'ruling', 'set', entry.unknown],
        message: `“${entry.unknown}” is no fighter and no side`,
      });
      return;
    }
    const parsed = crisisCollide.entry.safeParse(entry);
    if (parsed.success) state = crisisCollide.step(state, parsed.data, BY_CHANCE);
    else problems.push(...parsed.error.issues.map(({ message }) => ({ path, message })));
  });
  return { state, problems };
}

function entryOf(state: State, step: StepDocument, index: number, keys: Keys): Entry | { unknown: string } {
  const at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const envelope = { id: `play-${index + 1}`, seq: index + 1, at, actor: 'by' in step ? step.by : 'admin' };
  switch (step.step) {
    case 'post': {
      const words = crisisCollide.vocabulary(state, step.by);
      const lines = boldLines(step.post).map(({ text, span }) => readLine(text, span, words));
      return {
        ...envelope,
        at: step.at ?? at,
        kind: 'post',
        by: step.by,
        text: step.post,
        lines,
        reader: READER_VERSION,
      };
    }
    case 'orders': {
      const words = crisisCollide.vocabulary(state, step.by);
      const lines = step.orders.flatMap((order, slot): Line[] =>
        order === null ? [] : [{ ...readLine(`${slot + 1}: ${order}`, null, words), text: order }],
      );
      return { ...envelope, kind: 'orders', by: step.by, lines };
    }
    case 'reveal':
      return { ...envelope, kind: 'reveal', closesAt: null };
    case 'replace':
      return { ...envelope, kind: 'replace', by: step.by, combatant: step.replace };
    case 'ruling':
      return rulingEntry(state, step.ruling, envelope, keys);
  }
}

function rulingEntry(
  { setup }: State,
  { set, because }: Extract<StepDocument, { step: 'ruling' }>['ruling'],
  envelope: Pick<Entry, 'id' | 'seq' | 'at' | 'actor'>,
  keys: Keys,
): Entry | { unknown: string } {
  const fighters: Record<string, { hp?: number; ap?: number; space?: number }> = {};
  const sides: Record<string, { cr?: number; active?: string }> = {};
  for (const [name, { cr, active, ...numbers }] of Object.entries(set)) {
    const key = keys.find(name);
    if (setup.sides.some((side) => side.key === name) && Object.keys(numbers).length === 0)
      sides[name] = { cr, ...(active === undefined ? {} : { active: keys.find(`${name}/${active}`) ?? active }) };
    else if (key !== null && cr === undefined && active === undefined) fighters[key] = numbers;
    else return { unknown: name };
  }
  return { ...envelope, kind: 'ruling', fighters, sides, supersedes: null, because };
}
