import { onlyThrown, recorded } from '../../engine/dice/stream';
import { type Dice, diceIn } from '../../engine/rules/kernel/dice';
import { epochOf } from '../../engine/rules/kernel/epoch';
import {
  canFoldOn,
  fold,
  foldAll,
  foldOn,
  isAmendment,
  isAnnotation,
  type Orphan,
} from '../../engine/rules/kernel/fold';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry } from '../../engine/rules/mercenaries/entry';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import { readSetup } from '../../engine/rules/mercenaries/upgrade';
import type { View } from '../../engine/rules/mercenaries/view';
import { GENESIS, headAfter } from '../journal/chain';
import type { State } from './ruleset';
import type { JournalEntry, LoadedWeek } from './types';

/** The dice of a week, for a journal of it: what leaders mixed in, and each time that it went back past a draw. */
export type WeekDice = (journal: readonly JournalEntry[]) => Dice;

/** A week with what it takes to fold it on. */
export interface FoldedWeek extends LoadedWeek {
  readonly setup: Setup;
  readonly dice: WeekDice;
  /** The labels of the dice that were thrown so far. */
  readonly thrown: ReadonlySet<string>;
  /** The hash of the last entry: two weeks of one head are of these very entries. */
  readonly head: string;
}

/** What a week is, before any entry. */
export type OpenedWeek = Pick<FoldedWeek, 'id' | 'season' | 'week' | 'stream' | 'opensAt' | 'setup' | 'dice'>;

export const opened = (week: OpenedWeek): FoldedWeek =>
  folded(week, mercenaries.open(week.setup), [], new Set(), GENESIS);

/**
 * The week with further entries at its end: one step for each, or where one of them amends, the whole week again.
 * @param head the hash of the last of them, where it is known
 */
export function carryOn(
  week: FoldedWeek,
  added: readonly JournalEntry[],
  head = headAfter(week.head, added),
): FoldedWeek {
  const journal = [...week.journal, ...added];
  const corrected = correctedSetup(added);
  if (corrected !== null) {
    const dice = recorded(week.dice(journal));
    const state = fold(mercenaries, corrected, journal, dice);
    return folded({ ...week, setup: corrected }, state, journal, dice.thrown, head);
  }
  if (added.every(canFoldOn)) {
    const dice = recorded(week.dice(journal), week.thrown);
    const state = foldOn(mercenaries, week.state, added.filter(isPlayed), diceIn(dice, epochOf(week.journal)));
    return folded(week, state, journal, dice.thrown, head);
  }
  const dice = recorded(week.dice(journal));
  return folded(week, fold(mercenaries, week.setup, journal, dice), journal, dice.thrown, head);
}

/** What a week counts as having opened with, by the last entry that corrected it; null: as it did open. */
export function correctedSetup(journal: readonly JournalEntry[]): Setup | null {
  const last = journal.findLast((entry) => entry.kind === 'corrected');
  return last === undefined ? null : readSetup(last.setup);
}

/** The same week for previews: only dice that were thrown show what they fell on. */
export const forPreview = (week: FoldedWeek): FoldedWeek => {
  const dice: WeekDice = (journal) => onlyThrown(week.dice(journal), week.thrown);
  return folded({ ...opening(week), dice }, week.state, week.journal, week.thrown, week.head);
};

/** What a week was before any entry. */
export const opening = ({ id, season, week, stream, opensAt, setup, dice }: OpenedWeek): OpenedWeek => ({
  ...{ id, season, week, stream, opensAt, setup, dice },
});

function folded(
  week: OpenedWeek,
  state: State,
  journal: readonly JournalEntry[],
  thrown: ReadonlySet<string>,
  head: string,
): FoldedWeek {
  let record: View | null = null;
  let orphans: readonly Orphan[] | null = null;
  return {
    ...opening(week),
    ...{ state, journal, thrown, head },
    seq: journal.at(-1)?.seq ?? 0,
    get record() {
      record ??= mercenaries.view(state, { kind: 'record' });
      return record;
    },
    get orphans() {
      orphans ??= journal.some(isAmendment)
        ? foldAll(mercenaries, week.setup, journal, week.dice(journal)).orphans
        : [];
      return orphans;
    },
  };
}

/** Whether the rules step it: amendments and annotations they never meet. */
const isPlayed = (entry: JournalEntry): entry is Entry => !isAmendment(entry) && !isAnnotation(entry);
