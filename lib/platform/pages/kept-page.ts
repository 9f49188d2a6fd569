import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { type Encoding, encodings } from './encoding';

/** A page as it is sent again and again, and the headers that go with it. */
export interface KeptPage {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly identity: Buffer;
  /** Its bytes in an encoding: made when first asked for. */
  body(encoding: Encoding): Promise<Buffer>;
}

/**
 * Keeps a file of the build, whose name changes with what is in it, as it is.
 * @param headers of its answer, in lower case
 */
export function keepFile(bytes: Buffer, headers: OutgoingHttpHeaders): KeptPage {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.has(name)));
  return {
    etag: tagOf(bytes),
    headers: { ...kept, 'cache-control': headers['cache-control'], vary: 'Accept-Encoding' },
    identity: bytes,
    body: encodings(bytes, 'smallest'),
  };
}

/**
 * Makes a page that may be sent again and again of one that was rendered for one request. A nonce that many visitors get is
 * none: it goes, and the content policy names each inline script by its hash instead, which allows less.
 * @param html as it was rendered, not compressed
 * @param headers of that answer, in lower case
 * @param of whom it is kept for; what is private keeps its own word on caches, which is that none may have it
 */
export function keepPage(html: Buffer, headers: OutgoingHttpHeaders, of: 'public' | 'private'): KeptPage {
  const policy = String(headers['content-security-policy'] ?? '');
  const nonce = /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];
  const text = nonce === undefined ? html.toString('utf8') : withoutNonce(html.toString('utf8'), nonce);
  const identity = Buffer.from(text);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.has(name)));
  return {
    etag: tagOf(identity),
    headers: {
      ...kept,
      'content-security-policy': hashedPolicy(policy, text),
      'cache-control': of === 'public' ? SHARED : (headers['cache-control'] ?? 'private, no-store'),
      vary: 'Cookie, Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch',
    },
    identity,
    body: encodings(identity, 'quick'),
  };
}

const tagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** A cache in front may keep it, and asks each time whether it still stands. */
const SHARED = 'public, max-age=0, must-revalidate';

/** Headers that belong to one answer. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'cache-control',
]);

/** The nonce stands in attributes, and once more in the data that the page's script reads: there it is left empty. */
const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');

/** The policy with the hashes of a page's inline scripts in place of its nonce. Scripts of other hosts stay out by `'self'`. */
function hashedPolicy(policy: string, html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      const others = sources.filter((source) => !source.startsWith("'nonce-") && source !== "'strict-dynamic'");
      return [name, ...others, ...(name === 'script-src' ? new Set(hashes) : [])].join(' ');
    })
    .join('; ');
}

/** How many bytes of memory a page takes; in an encoding it takes about a fifth more. */
export const sizeOf = ({ identity }: KeptPage): number => Math.ceil(identity.length * 1.5) + 2_000;
