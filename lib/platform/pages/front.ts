import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { captured } from './captured';
import { readHead } from './head';
import { encodingFor, type KeptPage, keepPage, sizeOf } from './kept-page';
import { publicAddress } from './public-address';

/** Answers a request; the framework's own way. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** For how long a page is sent again while the record stands still, in milliseconds: it says how long a phase is still open. */
const FRESH = 30_000;
/** Bytes. */
const ROOM = 64 * 1024 * 1024;

const pages = new LRUCache<string, KeptPage>({ maxSize: ROOM, sizeCalculation: sizeOf, ttl: FRESH });
/** Renders under way: whoever asks for the same page of the same head meanwhile waits for it. */
const rendering = new Map<string, Promise<KeptPage | null>>();

/**
 * Stands before the framework: a public page that a visitor asks for is rendered once for each head of the record, and sent
 * to all visitors from memory until an act moves the head. The head is part of the key and is read anew for each request, so
 * that several processes agree and nobody is shown a page from before an act that was acknowledged. Nothing that depends on
 * who looks is ever kept: whoever bears a session is not answered from here.
 */
export async function front(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  const address = publicAddress(request);
  const head = address === null ? null : await readHead().catch(() => null);
  if (address === null || head === null) {
    await handle(request, response);
    return;
  }
  const key = `${head} ${address}`;
  const kept = pages.get(key) ?? (await rendering.get(key));
  if (kept) send(kept, request, response);
  else await render(key, request, response, handle);
}

async function render(key: string, request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  let settle: (page: KeptPage | null) => void = () => {};
  if (!rendering.has(key)) rendering.set(key, new Promise((resolve) => (settle = resolve)));
  try {
    const accepted = request.headers['accept-encoding'];
    request.headers['accept-encoding'] = 'identity';
    const answer = await captured(request, response, handle);
    if (answer === null) return;
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    const { status, headers, body } = answer;
    const html = String(headers['content-type'] ?? '').startsWith('text/html');
    if (status !== 200 || !html || 'set-cookie' in headers || request.method === 'HEAD') {
      answer.send();
      return;
    }
    const page = await keepPage(body, headers);
    // An act that came while it was rendered may or may not be in it.
    if ((await readHead().catch(() => null)) === key.split(' ', 1)[0]) pages.set(key, page);
    settle(page);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    send(page, request, response);
  } finally {
    settle(null);
    rendering.delete(key);
  }
}

function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('etag', page.etag);
  if (matches(request.headers['if-none-match'], page.etag)) {
    response.removeHeader('content-type');
    response.writeHead(304);
    response.end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  const body = page.bodies[encoding];
  response.setHeader('content-length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison, as a proxy that compresses marks what it passes on. */
const matches = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
