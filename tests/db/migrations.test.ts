import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference } from '../../lib/cli/migration/differ';
import { freshDatabase, type TestDatabase } from '../support/database';

describe('the migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('give exactly schema.prisma', async () => {
    const path = 'prisma/schema.prisma';
    const schema = { kind: 'schema', path, text: await readFile(path, 'utf8') } as const;
    expect(await difference({ kind: 'database', url: database.url }, schema)).toBeNull();
  });

  it('are told apart from a schema that has one column more', async () => {
    const path = 'prisma/schema.prisma';
    const text = (await readFile(path, 'utf8')).replace('model Draft {', 'model Draft {\n  extra Int @default(0)');
    const sql = await difference({ kind: 'database', url: database.url }, { kind: 'schema', path, text });
    expect(sql).toContain('ADD COLUMN     "extra" INTEGER');
  });
});

describe('the journal', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO "JournalEntry" (id, stream, seq, act, kind, at, actor, "payloadVersion", payload, hash)
       VALUES ('gods-1-1', 'gods/1', 1, 1, 'advance', now(), 'ann', 1, '{}', '-')`,
    );
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  it.each([
    ['UPDATE', `UPDATE "JournalEntry" SET actor = 'bob'`],
    ['DELETE', `DELETE FROM "JournalEntry"`],
    ['TRUNCATE', `TRUNCATE "JournalEntry" CASCADE`],
    ['UPDATE', `INSERT INTO "JournalEntry" SELECT * FROM "JournalEntry" ON CONFLICT (id) DO UPDATE SET actor = 'bob'`],
  ])('refuses %s', async (what, sql) => {
    await expect(client.query(sql)).rejects.toThrow(`${what} on "JournalEntry" is refused`);
    const { rows } = await client.query(`SELECT actor FROM "JournalEntry"`);
    expect(rows).toEqual([{ actor: 'ann' }]);
  });
});
