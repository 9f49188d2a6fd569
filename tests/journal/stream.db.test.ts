import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/platform/db/client';
import { isUnreachable } from '@/lib/platform/db/unreachable';
import { GENESIS, linkOf } from '@/lib/record/journal/chain';
import { replayAt } from '@/lib/record/journal/clock';
import { plainEntry } from '@/lib/record/journal/entries';
import { beside, everything, ownDatabase } from '../db/database';
import { codeOf, value } from '../support/results';
import { CLIENTS, type Played } from './clients';

/** What a journal promises, of whichever client it is. */
const database = ownDatabase();
let played: Played;
let forms = 0;
const form = () => {
  forms += 1;
  return `form ${forms}`;
};
const entries = () => db.journalEntry.findMany({ where: { stream: played.stream }, orderBy: { seq: 'asc' } });
const last = async () => (await entries()).at(-1)?.seq ?? 0;

describe.each(CLIENTS)('$name', ({ open }) => {
  beforeEach(async () => {
    played = await open();
  });

  it('gives each act its own place, however many come at the same instant', async () => {
    const before = await last();
    const codes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (text) => codeOf(await played.act(text, form()))),
    );
    expect(codes).toEqual(Array(6).fill('ok'));
    const rows = await entries();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: before + 6 }, (_, at) => at + 1));
  });

  it('lets its times only grow, also where the clock stands still or goes back', async () => {
    const now = new Date(Date.now() + 60_000);
    await replayAt(now, async () => value(await played.act('one', form())));
    await replayAt(now, async () => value(await played.act('two', form())));
    await replayAt(new Date(now.getTime() - 30_000), async () => value(await played.act('three', form())));
    const rows = await entries();
    const acts = [...new Map(rows.map((row) => [row.act, row.at.getTime()])).values()];
    acts.slice(1).forEach((at, place) => {
      expect(at).toBeGreaterThan(acts[place] ?? 0);
    });
    // All entries of one act share their time.
    for (const row of rows)
      expect(rows.filter(({ act }) => act === row.act).every(({ at }) => +at === +row.at)).toBe(true);
  });

  it('reads the clock once it holds its row', async () => {
    const released = await beside(database.url(), async (client) => {
      await client.query('BEGIN');
      await client.query(`${played.row} FOR UPDATE`);
      const act = played.act('waits', form());
      await sleep(300);
      const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
      await client.query('COMMIT');
      value(await act);
      return rows[0]?.now ?? new Date();
    });
    expect((await entries()).at(-1)?.at.getTime()).toBeGreaterThanOrEqual(released.getTime());
  });

  it('takes one form once, sent twice at once or later, and never for somebody else’s', async () => {
    const key = form();
    const before = await last();
    const both = await Promise.all([played.act('once', key), played.act('once', key)]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expect(codeOf(await played.act('once', key))).toBe('ok');
    expect(await last()).toBe(before + 1);
    expect(codeOf(await played.act('once', key, played.sides[1]))).toBe('repeated');
    expect(await last()).toBe(before + 1);
  });

  it('is as it was after a crash while it writes, and takes the act then', async () => {
    const before = await everything(database.url());
    const key = form();
    await beside(database.url(), async (client) => {
      await client.query(
        `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
      );
      await client.query(
        `CREATE TRIGGER fails BEFORE INSERT ON "${played.posts}" FOR EACH ROW EXECUTE FUNCTION fail()`,
      );
      await expect(played.act('lost', key)).rejects.toThrow('disk full');
      await client.query('DROP FUNCTION fail CASCADE');
    });
    expect(await everything(database.url())).toEqual(before);
    value(await played.act('lost', key));
    expect((await entries()).filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1);
  });

  it('was saved where the answer to COMMIT was lost, and the same form learns that', async () => {
    const before = await last();
    const key = form();
    await withoutAnswerToCommit(database.url(), async () => {
      const lost = await played.act('saved all the same', key).catch((error: unknown) => error);
      expect(isUnreachable(lost)).toBe(true);
    });
    expect(await last()).toBe(before + 1);
    expect(codeOf(await played.act('saved all the same', key))).toBe('ok');
    expect(await last()).toBe(before + 1);
  });

  it('chains its entries, and its row holds their head', async () => {
    value(await played.act('one', form()));
    const rows = await entries();
    let hash = GENESIS;
    for (const row of rows) {
      hash = linkOf(hash, plainEntry(row));
      expect(row.hash).toBe(hash);
    }
    const [head] = await beside(
      database.url(),
      async (client) => (await client.query<{ head: string }>(played.row.replace('SELECT 1', 'SELECT head'))).rows,
    );
    expect(head?.head).toBe(hash);
  });

  it('writes anew just what it wrote', async () => {
    value(await played.act('one', form()));
    await played.secret();
    const before = await everything(database.url());
    value(await played.rebuild());
    expect(await everything(database.url())).toEqual(before);
  });

  it.each([
    ['a null', 'one \0 character'],
    ['half of a pair', 'one \ud83d character'],
  ])('refuses %s in a text, and does not break on it', async (_, text) => {
    expect(codeOf(await played.act(text, form()))).toBe('invalid');
  });

  it('shows what one side keeps sealed to that side alone', async () => {
    const [own, other] = played.sides;
    const canary = await played.secret();
    expect(await played.seenBy(own)).toContain(canary);
    expect(await played.seenBy(other)).not.toContain(canary);
    expect(await played.seenBy(null)).not.toContain(canary);
  });
});

/**
 * Lets the product's connections go by a door that hands everything on, but tells nobody what the server answers to the COMMIT
 * of entries: the connection is cut instead.
 */
async function withoutAnswerToCommit(url: string, work: () => Promise<void>): Promise<void> {
  const to = new URL(url);
  const open = new Set<net.Socket>();
  const door = net.createServer((client) => {
    const server = net.connect(Number(to.port || 5432), to.hostname);
    let wrote = false;
    let deaf = false;
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    client.on('data', (bytes) => {
      wrote ||= bytes.includes('INSERT INTO "JournalEntry"');
      deaf ||= wrote && bytes.includes('COMMIT');
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (deaf) client.destroy();
      else client.write(bytes);
    });
    client.on('close', () => server.end());
    server.on('close', () => client.end());
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  const address = door.address();
  const by = new URL(url);
  by.hostname = '127.0.0.1';
  by.port = typeof address === 'object' && address ? String(address.port) : '';
  await disconnect();
  process.env.DATABASE_URL = by.href;
  try {
    await work();
  } finally {
    process.env.DATABASE_URL = url;
    await disconnect().catch(() => {});
    for (const socket of open) socket.destroy();
    door.close();
  }
}
