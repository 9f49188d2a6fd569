import type { Tx } from '../../../platform/db/client';
import type { FoldedWeek } from '../fold';

/** What the rows of a week are made of: the week as its journal leaves it, and where its keys stand in the database. */
export interface Source {
  readonly week: FoldedWeek;
  readonly ids: Ids;
}

/** Ids by immutable key. */
export interface Ids {
  readonly teams: ReadonlyMap<string, string>;
  readonly mercs: ReadonlyMap<string, string>;
  /** By `MERC/ABILITY`. */
  readonly abilities: ReadonlyMap<string, string>;
  /** Those who have posted in the week. */
  readonly users: ReadonlyMap<string, string>;
}

interface KeyedId {
  key: string;
  id: string;
}

/** Reads them for a week's season, in four queries whatever its size. */
export async function readIds(tx: Tx, week: FoldedWeek): Promise<Ids> {
  const seasonId = week.season.id;
  const select = { key: true, id: true } as const;
  const teams = await tx.team.findMany({ where: { seasonId }, select });
  const mercs = await tx.mercenary.findMany({ where: { seasonId }, select });
  const abilities = await tx.ability.findMany({ where: { mercenary: { seasonId } }, select });
  const actors = [...new Set(week.journal.map((entry) => entry.actor))];
  const users = await tx.user.findMany({ where: { key: { in: actors } }, select });
  return { teams: byKey(teams), mercs: byKey(mercs), abilities: byKey(abilities), users: byKey(users) };
}

const byKey = (rows: readonly KeyedId[]): ReadonlyMap<string, string> => new Map(rows.map((row) => [row.key, row.id]));

/** The id of what must be there: its keys come from the season itself. */
export function idOf(ids: ReadonlyMap<string, string>, key: string, what: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The season has no ${what} "${key}".`);
  return id;
}
