import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as visitors get it: its bytes in each encoding, and the headers that go with them. */
export interface KeptPage {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Makes a page that may be sent again and again of one that was rendered for one request. A nonce that many visitors get is
 * none: it goes, and the content policy names each inline script by its hash instead, which allows less.
 * @param html as it was rendered, not compressed
 * @param headers of that answer, in lower case
 */
export async function keepPage(html: Buffer, headers: OutgoingHttpHeaders): Promise<KeptPage> {
  const policy = String(headers['content-security-policy'] ?? '');
  const nonce = /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];
  const text = nonce === undefined ? html.toString('utf8') : withoutNonce(html.toString('utf8'), nonce);
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity, { level: 6 }),
  ]);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.has(name)));
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    headers: {
      ...kept,
      'content-security-policy': hashedPolicy(policy, text),
      // A cache in front may keep it, and asks each time whether it still stands.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch',
    },
    bodies: { br, gzip: gz, identity },
  };
}

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

/** Which of the encodings a request takes, the smallest first. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

/** How many bytes of memory a page takes. */
export const sizeOf = ({ bodies }: KeptPage): number =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length + 2_000;
