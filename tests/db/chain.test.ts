import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkWeeks } from '@/lib/cli/doctor/weeks';
import { db } from '@/lib/platform/db/client';
import { applyMigration, readMigrations } from '@/lib/platform/db/migrate';
import { canonical, GENESIS, linkOf } from '@/lib/record/journal/chain';
import { plainEntry } from '@/lib/record/journal/entries';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadFolded } from '@/lib/record/week/load';
import { publishedHead } from '@/lib/record/week/published';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { freshDatabase } from '../support/database';
import { value } from '../support/results';
import { beside, ownDatabase } from './database';
import { merc, openSeason, type TestSeason, team } from './league';

const database = ownDatabase();
let season: TestSeason;

beforeEach(async () => {
  season = await openSeason(2);
});

const does = async (...entries: NewJournalEntry[]) =>
  value(await append({ where: { season: season.key }, actor: season.admin, entries: () => ok(entries) }));
const week = async () => value(await loadFolded({ season: season.key }));
const rows = () => db.journalEntry.findMany({ where: { stream: `${season.key}/1` }, orderBy: { seq: 'asc' } });
const talk = (text: string): NewJournalEntry => ({ kind: 'post', by: team(1), text, readings: [], reader: 'test' });
const because = 'Counted again.';
const pays = (gp: number): NewJournalEntry => ({ kind: 'adjust', team: team(1), gp, because });
const gp = async () => (await week()).record.teams[team(1)]?.gp;

/** Changes what nobody can change on the site. */
const tampers = (sql: string) =>
  beside(database.url(), (client) =>
    client.query(
      `ALTER TABLE "JournalEntry" DISABLE TRIGGER USER; ${sql}; ALTER TABLE "JournalEntry" ENABLE TRIGGER USER`,
    ),
  );

describe('the chain of a journal', () => {
  it('is SHA-256 over the hash before and the entry, with keys in order and no blanks', async () => {
    expect(canonical({ b: [1, null, 'é"'], a: { z: true, y: undefined }, 10: 0 })).toBe(
      '{"10":0,"a":{"z":true},"b":[1,null,"é\\""]}',
    );
    await does(talk('Good morning.'));
    const [first, second] = await rows();
    if (!first || !second) throw new Error('Both entries are there.');
    const hashed = (before: string, row: typeof first) =>
      createHash('sha256')
        .update(`${before}\n${canonical(plainEntry(row))}`)
        .digest('hex');
    expect(first.hash).toBe(hashed('0'.repeat(64), first));
    expect(second.hash).toBe(hashed(first.hash, second));
    expect(await db.week.findFirst({ where: { seasonId: season.id } })).toMatchObject({ head: second.hash });
  });

  it('leads to the same head whether a week is folded step by step or from nothing', async () => {
    await does(talk('One.'), talk('Two.'));
    const stepped = await week();
    forget();
    expect((await week()).head).toBe(stepped.head);
    expect((await rows()).at(-1)?.hash).toBe(stepped.head);
  });

  it('of entries of before it is what their migration makes of them', async () => {
    const old = await freshDatabase({ empty: true });
    const client = new Client({ connectionString: old.url });
    await client.connect();
    try {
      const all = await readMigrations('prisma/migrations');
      const chain = all.findIndex(({ name }) => name.endsWith('_chain_of_the_journal'));
      await client.query(
        'CREATE TABLE "_prisma_migrations" (id text, checksum text, finished_at timestamptz, migration_name text, logs text, rolled_back_at timestamptz, started_at timestamptz, applied_steps_count int)',
      );
      for (const migration of all.slice(0, chain)) value(await applyMigration(client, migration));
      const kept = [
        {
          stream: 'b/1',
          seq: 2,
          payload: { text: 'Ångström “é” \\ \u0001 \t / 🗡', n: [1.5, -0.25, 1e21], on: false, deep: { b: {}, a: [] } },
        },
        { stream: 'b/1', seq: 1, payload: { because: 'First.', Ärger: 1, zebra: null, actorless: 'x' } },
        { stream: 'a/1', seq: 1, payload: {} },
      ];
      for (const { stream, seq, payload } of kept) {
        await client.query(
          `INSERT INTO "JournalEntry" (id, stream, seq, act, kind, at, actor, "payloadVersion", payload)
           VALUES ($1, $2, $3, $3, 'post', '2026-11-30T06:05:04.030Z', 'ann "the" é', 1, $4)`,
          [`${stream.replace('/', '-')}-${seq}`, stream, seq, JSON.stringify(payload)],
        );
      }
      const migration = all[chain];
      if (!migration) throw new Error('The migration is there.');
      value(await applyMigration(client, migration));
      const { rows: migrated } = await client.query('SELECT * FROM "JournalEntry" ORDER BY stream, seq');
      const [a, b, c] = migrated;
      expect(a.hash).toBe(linkOf(GENESIS, plainEntry(a)));
      expect(b.hash).toBe(linkOf(GENESIS, plainEntry(b)));
      expect(c.hash).toBe(linkOf(b.hash, plainEntry(c)));
      await expect(client.query(`UPDATE "JournalEntry" SET hash = 'x'`)).rejects.toThrow('is refused');
    } finally {
      await client.end();
      await old.close();
    }
  });

  it('tells the doctor of an entry that was rewritten, though every page agrees with it', async () => {
    await does(talk('As it was.'));
    expect((await checkWeeks()).filter(({ state }) => state === 'bad')).toEqual([]);
    await tampers(`UPDATE "JournalEntry" SET actor = 'leader-1-1' WHERE stream = '${season.key}/1' AND seq = 2`);
    const found = (await checkWeeks()).filter(({ message }) => message.includes(season.key));
    expect(found).toMatchObject([{ state: 'bad', message: expect.stringContaining('entry 2 of its journal') }]);
    await tampers(
      `UPDATE "JournalEntry" SET actor = '${season.admin.key}' WHERE stream = '${season.key}/1' AND seq = 2`,
    );
    expect((await checkWeeks()).filter(({ message }) => message.includes(season.key))).toEqual([]);
  });
});

/** What of a row somebody could change, whether it is hashed or follows from what is. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: `id = id || '0'`,
  seq: `seq = seq + 70`,
  act: `act = 1`,
  kind: `kind = 'day'`,
  at: `at = at + interval '1 millisecond'`,
  actor: `actor = 'somebody-else'`,
  payload: `payload = (payload::jsonb || '{"text": "Other words."}')::json`,
  payloadVersion: `"payloadVersion" = 99`,
  hash: `hash = md5(hash)`,
  weekId: `"weekId" = NULL`,
  stream: `stream = stream || '0'`,
  idempotencyKey: `"idempotencyKey" = 'taken from another act'`,
};

describe('an entry of which somebody changed', () => {
  it.each(Object.entries(COLUMNS))('its %s is told by the doctor', async (column, set) => {
    await does(talk('One.'));
    await does(talk('Two.'), talk('With it.'));
    await does(talk('Three.'));
    const bad = async () =>
      (await checkWeeks()).filter(({ state, message }) => state === 'bad' && message.includes(season.key));
    expect(await bad()).toEqual([]);
    const seq = column === 'idempotencyKey' ? 4 : 3;
    await tampers(`UPDATE "JournalEntry" SET ${set} WHERE stream = '${season.key}/1' AND seq = ${seq}`);
    expect(await bad()).toMatchObject([{ message: expect.stringMatching(/journal/) }]);
    // The next test looks at a season of its own.
    await beside(database.url(), (client) =>
      client.query(`ALTER TABLE "JournalEntry" DISABLE TRIGGER USER; SET session_replication_role = replica;
        DELETE FROM "JournalEntry" WHERE stream LIKE '${season.key}/%'; DELETE FROM "Week" WHERE stream LIKE '${season.key}/%';
        ALTER TABLE "JournalEntry" ENABLE TRIGGER USER`),
    );
  });
});

describe('a folded week that a process knows', () => {
  /** The database falls over to a copy that lacks the last entries. */
  const failsOver = async (seq: number) => {
    const stream = `${season.key}/1`;
    await beside(database.url(), async (client) => {
      const kept = await client.query(`SELECT hash FROM "JournalEntry" WHERE stream = $1 AND seq = $2`, [stream, seq]);
      await client.query(`ALTER TABLE "JournalEntry" DISABLE TRIGGER USER`);
      await client.query(`DELETE FROM "LedgerLine" WHERE "weekId" IN (SELECT id FROM "Week" WHERE stream = $1)`, [
        stream,
      ]);
      await client.query(`DELETE FROM "Adjustment" WHERE "weekId" IN (SELECT id FROM "Week" WHERE stream = $1)`, [
        stream,
      ]);
      await client.query(`DELETE FROM "Ruling" WHERE "weekId" IN (SELECT id FROM "Week" WHERE stream = $1)`, [stream]);
      await client.query(`UPDATE "Team" SET gp = 10 WHERE "seasonId" = $1`, [season.id]);
      await client.query(`DELETE FROM "JournalEntry" WHERE stream = $1 AND seq > $2`, [stream, seq]);
      await client.query(`UPDATE "Week" SET seq = $2, head = $3 WHERE stream = $1`, [stream, seq, kept.rows[0].hash]);
      await client.query(`ALTER TABLE "JournalEntry" ENABLE TRIGGER USER`);
    });
  };
  const written = async () => {
    const row = await db.team.findFirst({ where: { seasonId: season.id, key: team(1) } });
    return row?.gp;
  };

  it('is not used where the database went back behind it', async () => {
    await does(pays(5));
    expect(await gp()).toBe(15);
    await failsOver(1);
    expect(await gp()).toBe(10);
  });

  it('is not used where other entries stand in the place of its own', async () => {
    await does(pays(5));
    const lost = await week();
    await failsOver(1);
    // Another process appends to what it finds.
    forget();
    await does(pays(1));
    const { learn } = await import('@/lib/record/week/cache');
    learn({ ...lost, seq: lost.seq + 5 });
    expect(await gp()).toBe(11);
    learn(lost);
    await does(pays(1));
    expect(await gp()).toBe(12);
    expect(await written()).toBe(12);
    expect((await checkWeeks()).filter(({ message }) => message.includes(season.key))).toEqual([]);
  });
});

describe('the published head', () => {
  it('is of the last entry, but never of a sealed order or what came after it', async () => {
    await does(talk('Hello.'), { kind: 'advance', to: 'Wartime', closesAt: null });
    const before = await publishedHead(await week());
    expect(before).toEqual({ seq: 3, hash: (await week()).head });
    await append({
      where: { season: season.key },
      actor: season.leader(1),
      entries: () => ok([{ kind: 'roster', by: team(1), mercs: [merc(1, 1)] }]),
    });
    await does(talk('Nobody may try out rosters against a hash.'));
    expect(await publishedHead(await week())).toEqual(before);
    await does({ kind: 'advance', to: 'Battles', closesAt: null });
    expect(await publishedHead(await week())).toEqual({ seq: 6, hash: (await week()).head });
  });
});
