import type { Tx } from '../../platform/db/client';
import type { Row } from '../../platform/db/save';
import { actsOf, readEntries, type Stored } from '../journal/entries';
import { door } from './entry';
import { carryOn, type FoldedWeek } from './fold';
import { readOpening } from './load';
import { readFound } from './projection/found';
import { nextOfWeek, type Revisions } from './projection/rulings';
import { readIds } from './projection/source';
import { project, weekOf, writeChanges, writeRulings } from './projection/write';
import type { JournalEntry } from './types';

/** Writes anew what people read of a week that is held, from its journal alone. @returns the week, folded by these rules */
export async function rewrite(
  tx: Tx,
  { id, season, week: number, stream }: Pick<FoldedWeek, 'id' | 'season' | 'week' | 'stream'>,
): Promise<FoldedWeek> {
  const replayed = replay(await readOpening(tx, id), await readEntries(tx, door, stream));
  const { week } = replayed;
  const ids = await readIds(tx, week);
  const next = await tx.week.findFirst({
    where: { seasonId: season.id, number: { gt: number } },
    select: { id: true },
  });
  const rows = project({ week, ids });
  const found = await readFound(tx, week);
  await writeChanges(tx, next ? weekOf(found) : found, next ? weekOf(rows) : rows);
  await tx.ruling.deleteMany({ where: { weekId: id } });
  await writeRulings(tx, [...replayed.rulings.values()]);
  return week;
}

/** Folds a week act by act, as it was played: what a ruling was in between is on record too. */
function replay(opening: FoldedWeek, stored: readonly Stored<JournalEntry>[]): Replayed {
  let week = opening;
  let revisions: Revisions = new Map();
  const rulings = new Map<unknown, Row>();
  for (const entries of actsOf(stored)) {
    week = carryOn(week, entries);
    const next = nextOfWeek(revisions, week, entries[0]);
    revisions = next.revisions;
    for (const row of next.rows) rulings.set(row.id, row);
  }
  return { week, rulings };
}

interface Replayed {
  readonly week: FoldedWeek;
  /** By id, every revision as it stands in the end. */
  readonly rulings: ReadonlyMap<unknown, Row>;
}
