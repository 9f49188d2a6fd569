import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { captured } from './captured';
import { encodingFor } from './encoding';
import { readHead, readSnapshot } from './head';
import { isBuiltText, type KeptAddress, keptAddress } from './kept-address';
import { type KeptPage, keepFile, keepPage, sizeOf } from './kept-page';

/** Answers a request; the framework's own way. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** For how long a page is sent again while what it shows stands still, in milliseconds: it says how long a phase is still open. */
const FRESH = 30_000;
/** Bytes. */
const ROOM = { public: 64 * 1024 * 1024, private: 32 * 1024 * 1024, files: 16 * 1024 * 1024 };

const store = (maxSize: number) => new LRUCache<string, KeptPage>({ maxSize, sizeCalculation: sizeOf, ttl: FRESH });
/** Two of them, so that no private page is ever found where public ones are looked for. */
const pages = { public: store(ROOM.public), private: store(ROOM.private) };
/** Scripts and styles of the build: their names change with what is in them. */
const files = new LRUCache<string, KeptPage>({ maxSize: ROOM.files, sizeCalculation: sizeOf });
/** What a page is kept as of: the head of the record, or for what is private the state of the whole database. */
const stateOf = { public: readHead, private: readSnapshot };
/** Renders under way: whoever asks for the same page of the same state meanwhile waits for it. */
const rendering = new Map<string, Promise<KeptPage | null>>();

/**
 * Stands before the framework. A public page that a visitor asks for is rendered once for each head of the record, and sent
 * to all visitors from memory until an act moves the head. A browser that bears a session is sent again what it was sent
 * itself, until anything at all is written in the database. The state is part of the key and is read anew for each request,
 * so that several processes agree and nobody is shown a page from before an act that was acknowledged.
 */
export async function front(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  if (isBuiltText(request)) return sendBuilt(request, response, handle);
  const address = keptAddress(request);
  const state = address === null ? null : await stateOf[address.of]().catch(() => null);
  if (address === null || state === null) {
    await handle(request, response);
    return;
  }
  const at: Place = { ...address, state, whole: `${address.of} ${state} ${address.key}` };
  const kept = pages[at.of].get(at.whole) ?? (await rendering.get(at.whole));
  if (kept) await send(kept, request, response);
  else await render(at, request, response, handle);
}

/** Sends a script or a sheet of the build as small as it gets, which the framework has no time for. */
async function sendBuilt(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  const key = request.url ?? '';
  const kept = files.get(key);
  if (kept) return send(kept, request, response);
  const answer = await capturedPlain(request, response, handle);
  if (answer === null) return;
  if (answer.status !== 200 || request.method === 'HEAD') return answer.send();
  const file = keepFile(answer.body, answer.headers);
  files.set(key, file);
  await send(file, request, response);
}

/** Holds back an answer that is not compressed. @returns null where whoever asked had gone before it was whole */
async function capturedPlain(request: IncomingMessage, response: ServerResponse, handle: Handle) {
  const accepted = request.headers['accept-encoding'];
  request.headers['accept-encoding'] = 'identity';
  const answer = await captured(request, response, handle);
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  return answer;
}

interface Place extends KeptAddress {
  readonly state: string;
  readonly whole: string;
}

async function render(at: Place, request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  let settle: (page: KeptPage | null) => void = () => {};
  const first = !rendering.has(at.whole);
  if (first) rendering.set(at.whole, new Promise((resolve) => (settle = resolve)));
  try {
    const answer = await capturedPlain(request, response, handle);
    if (answer === null) return;
    const { status, headers, body } = answer;
    const html = String(headers['content-type'] ?? '').startsWith('text/html');
    if (status !== 200 || !html || 'set-cookie' in headers || request.method === 'HEAD') {
      answer.send();
      return;
    }
    const page = keepPage(body, headers, at.of);
    // An act that came while it was rendered may or may not be in it.
    if ((await stateOf[at.of]().catch(() => null)) === at.state) pages[at.of].set(at.whole, page);
    settle(page);
    await send(page, request, response);
  } finally {
    if (first) rendering.delete(at.whole);
    settle(null);
  }
}

async function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('etag', page.etag);
  if (matches(request.headers['if-none-match'], page.etag)) {
    response.removeHeader('content-type');
    response.writeHead(304);
    response.end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison, as a proxy that compresses marks what it passes on. */
const matches = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
