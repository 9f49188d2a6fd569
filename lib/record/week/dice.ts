import { isNonce, mixedSeed, NONCE_LIMIT, type Nonce } from '../../engine/dice/nonce';
import type { Seed } from '../../engine/dice/seed';
import { seededDice } from '../../engine/dice/stream';
import type { Dice } from '../../engine/rules/kernel/dice';
import { canFoldOn, fold } from '../../engine/rules/kernel/fold';
import { mercenaries } from '../../engine/rules/mercenaries';
import { mistake, ok, type Result } from '../../result';
import type { FoldedWeek, WeekDice } from './fold';
import type { JournalEntry, NewJournalEntry, Seen } from './types';

/** The dice of a week: its seed with the nonces of its journal mixed in. The fold asks for later epochs by itself. */
export const diceOf =
  (seed: Seed, stream: string): WeekDice =>
  (journal) =>
    seededDice(mixedSeed(seed, stream, noncesIn(journal)), stream, 0);

/**
 * The nonce of each team, the last one that it gave. They count whatever becomes of their entries: to take one back would
 * throw every die of the week anew.
 */
export function noncesIn(journal: readonly JournalEntry[]): readonly Nonce[] {
  const last = new Map<string, string>();
  for (const entry of journal) if (entry.kind === 'nonce') last.set(entry.by, entry.nonce);
  return [...last].map(([team, nonce]) => ({ team, nonce }));
}

/**
 * Whether a die of the week was ever thrown, also one whose use was struck since: from then on the nonces stand, for
 * somebody has seen how the dice fall.
 */
export function everThrown(week: FoldedWeek): boolean {
  if (week.thrown.size > 0) return true;
  let thrown = false;
  const dice = week.dice(week.journal);
  const watched: Dice = {
    roll(label, sides) {
      thrown = true;
      return dice.roll(label, sides);
    },
  };
  // What an amendment took away was seen before it.
  return week.journal.some((entry, place) => {
    if (canFoldOn(entry)) return false;
    fold(mercenaries, week.setup, week.journal.slice(0, place), watched);
    return thrown;
  });
}

/**
 * The entry with which a team mixes its nonce into the week's dice.
 * @returns `nonce` where the text is none, `thrown` where a die of the week was thrown already
 */
export function giveNonce(seen: Seen, by: string, nonce: string): Result<readonly NewJournalEntry[]> {
  if (!isNonce(nonce)) {
    return mistake('nonce', `A nonce is one line of at most ${NONCE_LIMIT} characters.`, { field: 'nonce' });
  }
  if (seen.thrown) {
    return mistake('thrown', `A die of week ${seen.week.week} has been thrown, so that its nonces stand as they are.`, {
      next: 'Mix yours in when the next week opens, before its first draw.',
      field: 'nonce',
    });
  }
  return ok([{ kind: 'nonce', by, nonce }]);
}
