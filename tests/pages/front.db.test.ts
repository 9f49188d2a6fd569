import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '../../lib/platform/auth/token';
import { db, disconnect } from '../../lib/platform/db/client';
import { front } from '../../lib/platform/pages/front';
import { aloneDatabase, type TestDatabase } from '../support/database';

/** A site whose pages tell how often they were rendered, and for whom. */
let database: TestDatabase;
let server: Server;
let base = '';
let renders = 0;
/** What the next render does besides. */
let also: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void = () => {};

const NONCE = 'c29tZW5vbmNlMTIz';

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  renders += 1;
  const mine = renders;
  await also(request, response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', `script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; img-src 'self'`);
  response.write(`<!doctype html><p>render ${mine} for ${request.headers.cookie ?? 'nobody'}</p>`);
  response.end(`<script nonce="${NONCE}">go(${mine})</script><script src="/a.js" nonce="${NONCE}"></script>`);
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}${path}`, { method, headers, redirect: 'manual' });
const said = async (path: string, headers: Record<string, string> = {}) => {
  const text = await (await ask(path, headers)).text();
  return /render \d+/.exec(text)?.[0];
};

beforeAll(async () => {
  database = await aloneDatabase();
  process.env.DATABASE_URL = database.url;
  server = createServer((request, response) => void front(request, response, handle));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await disconnect();
  await database.close();
});
/** An act: whatever is done in a week writes its row, and the row of its season when it opens. */
async function act(): Promise<void> {
  await db.season.upsert({
    where: { key: 'lantern' },
    update: { name: `Lantern ${renders}` },
    create: {
      ...{ key: 'lantern', name: 'Lantern', rulesetId: 'mercenaries', rulesetVersion: '1', settings: {} },
      ...{ chainSealed: Buffer.from(''), chainEnd: '', chainLength: 1 },
    },
  });
}
beforeEach(async () => {
  also = () => {};
  await act();
});

describe('a public page, for visitors', () => {
  it('is rendered once, and again after each act', async () => {
    const first = await said('/s/lantern/wiki');
    expect(await said('/s/lantern/wiki')).toBe(first);
    await act();
    const second = await said('/s/lantern/wiki');
    expect(second).not.toBe(first);
    expect(await said('/s/lantern/wiki')).toBe(second);
  });

  it('is kept by its whole address', async () => {
    expect(await said('/wiki?type=Human')).not.toBe(await said('/wiki?type=Beast'));
  });

  it('that is asked for by many at once is rendered once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => said('/weeks/3')));
    expect(new Set(all).size).toBe(1);
  });

  it('that an act changes while it is rendered is not kept', async () => {
    also = act;
    const first = await said('/weeks/4');
    also = () => {};
    expect(await said('/weeks/4')).not.toBe(first);
  });

  it('is answered 304 to whoever has it already, also through a proxy that marks it as weak', async () => {
    const etag = String((await ask('/rules')).headers.get('etag'));
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/rules', { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await ask('/rules', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('comes in the encoding that is taken', async () => {
    const plain = Buffer.from(await (await ask('/rules', { 'accept-encoding': 'identity' })).arrayBuffer());
    for (const [accept, unpack] of [
      ['br, gzip', brotliDecompressSync],
      ['gzip, br;q=0', gunzipSync],
    ] as const) {
      const request = new Promise<Buffer>((resolve, reject) => {
        import('node:http').then(({ get }) =>
          get(`${base}/rules`, { headers: { 'accept-encoding': accept } }, async (response) => {
            const chunks: Buffer[] = [];
            for await (const chunk of response) chunks.push(chunk);
            resolve(Buffer.concat(chunks));
          }).on('error', reject),
        );
      });
      expect(unpack(await request).equals(plain)).toBe(true);
    }
  });

  it('bears no nonce: its policy names the hash of each inline script, and no other may run', async () => {
    const answer = await ask('/teams');
    const html = await answer.text();
    expect(html).not.toContain(NONCE);
    const script = /<script>(go\(\d+\))<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(`script-src 'self' 'sha256-${hash}'; img-src 'self'`);
  });
});

const { name } = sessionCookie();

describe('a page for a browser that bears a session', () => {
  const leader = { cookie: `${name}=leader; theme=dark` };
  /** A write of any kind: no act of the record. */
  const write = () => db.throttle.deleteMany().then(() => db.$executeRaw`SELECT pg_current_xact_id()`);

  it.each(['/s/lantern/wiki', '/s/lantern/desk', '/s/lantern/admin'])(
    'is rendered once (%s), and again after anything is written',
    async (path) => {
      const first = await said(path, leader);
      expect(await said(path, leader)).toBe(first);
      await write();
      const second = await said(path, leader);
      expect(second).not.toBe(first);
      expect(await said(path, leader)).toBe(second);
      await act();
      expect(await said(path, leader)).not.toBe(second);
    },
  );

  it.each([
    ['a visitor', {}],
    ['another session', { cookie: `${name}=other; theme=dark` }],
    ['the same session with another cookie beside it', { cookie: `${name}=leader; theme=light` }],
    ['a session in parts', { cookie: `theme=dark; ${name}.0=leader` }],
  ])('is not shown to %s, whoever comes first', async (_, other: Record<string, string>) => {
    for (const turn of [leader, other, leader, other]) {
      const text = await (await ask('/rulings', turn)).text();
      expect(text).toContain(`for ${turn.cookie ?? 'nobody'}`);
    }
  });

  it('that a write changes while it is rendered is not kept', async () => {
    also = async () => void (await write());
    const first = await said('/s/lantern/desk', leader);
    also = () => {};
    expect(await said('/s/lantern/desk', leader)).not.toBe(first);
  });

  it('may be kept by no cache on its way', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await ask('/s/lantern/desk', leader)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('is not asked for the desk by whoever bears none', async () => {
    const first = await said('/s/lantern/desk');
    expect(await said('/s/lantern/desk')).not.toBe(first);
  });
});

describe('what is never kept', () => {
  it.each([
    ['who was just told what was done', '/wiki?done=12345678', {}],
    ['who bears a session and was just told it', '/wiki?done=12345678', { cookie: `${name}=x` }],
    ['what scripts ask for', '/wiki', { rsc: '1' }],
    ['a desk', '/s/lantern/desk', {}],
    ['the control room', '/admin', {}],
    ['a table', '/tables/1', {}],
    ['sign-in', '/signin', {}],
    ['an account', '/account', { cookie: `${name}=x` }],
    ['a bundle', '/s/lantern/weeks/3/replay.json', {}],
  ])('the answer to %s', async (_, path, headers: Record<string, string>) => {
    const first = await said(path, headers);
    expect(await said(path, headers)).not.toBe(first);
    expect((await ask(path, headers)).headers.get('etag')).toBeNull();
  });

  it('an answer that sets a cookie, or is no page, or no success', async () => {
    for (const besides of [
      (response: ServerResponse) => response.setHeader('set-cookie', 'a=b'),
      (response: ServerResponse) => {
        response.statusCode = 404;
      },
      (response: ServerResponse) => {
        response.statusCode = 307;
        response.setHeader('location', '/weeks/1');
      },
    ]) {
      also = (_, response) => void besides(response);
      const first = await said('/matches/1-1');
      expect(await said('/matches/1-1')).not.toBe(first);
    }
  });

  it('what one viewer saw is not shown to another, whoever comes first', async () => {
    const leader = { cookie: `${name}=leader` };
    for (const turn of [leader, {}, leader, {}] as Record<string, string>[]) {
      const text = await (await ask('/rulings', turn)).text();
      expect(text).toContain(`for ${turn.cookie ?? 'nobody'}`);
    }
  });
});

describe('a script of the build', () => {
  const path = '/_next/static/chunks/a1.js';

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is taken from the framework once, and sent to who takes %s in it', async (accept, encoding) => {
    const before = renders;
    const [one, other] = [
      await ask(path, { 'accept-encoding': accept }),
      await ask(path, { 'accept-encoding': accept }),
    ];
    expect(one.headers.get('content-encoding')).toBe(encoding);
    expect(other.headers.get('content-encoding')).toBe(encoding);
    // As the framework said it, to the letter: a nonce in it is none of a page.
    const text = await one.text();
    expect(text).toContain(NONCE);
    expect(await other.text()).toBe(text);
    expect(renders - before).toBeLessThanOrEqual(1);
  });

  it('that is not there, and what else the build has, is the framework’s to answer', async () => {
    also = (_, response) => {
      response.statusCode = 404;
    };
    expect((await ask('/_next/static/chunks/none.js')).status).toBe(404);
    also = () => {};
    expect((await ask('/_next/static/chunks/none.js')).status).toBe(200);
    const first = await said('/_next/static/media/a.woff2');
    expect(await said('/_next/static/media/a.woff2')).not.toBe(first);
  });
});

describe('a fault', () => {
  it('of the record lets the framework answer', async () => {
    const url = process.env.DATABASE_URL;
    await disconnect();
    process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none';
    const first = await said('/wiki?away');
    expect(first).toMatch(/render/);
    expect(await said('/wiki?away')).not.toBe(first);
    process.env.DATABASE_URL = url;
    await disconnect();
  });
});
