import { AT_LEISURE, db, type Tx } from '../db/client';
import type { Row } from '../db/save';
import { ok, type Result } from '../result';
import { mercenaries } from '../rules/mercenaries';
import { learn } from './cache';
import { readEntries, type StoredEntry } from './entries';
import { carryOn, type FoldedWeek } from './fold';
import { hold } from './hold';
import { noSuchWeek, readOpening } from './load';
import { readFound } from './projection/found';
import { nextRevisions, type Revisions } from './projection/rulings';
import { readIds } from './projection/source';
import { project, weekOf, writeChanges, writeRulings } from './projection/write';
import type { WeekRef } from './types';

/**
 * Writes anew what people read of a week, or of every week of a season, from the journal alone; what the journal does
 * not say is taken away. Teams, mercs and abilities are as the open week has them, and left alone for a closed one.
 * @returns the numbers of the weeks that were rebuilt, or `not-found`
 */
export async function rebuild(where: WeekRef = {}): Promise<Result<readonly number[]>> {
  const weeks = await db.week.findMany({
    where: { season: { key: where.season }, number: where.week },
    orderBy: [{ season: { createdAt: 'desc' } }, { number: 'asc' }],
    select: { number: true, season: { select: { key: true } } },
  });
  const season = weeks[0]?.season.key;
  if (season === undefined) return noSuchWeek(where);
  const numbers = weeks.filter((week) => week.season.key === season).map(({ number }) => number);
  for (const week of numbers) {
    const rebuilt = await db.$transaction((tx) => rebuildWeek(tx, { season, week }), AT_LEISURE);
    if (!rebuilt.ok) return rebuilt;
    learn(rebuilt.value);
  }
  return ok(numbers);
}

/** The same for one week, as a part of a transaction. */
export async function rebuildWeek(tx: Tx, where: WeekRef): Promise<Result<FoldedWeek>> {
  const held = await hold(tx, where);
  if (!held.ok) return held;
  const { id, season, week: number } = held.value.week;
  const replayed = replay(await readOpening(tx, id), await readEntries(tx, held.value.week.stream));
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
  return ok(week);
}

/** Folds a week act by act, as it was played: what a ruling was in between is on record too. */
function replay(opening: FoldedWeek, stored: readonly StoredEntry[]): Replayed {
  let week = opening;
  let revisions: Revisions = new Map();
  const rulings = new Map<unknown, Row>();
  for (const act of new Set(stored.map((one) => one.act))) {
    const entries = stored.filter((one) => one.act === act).map(({ entry }) => entry);
    const [first] = entries;
    if (!first) continue;
    week = carryOn(week, entries);
    const next = nextRevisions(revisions, week.id, {
      rulings: mercenaries.rulings(week.state),
      journal: week.journal,
      first,
    });
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
