import { unseal } from '../../engine/dice/seal';
import { readSetup } from '../../engine/rules/mercenaries/upgrade';
import { db, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { readEntries } from '../journal/entries';
import { drop, known, learn } from './cache';
import { diceOf } from './dice';
import { door } from './entry';
import { carryOn, type FoldedWeek, opened } from './fold';
import type { LoadedWeek, WeekRef } from './types';

/**
 * The open week of a season, or the one that `where` names, folded up to its last entry. Cheap when the
 * process knows it already: one query, and one step for each entry that is new.
 * @returns `not-found` where there is no such week
 */
export async function loadWeek(where: WeekRef): Promise<Result<LoadedWeek>> {
  return loadFolded(where);
}

/** The same, with what it takes to fold it on. */
export async function loadFolded(where: WeekRef): Promise<Result<FoldedWeek>> {
  const head = await db.week.findFirst({
    where: { season: { key: where.season }, number: where.week },
    orderBy: { number: 'desc' },
    select: { id: true, seq: true, head: true },
  });
  if (!head) return noSuchWeek(where);
  const held = known(head.id);
  // Another act may have come in, and be known here, since the row was read.
  if (held && (held.head === head.head || (held.seq > head.seq && (await isOf(db, held))))) return ok(held);
  const week = await upToDate(db, head);
  learn(week);
  return ok(week);
}

export const noSuchWeek = (where: WeekRef): Result<never> =>
  mistake(
    'not-found',
    where.week === undefined
      ? `There is no season "${where.season}" with an open week.`
      : `There is no week ${where.week}.`,
  );

/** Where the row of a week stands. */
export interface Head {
  readonly id: string;
  /** The last entry that the database holds. */
  readonly seq: number;
  /** Its hash. */
  readonly head: string;
}

/** Whether a folded week is of the entries that the database holds: after a fail-over they may be others. */
async function isOf(tx: Tx, { stream, seq, head }: FoldedWeek): Promise<boolean> {
  if (seq === 0) return true;
  const last = await tx.journalEntry.findUnique({
    where: { stream_seq: { stream, seq } },
    select: { hash: true },
  });
  return last?.hash === head;
}

/** A week folded to where its row stands, from what this process knows of it. What it reads is not kept yet. */
export async function upToDate(tx: Tx, head: Head): Promise<FoldedWeek> {
  const held = known(head.id);
  if (held && held.seq === head.seq && held.head === head.head) return held;
  const goesOn = held !== undefined && held.seq <= head.seq && (await isOf(tx, held));
  if (held && !goesOn) drop(head.id);
  const week = goesOn ? held : await readOpening(tx, head.id);
  const added = await readEntries(tx, door, week.stream, week.seq);
  const entries = added.map(({ entry }) => entry);
  return entries.length === 0 ? week : carryOn(week, entries, added.at(-1)?.hash);
}

/** A week as it opened, before any entry. */
export async function readOpening(tx: Tx, id: string): Promise<FoldedWeek> {
  const row = await tx.week.findUniqueOrThrow({
    where: { id },
    include: { season: { select: { id: true, key: true, timeZone: true } } },
  });
  const seed = unseal(row.seedSealed, row.stream);
  return opened({
    id: row.id,
    season: row.season,
    week: row.number,
    stream: row.stream,
    opensAt: row.opensAt.toISOString(),
    setup: readSetup(row.setup),
    dice: diceOf(seed, row.stream),
  });
}
