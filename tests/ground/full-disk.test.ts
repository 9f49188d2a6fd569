import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { openSite, readiness, type Site, untilReady } from '../support/site';
import { type SmallDisk, smallDisk } from '../support/small-disk';
import { type Page, Visitor } from '../support/visitor';

const PASSWORD = 'five-candles-burning';
let site: Site;
let disk: SmallDisk | undefined;

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  site = await openSite();
});
afterAll(async () => {
  await site.stop();
  disk?.remove();
  await site.close();
});

/** About as long as a post may be. */
const text = (nth: number) => `Post ${nth}. ${'All is quiet on the road to the hills. '.repeat(500)}`;

it('a full disk is told on a clear page, loses nothing that was acknowledged, and all goes on when there is room', async () => {
  disk = await smallDisk(site, 220);
  const product = await site.start({ env: { SEED_DEMO: '1', SEED_PASSWORD: PASSWORD } });
  const leader = new Visitor(product.url);
  await leader.signIn('Odile', PASSWORD);
  const acknowledged: number[] = [];
  const refused: Page[] = [];
  let nth = 0;
  const post = async () => {
    const desk = await leader.get('/desk');
    if (desk.status !== 200) return void refused.push(desk);
    nth += 1;
    const done = await leader.submit(desk, 'Post', { text: text(nth) });
    if (done.path.includes('done=')) acknowledged.push(nth);
    else refused.push(done);
  };
  await post();
  expect(acknowledged).toEqual([1]);

  await disk.fill();
  while (refused.length < 5) await post();
  for (const page of refused) {
    expect(page.text).toMatch(/The disk of the database is full|The database does not answer/);
    expect([200, 503]).toContain(page.status);
  }
  // Whoever reads still can, or is told that the database is away.
  const front = await new Visitor(product.url).get('/');
  if (front.status !== 200) expect(front.text).toContain('The database does not answer');

  await disk.free();
  await untilReady(product);
  const before = acknowledged.length;
  while (acknowledged.length < before + 2) {
    await post();
    await sleep(50);
  }
  expect(await readiness(product)).toBe(200);
  const client = await site.connect();
  const { rows } = await client.query<{ nth: string }>(
    `SELECT substring(text FROM '^Post (\\d+)') AS nth FROM "Post" WHERE text LIKE 'Post %'`,
  );
  await client.end();
  const kept = rows.map((row) => Number(row.nth));
  expect(acknowledged.filter((one) => !kept.includes(one))).toEqual([]);
});
