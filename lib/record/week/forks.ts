import { diceIn } from '../../engine/rules/kernel/dice';
import { epochsOf } from '../../engine/rules/kernel/epoch';
import { arrange } from '../../engine/rules/kernel/fold';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry } from '../../engine/rules/mercenaries/entry';
import { enveloped } from '../journal/entries';
import { door } from './entry';
import { type FoldedWeek, forPreview } from './fold';
import { timeNow } from './preview';
import type { State } from './ruleset';
import type { NewJournalEntry } from './types';

/** A ruling that may be amended, and the ways in which it may be. */
export interface Fork {
  readonly ruling: string;
  /** The post that all ways are about; each leaves what came before it as it is (settle, accept, strike). */
  readonly target: string;
  readonly ways: readonly (readonly NewJournalEntry[])[];
}

/** What a way would come to: `unknown` where its budget is spent; null where the ruling would not be there. */
export type Forked = Ruling | 'unknown' | null;

/** What an entry's step costs: a post takes one for each of its readings. */
const costOf = (entry: Entry): number => 1 + ('readings' in entry ? entry.readings.length : 0);

/**
 * What rulings of a week would come to if what they rest on were amended, each in several ways. The week is folded once, up to the
 * last of the posts, and for each way from its post on; only dice that were thrown show what they fell on.
 * @param budget steps that the ways of one ruling may take together: what is past it is not folded
 * @returns for each fork, in the order of its ways
 */
export function foldForks(
  loaded: FoldedWeek,
  forks: readonly Fork[],
  { viewer, by, budget }: { viewer: Viewer; by: string; budget: number },
): readonly (readonly Forked[])[] {
  const week = forPreview(loaded);
  const dice = week.dice(week.journal);
  const epoch = epochsOf(week.journal);
  const step = (state: State, entry: Entry): State => mercenaries.step(state, entry, diceIn(dice, epoch(entry.seq)));
  const entries = playedOf(week.journal);
  const at = new Map(entries.map(({ id }, index) => [id, index]));
  const wanted = new Set(forks.flatMap(({ target }) => at.get(target) ?? []));
  const before = new Map<number, State>();
  let state = mercenaries.open(week.setup);
  for (let index = 0; before.size < wanted.size; index += 1) {
    if (wanted.has(index)) before.set(index, state);
    const entry = entries[index];
    if (entry === undefined || before.size === wanted.size) break;
    state = step(state, entry);
  }
  const place = { stream: week.stream, seq: week.seq, at: timeNow(week), actor: by };
  return forks.map(({ ruling, target, ways }) => {
    let left = budget;
    return ways.map((way): Forked => {
      const index = at.get(target);
      const from = index === undefined ? undefined : before.get(index);
      const made = enveloped(door, way, place);
      if (index === undefined || from === undefined || !made.ok) return null;
      const rest = playedOf([...week.journal, ...made.value]).slice(index);
      left -= rest.reduce((sum, entry) => sum + costOf(entry), 0);
      if (left < 0 || rest[0]?.id !== target) return 'unknown';
      const { rulings } = mercenaries.view(rest.reduce(step, from), viewer);
      return rulings.find(({ id }) => id === ruling) ?? null;
    });
  });
}

const playedOf = (journal: FoldedWeek['journal']): readonly Entry[] => arrange<Entry>(journal).entries;
