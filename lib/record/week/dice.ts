import { mixedSeed, type Nonce } from '../../engine/dice/nonce';
import type { Seed } from '../../engine/dice/seed';
import { seededDice } from '../../engine/dice/stream';
import { mixedRoundIn } from './beacon';
import type { WeekDice } from './fold';
import type { JournalEntry } from './types';

/** The dice of a week: its seed with the nonces and the beacon's round of its journal mixed in. The fold asks for later epochs by itself. */
export const diceOf =
  (seed: Seed, stream: string): WeekDice =>
  (journal) =>
    seededDice(mixedSeed(seed, stream, noncesIn(journal), mixedRoundIn(journal)), stream, 0);

/**
 * The nonces that a week's dice are drawn with: those that were opened before it, as its opening has them. In a week from
 * before commitments, the last one that each team gave in it. They count whatever becomes of their entries: to take one back
 * would throw every die of the week anew.
 */
export function noncesIn(journal: readonly JournalEntry[]): readonly Nonce[] {
  const last = new Map<string, string>();
  for (const entry of journal) {
    if (entry.kind === 'nonce') last.set(entry.by, entry.nonce);
    if (entry.kind === 'nonce-mix') for (const { team, nonce } of entry.nonces) last.set(team, nonce);
  }
  return [...last].map(([team, nonce]) => ({ team, nonce }));
}
