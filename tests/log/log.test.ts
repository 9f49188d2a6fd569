import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFault } from '@/lib/platform/log/fault';
import { makeLog } from '@/lib/platform/log/log';
import { logRequests } from '@/lib/platform/log/requests';
import { scrub, scrubPath } from '@/lib/platform/log/scrub';

const lines: string[] = [];
const log = makeLog({ write: (line: string) => void lines.push(line) }, 'info');
const told = () => lines.splice(0).map((line) => JSON.parse(line));

const TOKEN = 'pX3vK9q2LmN8rT5wYzB1cD4e';

describe('a log line', () => {
  it('is one JSON object with its time, level and words', () => {
    log.info({ act: 'bid', actor: 'odile' }, 'act');
    expect(told()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        pid: process.pid,
        act: 'bid',
        actor: 'odile',
        msg: 'act',
      },
    ]);
  });

  it.each(['password', 'newPassword', 'token', 'seed', 'cookie', 'authorization', 'diceKey', 'text'])(
    'never holds a field called %s, however deep it is',
    (name) => {
      log.info({ [name]: 'lantern-season', one: { [name]: 'lantern-season', two: { [name]: 'lantern-season' } } }, 'x');
      const [line] = lines.splice(0);
      expect(line).not.toContain('lantern-season');
      expect(line).toContain('[hidden]');
    },
  );
});

describe('a text for the log', () => {
  it.each([
    ['password authentication failed for postgresql://site:s3cret-word@db:5432/x', 's3cret-word'],
    ['cookie: __Secure-mercenaries.session-token=abc.def; other=1', 'abc.def'],
    ['jwt eyJhbGciOiJkaXIiLCJlbmMi.AAAA.bbbb.cccc', 'eyJhbGciOiJkaXIi'],
    ['the key 00ff11ee22dd is wrong', '00ff11ee22dd'],
  ])('%s', (text, secret) => {
    expect(scrub(text, { DICE_KEY: '00ff11ee22dd' })).not.toContain(secret);
  });

  it('keeps what is no secret', () => {
    const text = 'Week 3 was not closed by an advance: lantern-3-14 at http://localhost:3000/weeks/3';
    expect(scrub(text, {})).toBe(text);
  });

  it.each([
    ['/weeks/3?done=0badf00d', '/weeks/3'],
    [`/welcome/${TOKEN}`, '/welcome/[hidden]'],
    ['/welcome/short', '/welcome/[hidden]'],
    [`/reset/${TOKEN}?x=1`, '/reset/[hidden]'],
    [`/x/${'0a'.repeat(16)}`, '/x/[hidden]'],
    ['/wiki/the-count-of-monte-cristo', '/wiki/the-count-of-monte-cristo'],
    ['/rulings/lantern-season-3-14a.dantes.wait-and-hope', '/rulings/lantern-season-3-14a.dantes.wait-and-hope'],
  ])('of a path %s is %s', (url, clean) => {
    expect(scrubPath(url)).toBe(clean);
  });
});

describe('a request', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    logRequests(log);
    server = createServer((request, response) => {
      if (request.url?.startsWith('/slow')) return;
      response.statusCode = request.url?.startsWith('/bad') ? 500 : 200;
      response.end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const logged = async () => {
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return told();
  };

  it('is logged once, with its method, path, status and time, and without its query, cookies or body', async () => {
    const headers = { cookie: 'session-token=abcdef', authorization: 'Bearer abcdef' };
    await fetch(`${url}/desk?token=abcdef`, { method: 'POST', headers, body: 'password=abcdef' });
    const [line, ...more] = await logged();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ level: 'info', method: 'POST', path: '/desk', status: 200, msg: 'request' });
    expect(JSON.stringify(line)).not.toContain('abcdef');
  });

  it('that failed is an error', async () => {
    await fetch(`${url}/bad`);
    expect(await logged()).toMatchObject([{ level: 'error', path: '/bad', status: 500 }]);
  });

  it('that was given up says so', async () => {
    await fetch(`${url}/slow`, { signal: AbortSignal.timeout(50) }).catch(() => undefined);
    expect(await logged()).toMatchObject([{ path: '/slow', aborted: true }]);
  });

  it('of a probe or a file is left out', async () => {
    for (const path of ['/healthz', '/readyz', '/_next/static/chunks/a.js', '/last']) await fetch(`${url}${path}`);
    expect((await logged()).map(({ path }) => path)).toEqual(['/last']);
  });
});

describe('a fault', () => {
  it('is logged under the number that its page shows, with its cause, and without secrets', () => {
    const cause = Object.assign(new Error('connect postgresql://a:hunter22@db/x'), { code: 'ECONNREFUSED' });
    const error = Object.assign(new Error('It broke.', { cause }), { digest: '1234567' });
    logFault(log, error, { method: 'GET', path: `/welcome/${TOKEN}?a=b`, route: '/welcome/[token]' });
    const [line] = told();
    expect(line).toMatchObject({
      level: 'error',
      fault: '1234567',
      path: '/welcome/[hidden]',
      err: { message: 'It broke.', cause: { code: 'ECONNREFUSED', message: 'connect postgresql://a:[hidden]@db/x' } },
    });
    expect(JSON.stringify(line)).not.toMatch(/hunter22|pX3vK9q2/);
  });
});
