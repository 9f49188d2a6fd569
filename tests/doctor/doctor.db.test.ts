import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkShape } from '@/lib/cli/doctor/database';
import { mendPages } from '@/lib/cli/doctor/mend';
import { checkSeeds } from '@/lib/cli/doctor/seeds';
import { checkWeeks } from '@/lib/cli/doctor/weeks';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { ok } from '@/lib/result';
import { beside, everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason } from '../db/league';

const database = ownDatabase();
let season: TestSeason;

beforeAll(async () => {
  season = await openSeason(2);
  const where = { season: season.key, week: 1 };
  await advance({ where, actor: season.admin, to: 'Wartime' });
  await append({
    where,
    actor: season.leader(1),
    entries: () => ok([declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)])]),
  });
  await advance({ where, actor: season.admin, to: 'Week' });
});
afterEach(() => {
  process.env.DICE_KEY = '0123456789abcdef'.repeat(4);
});

const sql = (text: string) => beside(database.url(), (client) => client.query(text));
const look = async () => [...(await checkShape(database.url())), ...(await checkSeeds()), ...(await checkWeeks())];
const wrong = async () => (await look()).filter(({ state }) => state !== 'fine').map(({ message }) => message);

/** What the doctor says while something is as it must not be. */
async function while_(breaks: string, mends: string): Promise<string[]> {
  await sql(breaks);
  try {
    return await wrong();
  } finally {
    await sql(mends);
  }
}

const unguarded = (text: string) =>
  `ALTER TABLE "JournalEntry" DISABLE TRIGGER USER; ${text}; ALTER TABLE "JournalEntry" ENABLE TRIGGER USER`;

describe('the doctor', () => {
  it('finds nothing wrong with a season that was played, and changes nothing by looking', async () => {
    const before = await everything(database.url());
    expect(await wrong()).toEqual([]);
    expect((await look()).map(({ about }) => about)).toEqual(['migrations', 'guards', 'seeds', 'journal', 'pages']);
    expect(await everything(database.url())).toEqual(before);
  });

  it.each([
    [
      'a number that no journal says',
      `UPDATE "Team" SET gp = gp + 5 WHERE key = 'team-1'`,
      /week 2: .*: Team .* \(false\)/,
    ],
    ['a ruling that was changed', `UPDATE "Ruling" SET outcome = 'Failed'`, /week 1: .*: Ruling .* \(false\)/],
    [
      'a post that is gone',
      `DELETE FROM "DeclarationTarget"; DELETE FROM "Declaration"; DELETE FROM "Post"`,
      /Post .* \(missing\)/,
    ],
  ])('finds %s, and mends it from the journal', async (_, breaks, message) => {
    const before = await everything(database.url());
    await sql(breaks);
    expect(await wrong()).toEqual([expect.stringMatching(message)]);
    forget();
    expect(await mendPages()).toEqual(ok(null));
    expect(await wrong()).toEqual([]);
    expect(await everything(database.url())).toEqual(before);
  });

  it('leaves a week alone that was ruled under other rules: they would rule it otherwise', async () => {
    const version = (value: string) => `UPDATE "Week" SET "rulesetVersion" = '${value}' WHERE number = 1`;
    const [row] = (await sql(`SELECT "rulesetVersion" AS is FROM "Week" WHERE number = 1`)).rows;
    await sql(`${version('0')}; UPDATE "Ruling" SET outcome = 'Failed' WHERE id LIKE '%-1-%'`);
    const before = await everything(database.url());
    expect(await wrong()).toEqual([]);
    expect(await mendPages()).toEqual(ok(null));
    expect(await everything(database.url())).toEqual(before);
    await sql(version(row.is));
    expect(await wrong()).toHaveLength(1);
    expect(await mendPages()).toEqual(ok(null));
  });

  it('finds an entry that was taken out of the journal', async () => {
    const said = await while_(
      unguarded(
        `CREATE TABLE kept AS SELECT * FROM "JournalEntry"; DELETE FROM "JournalEntry" WHERE stream = '${season.key}/1' AND seq = 2`,
      ),
      unguarded(
        'INSERT INTO "JournalEntry" SELECT * FROM kept WHERE id NOT IN (SELECT id FROM "JournalEntry"); DROP TABLE kept',
      ),
    );
    expect(said).toContainEqual(expect.stringMatching(/week 1: its journal has 3 entries, and the last is number 4/));
  });

  it('finds an entry that was changed', async () => {
    const set = (from: string, to: string) =>
      unguarded(
        `UPDATE "JournalEntry" SET payload = replace(payload::text, '${from}', '${to}')::json WHERE kind = 'post'`,
      );
    const said = await while_(set('merc-2-1', 'merc-2-2'), set('merc-2-2', 'merc-2-1'));
    expect(said).toContainEqual(
      expect.stringMatching(/week 1: entry \d of its journal, or one before it, is not what was hashed/),
    );
  });

  it('finds that the journal is no longer guarded', async () => {
    const name = '"JournalEntry_is_only_added_to"';
    const table = 'ALTER TABLE "JournalEntry"';
    const said = await while_(`${table} DISABLE TRIGGER ${name}`, `${table} ENABLE TRIGGER ${name}`);
    expect(said).toEqual([expect.stringContaining('JournalEntry_is_only_added_to on JournalEntry')]);
  });

  it('finds a seed, a hash and a chain that are not what was published', async () => {
    const zeros = `'${'0'.repeat(64)}'`;
    const set = (table: string, column: string, value: string) =>
      [
        `CREATE TABLE kept AS SELECT id, "${column}" AS old FROM "${table}"; UPDATE "${table}" SET "${column}" = ${value}`,
        `UPDATE "${table}" t SET "${column}" = old FROM kept WHERE kept.id = t.id; DROP TABLE kept`,
      ] as const;
    expect(await while_(...set('Season', 'chainEnd', zeros))).toContainEqual(
      expect.stringMatching(/published end of the chain/),
    );
    expect(await while_(...set('Week', 'seedHash', zeros))).toContainEqual(
      expect.stringMatching(/week 1: its published hash/),
    );
    expect(await while_(...set('Week', 'seed', zeros))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/week 1: the seed that was shown at its close is not its seed/),
        expect.stringMatching(/week 2: its seed is shown, though it is open/),
      ]),
    );
  });

  it('finds a key that is not the one of the seeds, and says what to put back', async () => {
    process.env.DICE_KEY = 'f'.repeat(64);
    expect(await checkSeeds()).toMatchObject([
      { state: 'bad', message: expect.stringContaining('do not open'), next: expect.stringContaining('secrets.json') },
    ]);
  });

  it('finds a migration that is missing and one that it does not know', async () => {
    const rename = (from: string, to: string) =>
      `UPDATE "_prisma_migrations" SET migration_name = '${to}' WHERE migration_name = '${from}'`;
    const name = '20261130061400_keep_the_journal';
    await sql(rename(name, '2999_unknown'));
    const [finding] = await checkShape(database.url());
    await sql(rename('2999_unknown', name));
    expect(finding).toMatchObject({
      about: 'migrations',
      state: 'bad',
      message: expect.stringContaining('2999_unknown'),
    });
  });
});
