import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { type EmbeddedServer, startEmbedded } from '../../lib/platform/db/embedded';
import { dataFolder, type Product } from '../support/product';
import { openSite, readiness, type Site, untilReady } from '../support/site';
import { Visitor } from '../support/visitor';

// Two processes of the site on one database that neither of them runs.
const PASSWORD = 'five-candles-burning';
let theirs: Awaited<ReturnType<typeof dataFolder>>;
let server: EmbeddedServer;
const sites: Site[] = [];
let first: Product;
let second: Product;

const options = (port?: number) => ({ folder: theirs.path, password: 'theirs', ...(port && { port }) });

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  theirs = await dataFolder();
  const started = await startEmbedded(options());
  if (!started.ok) throw new Error(started.problem.message);
  server = started.value;
  await server.ensureDatabase('season');
  const env = {
    DATABASE_URL: server.url('season'),
    SEED_DEMO: '1',
    SEED_PASSWORD: PASSWORD,
    DICE_KEY: '0f'.repeat(32),
    NEXTAUTH_SECRET: 'one secret for all processes of the site',
    LOG_LEVEL: 'info',
  };
  for (let nth = 0; nth < 2; nth += 1) sites.push(await openSite());
  const [one, two] = sites;
  if (!one || !two) throw new Error('Two sites are needed.');
  first = await one.start({ env });
  second = await two.start({ env });
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await server.stop();
  await theirs.remove();
});

async function ask<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: server.url('season') });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function enter(product: Product, name: string): Promise<Visitor> {
  const visitor = new Visitor(product.url);
  await visitor.signIn(name, PASSWORD);
  return visitor;
}

const posts = async (text: string) =>
  (await ask<{ count: string }>(`SELECT count(*) FROM "Post" WHERE text LIKE $1`, [`%${text}%`]))[0]?.count;

const post = async (visitor: Visitor, text: string) => {
  const done = await visitor.submit(await visitor.get('/desk'), 'Post', { text });
  expect(done.status, done.text).toBe(200);
  return done;
};

/** The JSON lines that a product has logged. */
const logged = (product: Product): Record<string, unknown>[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe('two processes on one database', () => {
  it('take posts at both, and show both at both', async () => {
    await post(await enter(first, 'Odile'), 'Said at the first.');
    await post(await enter(second, 'Halvard'), 'Said at the second.');
    for (const product of [first, second]) {
      const { text } = await new Visitor(product.url).get('/weeks/4');
      expect(text).toContain('Said at the first.');
      expect(text).toContain('Said at the second.');
    }
  });

  it('know who signed in at the other', async () => {
    const odile = (await enter(first, 'Odile')).at(second.url);
    expect((await odile.get('/desk')).text).toContain('Château d’If');
    expect((await odile.get('/desk')).path).toBe('/s/lantern/desk');
  });

  it('let one of two admins advance; the other is shown the week as it is now', async () => {
    const odile = await enter(first, 'Odile');
    const desk = await odile.get('/desk');
    expect(desk.text).toContain('Save this roster');
    const admins = [await enter(first, 'Ines'), await enter(second, 'Joaquim')];
    const pages = await Promise.all(admins.map((admin) => admin.get('/admin')));
    const advances = () => ask(`SELECT seq FROM "JournalEntry" WHERE kind = 'advance'`);
    const before = (await advances()).length;
    const results = await Promise.all(
      admins.map((admin, place) => {
        const page = pages[place];
        if (!page) throw new Error('No page.');
        return admin.submit(page, 'Advance to Battles');
      }),
    );
    expect((await advances()).length).toBe(before + 1);
    const won = results.filter(({ path }) => path.includes('done='));
    const lost = results.filter(({ path }) => !path.includes('done='));
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(won[0]?.text).toContain('The week is at Battles now.');
    expect(lost[0]?.text).toContain('Week 4 is in Battles, and Battles is not ahead of it.');
    expect(lost[0]?.text).toContain('Advance to Results');
    expect(lost[0]?.text).not.toContain('Advance to Battles');

    // The roster's form is gone from the desk with the lock: what it was refused with is said all the same, and once.
    const late = await odile.submit(desk, 'Save this roster');
    expect(late.text).not.toContain('Save this roster');
    expect(late.$('[role=alert]').text()).toContain('locked');
    expect((await odile.get('/desk')).$('[role=alert]').length).toBe(0);
  });
});

describe('the log of a process', () => {
  it('tells requests and acts, by whom and what came of them, and no secret', async () => {
    const lines = logged(first);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request', method: 'GET', path: '/s/lantern/desk', status: 200 }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'act', act: 'post', actor: 'odile', outcome: 'done' }));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'act', act: 'sign-in', outcome: 'done' }));
    const said = first.output() + second.output();
    // The start prints the demo accounts, for whoever starts it.
    expect(said.replace(/^.*(?:leads|admin|without a team).*$/gm, '')).not.toContain(PASSWORD);
    for (const secret of ['0f0f0f0f', 'one secret for all', ':theirs@', 'session-token', 'Said at the first']) {
      expect(said).not.toContain(secret);
    }
  });

  it('tells a fault under the number that its page shows', async () => {
    await ask('ALTER TABLE "LedgerLine" RENAME TO "Away"');
    const page = await new Visitor(first.url).get('/s/lantern/teams/chateau-dif');
    await ask('ALTER TABLE "Away" RENAME TO "LedgerLine"');
    expect(page.status).toBe(500);
    const fault = /Fault (\d+)/.exec(page.text)?.[1];
    expect(fault).toBeDefined();
    expect(logged(first)).toContainEqual(
      expect.objectContaining({ msg: 'fault', fault, path: '/s/lantern/teams/chateau-dif' }),
    );
    expect((await new Visitor(first.url).get('/s/lantern/teams/chateau-dif')).status).toBe(200);
  });
});

describe('the database stopped and started under load', () => {
  it('is told on a clear page, nothing that was acknowledged is lost or doubled, and all goes on by itself', async () => {
    const leaders = await Promise.all(
      [
        [first, 'Odile'],
        [second, 'Halvard'],
        [first, 'Wen'],
        [second, 'Vasya'],
      ].map(([product, name]) => enter(product as Product, name as string)),
    );
    const acknowledged: string[] = [];
    let over = false;
    const writing = leaders.map(async (leader, who) => {
      for (let nth = 1; !over; nth += 1) {
        const text = `Under load ${who}-${nth}.`;
        const page = await leader.get('/desk').catch(() => null);
        if (page?.status !== 200 || page.$('textarea').length === 0) {
          await sleep(100);
          continue;
        }
        // The same form again, until it is acknowledged: as somebody who goes back and sends it once more.
        while (!over) {
          const done = await leader.submit(page, 'Post', { text }).catch(() => null);
          if (done?.path.includes('done=')) {
            acknowledged.push(text);
            break;
          }
          await sleep(100);
        }
      }
    });
    while (acknowledged.length < 8) await sleep(50);

    await server.stop();
    const page = await new Visitor(first.url).get('/');
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('The database does not answer')]);
    expect(await readiness(second)).toBe(503);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    const again = await startEmbedded(options(server.port));
    if (!again.ok) throw new Error(again.problem.message);
    server = again.value;

    const so = acknowledged.length;
    await untilReady(first);
    await untilReady(second);
    while (acknowledged.length < so + 8) await sleep(50);
    over = true;
    await Promise.all(writing);
    const rows = await ask<{ text: string }>(`SELECT text FROM "Post" WHERE text LIKE 'Under load %'`);
    const kept = rows.map(({ text }) => text);
    expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    for (const product of [first, second]) expect(product.output()).not.toContain('starting it again');
  });
});

describe('the end of a process', () => {
  it('waits for the requests that it is at', async () => {
    const halvard = await enter(second, 'Halvard');
    const desk = await halvard.get('/desk');
    const holder = new Client({ connectionString: server.url('season') });
    await holder.connect();
    await holder.query('BEGIN; SELECT FROM "Week" FOR UPDATE');
    const sent = halvard.submit(desk, 'Post', { text: 'Sent just before the end.' });
    const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = 'season'`;
    while ((await holder.query(waits)).rowCount === 0) await sleep(20);
    second.child.kill('SIGTERM');
    await sleep(500);
    await holder.query('COMMIT');
    await holder.end();
    // The page that it is sent on to is no more; what it sent is kept.
    await sent.catch(() => undefined);
    expect(await second.ended).toBe(0);
    expect(await posts('Sent just before the end.')).toBe('1');
    const answers = logged(second).filter(({ method, path }) => method === 'POST' && path === '/s/lantern/desk');
    expect(answers.at(-1)).toMatchObject({ status: 303 });
    expect(answers.at(-1)).not.toHaveProperty('aborted');
  });
});
