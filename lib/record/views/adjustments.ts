import { db } from '../../platform/db/client';
import { readPeople } from './acts';

/** One thing that an admin entered by hand, as pages show it beside what it changed. */
export interface AdjustmentLine {
  readonly id: string;
  readonly entry: string;
  readonly week: number;
  readonly at: string;
  /** The admin's name. */
  readonly by: string;
  /** `gp`, `exp`, `status`, `recharge` …, as the rules name it. */
  readonly about: string;
  readonly team: string | null;
  readonly merc: string | null;
  readonly ability: string | null;
  readonly text: string;
  readonly because: string;
}

/** Whose adjustments: each list may be left out. One that names a week's id keeps to that week. */
export interface AdjustedOf {
  readonly season: string;
  readonly week?: string;
  readonly teams?: readonly string[];
  /** Abilities of these mercs are told with them. */
  readonly mercs?: readonly string[];
}

/** What admins entered by hand for teams and mercs of a season, newest first; without both lists, for all. */
export async function readAdjustments({ season, week, teams, mercs }: AdjustedOf): Promise<AdjustmentLine[]> {
  const named = [
    ...(teams === undefined ? [] : [{ teamKey: { in: [...teams] } }]),
    ...(mercs === undefined
      ? []
      : [{ mercKey: { in: [...mercs] } }, ...mercs.map((merc) => ({ abilityKey: { startsWith: `${merc}/` } }))]),
  ];
  const rows = await db.adjustment.findMany({
    where: { week: { seasonId: season }, weekId: week, ...(named.length === 0 ? {} : { OR: named }) },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    include: { week: { select: { number: true } } },
  });
  const people = await readPeople(rows.map(({ actor }) => actor));
  return rows.map((row) => ({
    id: row.id,
    entry: row.id.slice(0, row.id.lastIndexOf('.')),
    week: row.week.number,
    at: row.at.toISOString(),
    by: people(row.actor),
    about: row.about,
    team: row.teamKey,
    merc: row.mercKey,
    ability: row.abilityKey,
    text: row.text,
    because: row.because,
  }));
}
