import { AT_LEISURE, db, type Tx } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import { rebuildWeek } from './rebuild';
import type { WeekRef } from './types';

/** A row that people read and that its week's journal says otherwise. */
export interface Deviation {
  readonly table: string;
  readonly id: string;
  /** `missing`: the journal says that there is one. `false`: it is there and should be another, or should not be. */
  readonly how: 'missing' | 'false';
}

/** What is a week's own: each with the SQL that picks the week's rows, `$1` being the id of the week. */
const OF_WEEK: Readonly<Record<string, string>> = {
  Week: 'id = $1::uuid',
  ...Object.fromEntries(
    ['PhaseSpan', 'Match', 'Post', 'Declaration', 'Ruling', 'Roster', 'Bid', 'LedgerLine'].map((table) => [
      table,
      '"weekId" = $1::uuid',
    ]),
  ),
  DeclarationTarget: '"declarationId" IN (SELECT id FROM "Declaration" WHERE "weekId" = $1::uuid)',
};

/** What is as the open week has it. */
const OF_LEAGUE: Readonly<Record<string, string>> = {
  Team: '"seasonId" = (SELECT "seasonId" FROM "Week" WHERE id = $1::uuid)',
  Mercenary: '"seasonId" = (SELECT "seasonId" FROM "Week" WHERE id = $1::uuid)',
  Ability: `"mercenaryId" IN (SELECT m.id FROM "Mercenary" m JOIN "Week" w USING ("seasonId") WHERE w.id = $1::uuid)`,
  Contract: `"mercenaryId" IN (SELECT m.id FROM "Mercenary" m JOIN "Week" w USING ("seasonId") WHERE w.id = $1::uuid)`,
};

/**
 * Compares what people read of a week with what its journal says, by making it anew in a transaction that is rolled
 * back. The week is held meanwhile, as an act holds it.
 * @param open whether it is the last week of its season, so that teams, mercs and abilities are as it has them
 * @returns what deviates, none where all is well; or `not-found`
 * @throws where an entry of the journal cannot be read, or the week's seed does not open
 */
export async function deviations(
  week: WeekRef & { readonly id: string },
  open: boolean,
): Promise<Result<readonly Deviation[]>> {
  const tables = Object.entries(open ? { ...OF_WEEK, ...OF_LEAGUE } : OF_WEEK);
  let found: readonly Deviation[] = [];
  const back = await undone(async (tx) => {
    const before = await readRows(tx, tables, week.id);
    const rebuilt = await rebuildWeek(tx, week);
    if (!rebuilt.ok) return rebuilt;
    found = compare(before, await readRows(tx, tables, week.id));
    return null;
  });
  return back ?? ok(found);
}

/** Does something in a transaction and leaves nothing of it. */
async function undone(
  work: (tx: Tx) => Promise<Result<never> | Result<unknown> | null>,
): Promise<Result<never> | null> {
  class Over extends Error {}
  let refused: Result<never> | null = null;
  try {
    await db.$transaction(async (tx) => {
      const result = await work(tx);
      if (result && !result.ok) refused = result;
      throw new Over();
    }, AT_LEISURE);
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  return refused;
}

type Rows = ReadonlyMap<string, string>;

async function readRows(tx: Tx, tables: readonly (readonly [string, string])[], week: string): Promise<Rows> {
  const rows = new Map<string, string>();
  for (const [table, where] of tables) {
    const key = table === 'DeclarationTarget' ? `"declarationId" || ' ' || place` : 'id::text';
    const read = await tx.$queryRawUnsafe<{ key: string; hash: string }[]>(
      `SELECT ${key} AS key, md5(to_jsonb(t)::text) AS hash FROM "${table}" t WHERE ${where}`,
      week,
    );
    for (const row of read) rows.set(`${table} ${row.key}`, row.hash);
  }
  return rows;
}

function compare(stored: Rows, made: Rows): readonly Deviation[] {
  const of = (key: string, how: Deviation['how']): Deviation => {
    const [table = '', ...id] = key.split(' ');
    return { table, id: id.join(' '), how };
  };
  return [
    ...[...stored].filter(([key, hash]) => made.get(key) !== hash).map(([key]) => of(key, 'false')),
    ...[...made.keys()].filter((key) => !stored.has(key)).map((key) => of(key, 'missing')),
  ];
}
