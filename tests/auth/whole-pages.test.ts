import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteFault, serveWholePages } from '@/lib/platform/auth/whole-pages';

/** A server that answers as the framework does when a page throws: an empty document that only scripts fill. */
const EMPTY = '<!DOCTYPE html><html id="__next_error__"><body><script>fill()</script></body></html>';
let server: Server;
let url: string;

beforeAll(async () => {
  serveWholePages();
  server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://here.invalid');
    if (asked.pathname === '/s/x/nothing/here') {
      const headers = { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-asked-by': request.headers.cookie ?? '' };
      response.writeHead(404, headers).end(`None of ${asked.searchParams.get('asked')}`);
      return;
    }
    if (asked.searchParams.has('to')) {
      response.writeHead(307, { location: asked.searchParams.get('to') ?? '' }).end('away');
      return;
    }
    const type = asked.searchParams.get('type') ?? 'text/html; charset=utf-8';
    if (type !== 'none') response.setHeader('content-type', type);
    response.setHeader('content-security-policy', "script-src 'self' 'nonce-abc+/='");
    response.statusCode = Number(asked.pathname.slice(1));
    if (asked.searchParams.has('away')) {
      const cause = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
      noteFault(request.headers, Object.assign(new Error('The page asked', { cause }), { digest: '7' }));
    }
    if (asked.searchParams.has('throws')) {
      noteFault(request.headers, Object.assign(new Error('<b>a bug</b> of hunter2'), { digest: '1234567' }));
    }
    response.write(EMPTY.slice(0, 20));
    response.end(EMPTY.slice(20));
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

describe('a page that the framework leaves empty', () => {
  it.each([
    [403, 'You cannot open this page'],
    [500, 'This page could not be made'],
  ])('%i is sent whole, without a script, under the policy’s own nonce', async (status, title) => {
    const answer = await fetch(`${url}/${status}`);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('<style nonce="abc+/=">');
    expect(page).not.toMatch(/<script|__next_error__/);
    expect(page).toMatch(/<\/html>\s*$/);
  });

  it('is sent too where a route gives neither a type nor a word', async () => {
    const answer = await fetch(`${url}/403?type=none`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('You cannot open this page');
  });

  it('says by which number the log knows the fault, and nothing of what was thrown', async () => {
    const page = await (await fetch(`${url}/500?throws`)).text();
    expect(page).toContain('Fault 1234567');
    expect(page).not.toMatch(/hunter2|a bug/);
    expect(await (await fetch(`${url}/500`)).text()).toContain('Fault without a number');
  });

  it('is that of a site that is away, where the page found no database', async () => {
    const answer = await fetch(`${url}/500?away`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toContain('The database does not answer');
  });

  it('tells who was sending something what to do with it', async () => {
    const page = await (await fetch(`${url}/500`, { method: 'POST', body: 'x' })).text();
    expect(page).toContain('it is not saved twice');
  });

  it('has no body where only its head is asked for', async () => {
    const answer = await fetch(`${url}/403`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([403, '']);
  });
});

describe('an address that leads to the 404', () => {
  const nowhere = `/dice?week=99&to=${encodeURIComponent('/s/x/nothing/here?asked=/dice')}`;

  it('is answered by it at once, where it was asked, as whoever asked may see it', async () => {
    const answer = await fetch(`${url}${nowhere}`, { redirect: 'manual', headers: { cookie: 'who=ada' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    expect(answer.headers.get('x-asked-by')).toBe('who=ada');
    expect(await answer.text()).toBe(`None of ${nowhere}`);
  });

  it('has no body where only its head is asked for', async () => {
    const answer = await fetch(`${url}${nowhere}`, { redirect: 'manual', method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('is not every address that leads elsewhere', async () => {
    for (const [method, to] of [
      ['GET', '/s/x/weeks'],
      ['GET', 'http://elsewhere.invalid/nothing/here'],
      ['POST', '/s/x/nothing/here'],
    ] as const) {
      const answer = await fetch(`${url}/dice?to=${encodeURIComponent(to)}`, { redirect: 'manual', method });
      expect([answer.status, answer.headers.get('location')], to).toEqual([307, to]);
    }
  });

  it('is left to scripts where scripts ask', async () => {
    const answer = await fetch(`${url}${nowhere}`, { redirect: 'manual', headers: { rsc: '1' } });
    expect(answer.status).toBe(307);
  });
});

describe('whatever else is answered stays as it is:', () => {
  it.each([
    ['a page', '/200', {}],
    ['an address that leads nowhere', '/404', {}],
    ['what a script asked for', '/500', { rsc: '1' }],
    ['what an action of a script comes to', '/500', { 'next-action': 'x' }],
    ['a text', '/403?type=text/plain', {}],
  ])('%s', async (_, path, headers) => {
    expect(await (await fetch(`${url}${path}`, { headers })).text()).toBe(EMPTY);
  });
});

/** The version of the framework whose empty pages were last looked at, with JavaScript off, against what stands in their stead here. */
const LOOKED_AT = '16.4.6';

it('stands in the stead of the empty pages of just this version of the framework', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(
    version,
    'Look at 403, 404, 413 and 500 with JavaScript off (tests/browser/no-script, shell), then say so here.',
  ).toBe(LOOKED_AT);
});
