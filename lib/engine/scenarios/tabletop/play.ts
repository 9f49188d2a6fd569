import { boldLines } from '../../declarations/bold-lines';
import { PLAIN_USE, type Use } from '../../rules/tabletop/command';
import { busy } from '../../rules/tabletop/elapse';
import type { Entry } from '../../rules/tabletop/entry';
import { READER_VERSION, readLine } from '../../rules/tabletop/orders';
import { tabletop } from '../../rules/tabletop/ruleset';
import type { Setup } from '../../rules/tabletop/setup';
import type { State } from '../../rules/tabletop/state';
import type { Difference, DocumentProblem } from '../frame';
import type { ScenarioDocument, StepDocument, UseDocument } from './document';
import { GivenDice } from './given-dice';
import { partedIn } from './names';

export interface Played {
  readonly state: State;
  readonly problems: readonly DocumentProblem[];
  /** Dice that do not come out even. */
  readonly dice: readonly Difference[];
}

/**
 * Plays the steps of a document, one entry each. A step that no entry can hold is a problem of the document.
 * @param seen is shown every state on the way
 */
export function play(
  setup: Setup,
  { play: steps }: Pick<ScenarioDocument, 'play'>,
  seen?: (state: State) => void,
): Played {
  const problems: DocumentProblem[] = [];
  const dice = new GivenDice();
  let state = tabletop.open(setup);
  seen?.(state);
  steps.forEach((step, index) => {
    const path = ['play', index];
    dice.play(path);
    if (step.step === 'rolls') {
      dice.give(step.rolls, [...path, 'rolls']);
      return;
    }
    const entry = entryOf(state, step, index);
    if ('problem' in entry) {
      problems.push({ path: [...path, step.step], message: entry.problem });
      return;
    }
    const parsed = tabletop.entry.safeParse(entry);
    if (parsed.success) {
      state = tabletop.step(state, parsed.data, dice);
      seen?.(state);
    } else problems.push(...parsed.error.issues.map(({ message }) => ({ path, message })));
  });
  return { state, problems, dice: dice.differences() };
}

type PlayedStep = Exclude<StepDocument, { step: 'rolls' }>;

function entryOf(state: State, step: PlayedStep, index: number): Entry | { problem: string } {
  const at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const envelope = { id: `play-${index + 1}`, seq: index + 1, at, actor: 'by' in step ? step.by : 'admin' };
  switch (step.step) {
    case 'turn':
      return { ...envelope, kind: 'turn', creature: step.turn };
    case 'end':
      return { ...envelope, kind: 'end', creature: step.end };
    case 'use': {
      const answers = step.answers.map((one) => ({ by: one.by, use: commandOf(one, []) }));
      return { ...envelope, kind: 'order', by: step.by, command: commandOf(step, answers) };
    }
    case 'post': {
      const words = tabletop.vocabulary(state, step.by);
      const orders = boldLines(step.post).map(({ text, span }) => readLine(text, span, words));
      const post = { ...envelope, kind: 'post' as const, by: step.by, text: step.post, orders, reader: READER_VERSION };
      return { ...post, at: step.at ?? at };
    }
    case 'touch': {
      const command = { do: 'touch' as const, target: step.touch, willing: false, forgo: false };
      return { ...envelope, kind: 'order', by: step.by, command };
    }
    case 'attack':
      return { ...envelope, kind: 'order', by: step.by, command: { do: 'attack', target: step.attack } };
    case 'dismiss':
      return { ...envelope, kind: 'order', by: step.by, command: { do: 'dismiss', abilities: step.dismiss } };
    case 'slip':
      return { ...envelope, actor: step.slip, kind: 'order', by: step.slip, command: { do: 'slip' } };
    case 'happens': {
      const { distractedBy, at: stands, ...rest } = step.happens;
      const by = distractedBy === undefined ? null : partedIn(state.setup.creatures, distractedBy);
      return {
        ...envelope,
        kind: 'happens',
        ...rest,
        ...(by === null ? {} : { distractedBy: by }),
        ...(stands === undefined ? {} : { stands }),
      };
    }
    case 'study':
      return { ...envelope, kind: 'study', by: step.by, illusion: step.study, careful: step.careful, odd: step.odd };
    case 'say':
      return { ...envelope, kind: 'say', by: step.by, illusion: step.say, to: step.to };
    case 'proof':
      return { ...envelope, kind: 'proof', by: step.by, illusion: step.proof };
    case 'elapse': {
      const [first] = busy(state);
      if (first !== undefined)
        return { problem: `time cannot pass while ${first} holds a charge or is taken up with a long action` };
      return { ...envelope, kind: 'elapse', rounds: step.elapse };
    }
    case 'recover':
      return { ...envelope, kind: 'recover', creature: step.recover };
    case 'ruling':
      return rulingOf(state, step.ruling, envelope);
  }
}

const commandOf = (
  { use, on, mode, defensively, forgo, willing, hold, opportunity }: Omit<UseDocument, 'by'>,
  answers: Use['answers'],
): Use => ({
  ...PLAIN_USE,
  ability: use,
  on: on ?? null,
  mode: mode ?? null,
  defensively,
  forgo,
  willing,
  hold,
  opportunity,
  answers,
});

/** A ruling of an ability is of its last use. */
function rulingOf(
  state: State,
  { set = {}, ability, outcome, because }: Extract<StepDocument, { step: 'ruling' }>['ruling'],
  envelope: Pick<Entry, 'id' | 'seq' | 'at' | 'actor'>,
): Entry | { problem: string } {
  const entry = { ...envelope, kind: 'ruling' as const, set, supersedes: null, ends: [], because };
  if (ability === undefined || outcome === undefined) return entry;
  const parted = partedIn(state.setup.creatures, ability);
  const last = state.log.findLast(
    (item) =>
      item.kind === 'ruling' &&
      item.by === parted?.user &&
      item.user === item.by &&
      item.ability === parted.ability &&
      item.step !== null,
  );
  if (last === undefined) return { problem: `${ability} has not been used` };
  return { ...entry, supersedes: { ruling: last.id, outcome } };
}
