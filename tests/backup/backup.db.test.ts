import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '@/lib/platform/backup/archive';
import { type Checked, checkBackup } from '@/lib/platform/backup/check';
import { makeBackup } from '@/lib/platform/backup/make';
import { restoreBackup } from '@/lib/platform/backup/restore';
import { migrate } from '@/lib/platform/db/migrate';
import { announce } from '@/lib/platform/db/presence';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { ok } from '@/lib/result';
import { beside, everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason } from '../db/league';
import { freshDatabase, type TestDatabase } from '../support/database';

const MIGRATIONS = 'prisma/migrations';
const KEYS = { diceKey: 'ab'.repeat(32), demoAccounts: [] };

const database = ownDatabase();
const others: TestDatabase[] = [];
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mercenaries-backup-'));
  file = join(folder, 'season.tar.gz');
  const season = await openSeason(2);
  const where = { season: season.key, week: 1 };
  await advance({ where, actor: season.admin, to: 'Wartime' });
  await append({
    where,
    actor: season.leader(1),
    entries: () => ok([declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)])]),
  });
  // Whatever COPY must escape, and the two kinds of nothing.
  await beside(database.url(), async (client) => {
    await client.query(
      `UPDATE "Mercenary" SET writeup = E'tab\\there\\nline\\\\.\\r\\n\\\\N é 🜨', aka = '{"a,b","c\\"d",NULL,""}'`,
    );
    await client.query(`UPDATE "Team" SET motto = '' WHERE key = 'team-1'`);
  });
});
afterAll(async () => {
  for (const other of others) await other.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<TestDatabase> {
  const made = await freshDatabase({ empty: true });
  others.push(made);
  return made;
}

async function made(url = database.url(), to = file) {
  const result = await makeBackup(url, to, KEYS);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

async function whole(from = file): Promise<Checked> {
  const result = await checkBackup(from);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const restored = async (url: string, more: { replace?: boolean; migrations?: string; from?: string } = {}) =>
  restoreBackup(url, await whole(more.from), { migrations: MIGRATIONS, replace: false, ...more });

describe('a backup', () => {
  it('gives another database every row, the same hash, and the guard of the journal', async () => {
    const { hash, rows } = await made();
    const { url } = await emptyDatabase();
    expect(await restored(url)).toEqual(ok({ hash, rows, migrated: [] }));
    expect(await everything(url)).toEqual(await everything(database.url()));
    expect((await made(url, join(folder, 'again.tar.gz'))).hash).toBe(hash);
    await beside(url, async (client) => {
      await expect(client.query(`UPDATE "JournalEntry" SET actor = 'x'`)).rejects.toThrow('is refused');
      await expect(client.query(`DELETE FROM "User" WHERE key IN (SELECT key FROM "User")`)).rejects.toThrow(
        'foreign key',
      );
    });
  });

  it('has another hash when one row is another', async () => {
    const { hash } = await made();
    const { url } = await emptyDatabase();
    await restored(url);
    await beside(url, (client) => client.query(`UPDATE "Team" SET gp = gp + 1 WHERE key = 'team-1'`));
    expect((await made(url, join(folder, 'other.tar.gz'))).hash).not.toBe(hash);
  });

  it('names the head of each journal, and is not restored where the journals end otherwise', async () => {
    await made();
    const checked = await whole();
    const weeks = await beside(database.url(), (client) =>
      client.query(`SELECT stream, seq, head AS hash FROM "Week" ORDER BY stream COLLATE "C"`),
    );
    expect(checked.manifest.heads).toEqual(weeks.rows);
    const { url } = await emptyDatabase();
    const restores = (heads: Checked['manifest']['heads']) =>
      restoreBackup(
        url,
        { ...checked, manifest: { ...checked.manifest, heads } },
        { migrations: MIGRATIONS, replace: false },
      );
    const forged = checked.manifest.heads?.map((head) => ({ ...head, hash: '0'.repeat(64) }));
    expect(await restores(forged)).toMatchObject({ problem: { code: 'differs' } });
    // Backups of before the chain name none.
    expect(await restores(undefined)).toMatchObject({ ok: true });
  });

  it('is for its owner alone, and holds the key', async () => {
    await made();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await whole()).keys).toEqual(KEYS);
  });

  it('is written in parts of about a megabyte, however large a table is', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, MIGRATIONS);
    await beside(url, (client) =>
      client.query(`INSERT INTO "OnceLink" ("tokenHash", id, purpose, "createdAt", "expiresAt")
        SELECT n || repeat('x', 900), gen_random_uuid(), 'owner', now(), now()
        FROM generate_series(1, 9000) n`),
    );
    const large = join(folder, 'large.tar.gz');
    const { hash } = await made(url, large);
    const sizes: number[] = [];
    for await (const { name, bytes } of readArchive(large)) if (name.includes('OnceLink')) sizes.push(bytes.length);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThan(2 * 1024 * 1024);
    expect(await restored((await emptyDatabase()).url, { from: large })).toMatchObject({ ok: true, value: { hash } });
  });

  it('is of one moment, while others write', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, MIGRATIONS);
    let over = false;
    // One row in the first table and one in the last, always together.
    const writing = beside(url, async (client) => {
      for (let n = 0; !over; n += 1) {
        await client.query(`BEGIN;
          INSERT INTO "OnceLink" ("tokenHash", id, purpose, "createdAt", "expiresAt")
            VALUES ('${n}', gen_random_uuid(), 'owner', now(), now());
          INSERT INTO "Throttle" VALUES ('${n}', 1, now()); COMMIT`);
      }
    });
    const to = join(folder, 'moving.tar.gz');
    const counts: number[][] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await made(url, to);
      const { tables } = (await whole(to)).manifest;
      counts.push(['OnceLink', 'Throttle'].map((name) => tables.find((table) => table.name === name)?.rows ?? -1));
    }
    over = true;
    await writing;
    expect(counts.filter(([links, throttles]) => links !== throttles)).toEqual([]);
    expect(counts.at(-1)?.[0]).toBeGreaterThan(counts[0]?.[0] ?? 0);
  });

  it('that fails leaves no half of a file, and the older one', async () => {
    const before = await made();
    const bytes = await readFile(file);
    const stop = AbortSignal.abort(new Error('over'));
    await expect(makeBackup(database.url(), file, KEYS, { stop })).rejects.toThrow('over');
    expect((await readFile(file)).equals(bytes)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
    expect(before.bytes).toBe(bytes.length);
  });

  it('of a database with nothing of the site in it is refused', async () => {
    const { url } = await emptyDatabase();
    expect(await makeBackup(url, join(folder, 'no'), KEYS)).toMatchObject({
      ok: false,
      problem: { code: 'no-tables' },
    });
  });
});

describe('a restore', () => {
  const refused = (code: string) => ({ ok: false, problem: { code } });

  it('refuses a database that is not empty, unless it may throw it away', async () => {
    const { hash } = await made();
    const { url } = await emptyDatabase();
    await restored(url);
    await beside(url, (client) => client.query(`UPDATE "Team" SET gp = 99`));
    const before = await everything(url);
    expect(await restored(url)).toMatchObject(refused('not-empty'));
    expect(await everything(url)).toEqual(before);
    expect(await restored(url, { replace: true })).toMatchObject({ ok: true, value: { hash } });
    expect(await everything(url)).toEqual(await everything(database.url()));
  });

  it('takes a database that is migrated and has no row', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, MIGRATIONS);
    await made();
    expect(await restored(url)).toMatchObject({ ok: true });
  });

  it('refuses a database of something else, whatever it is told', async () => {
    await made();
    const { url } = await emptyDatabase();
    await beside(url, (client) => client.query('CREATE TABLE theirs (id int)'));
    expect(await restored(url, { replace: true })).toMatchObject(refused('foreign-database'));
    expect(Object.keys(await everything(url))).toEqual(['theirs']);
  });

  it('refuses a database on which a site runs', async () => {
    await made();
    const { url } = await emptyDatabase();
    const leave = await announce(url);
    expect(await restored(url)).toMatchObject(refused('running'));
    await leave();
    expect(await restored(url)).toMatchObject({ ok: true });
  });

  it('leaves all as it was when it is cut short', async () => {
    await made();
    const { url } = await emptyDatabase();
    await restored(url);
    const before = await everything(url);
    const options = { migrations: MIGRATIONS, replace: true, stop: AbortSignal.abort(new Error('over')) };
    await expect(restoreBackup(url, await whole(), options)).rejects.toThrow('over');
    expect(await everything(url)).toEqual(before);
  });

  it('refuses what was changed on the way, wherever', async () => {
    await made();
    const bytes = await readFile(file);
    const bad = join(folder, 'bad.tar.gz');
    // The first ones lie in its own description, which grows with every table.
    for (const share of [0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 0.9]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(share * changed.length);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await writeFile(bad, changed);
      expect(await checkBackup(bad), `byte ${at}`).toMatchObject(refused('damaged'));
    }
  });

  it('calls damaged what is named as a backup’s description and says to be none, where its archive is not whole', async () => {
    await made();
    const bytes = await readFile(file);
    const bad = join(folder, 'bad.tar.gz');
    // As if a byte that was changed had turned the description into another one: the archive unpacks, and its sum does not fit.
    const text = gunzipSync(bytes);
    const at = text.indexOf('"format"');
    text.write('"farmat"', at);
    await writeFile(bad, gzipSync(text));
    expect(await checkBackup(bad)).toMatchObject(refused('foreign'));
    await writeFile(bad, gzipSync(text).subarray(0, -4));
    expect(await checkBackup(bad)).toMatchObject(refused('damaged'));
  });

  it('refuses rows that were changed by hand, though the archive is whole', async () => {
    await made();
    const tar = gunzipSync(await readFile(file));
    const at = tar.indexOf('Somebody', 0) >= 0 ? tar.indexOf('Somebody') : tar.indexOf('team-1\t');
    tar[at] = 'X'.charCodeAt(0);
    const bad = join(folder, 'forged.tar.gz');
    await writeFile(bad, gzipSync(tar));
    expect(await checkBackup(bad)).toMatchObject(refused('damaged'));
  });

  it.each([0.2, 0.6, 0.99])('refuses the first %d of a file', async (share) => {
    await made();
    const bytes = await readFile(file);
    const bad = join(folder, 'short.tar.gz');
    await writeFile(bad, bytes.subarray(0, Math.floor(share * bytes.length)));
    expect(await checkBackup(bad)).toMatchObject({ ok: false });
  });

  it.each([
    ['a text', Buffer.from('Not a backup.')],
    ['nothing', Buffer.alloc(0)],
    ['another archive', gzipSync(Buffer.alloc(1024))],
  ])('refuses %s', async (_, bytes) => {
    const bad = join(folder, 'foreign');
    await writeFile(bad, bytes);
    expect(await checkBackup(bad)).toMatchObject(refused('foreign'));
  });

  it('refuses the file of a newer version', async () => {
    await made();
    const tar = gunzipSync(await readFile(file));
    tar.write('"version": 9', tar.indexOf('"version": 1'));
    const newer = join(folder, 'newer.tar.gz');
    await writeFile(newer, gzipSync(tar));
    expect(await checkBackup(newer)).toMatchObject(refused('newer'));
  });
});

describe('a backup of another version of the tables', () => {
  let newer: string;

  beforeAll(async () => {
    newer = join(folder, 'migrations');
    await cp(MIGRATIONS, newer, { recursive: true });
    await mkdir(join(newer, '29990101000000_more'));
    // Numbers, rows of its own, tables that refer to each other, and a trigger that would change what comes in.
    const sql = `
      CREATE TABLE "Hen" (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "eggId" int, weight double precision, raw bytea);
      CREATE TABLE "Egg" (id int PRIMARY KEY, "henId" int REFERENCES "Hen" (id), note jsonb);
      ALTER TABLE "Hen" ADD FOREIGN KEY ("eggId") REFERENCES "Egg" (id);
      INSERT INTO "Egg" VALUES (1, NULL, '{"b": 1, "a": null}');
      INSERT INTO "Hen" ("eggId", weight, raw) VALUES (1, 0.1::float8 + 0.2, '\\x00ff');
      UPDATE "Egg" SET "henId" = 1;
      CREATE FUNCTION heavier() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.weight := 7; RETURN NEW; END $$;
      CREATE TRIGGER heavier BEFORE INSERT ON "Hen" FOR EACH ROW EXECUTE FUNCTION heavier();`;
    await writeFile(join(newer, '29990101000000_more', 'migration.sql'), sql);
  });

  it('that is older is filled as it was, and then brought up to date', async () => {
    const { hash } = await made();
    const { url } = await emptyDatabase();
    const result = await restored(url, { migrations: newer });
    expect(result).toMatchObject(ok({ hash, migrated: ['29990101000000_more'] }));
    expect(await migrate(url, newer)).toEqual(ok([]));
    await beside(url, async (client) => expect((await client.query('SELECT FROM "Hen"')).rowCount).toBe(1));
  });

  it('that is newer is refused', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, newer);
    const to = join(folder, 'of-newer.tar.gz');
    await made(url, to);
    const target = await emptyDatabase();
    expect(await restored(target.url, { from: to })).toMatchObject({
      ok: false,
      problem: { code: 'newer', message: expect.stringContaining('29990101000000_more') },
    });
    expect(await everything(target.url)).toEqual({});
  });

  it('comes back with its numbers, its rows as they were, and its ties', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, newer);
    await beside(url, (client) =>
      client.query(`INSERT INTO "Hen" ("eggId") VALUES (1), (1); DELETE FROM "Hen" WHERE id = 3`),
    );
    const to = join(folder, 'hens.tar.gz');
    const { hash } = await made(url, to);
    const target = await emptyDatabase();
    expect(await restored(target.url, { from: to, migrations: newer })).toMatchObject({ ok: true, value: { hash } });
    expect(await everything(target.url)).toEqual(await everything(url));
    await beside(target.url, async (client) => {
      const next = await client.query(`INSERT INTO "Hen" (weight) VALUES (1) RETURNING id, weight`);
      expect(next.rows).toEqual([{ id: 4, weight: 7 }]);
      await expect(client.query('DELETE FROM "Egg"')).rejects.toThrow('foreign key');
    });
  });
});
