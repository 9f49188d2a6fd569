import { createHash } from 'node:crypto';

/** The tag of a text: the same text has the same. */
const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Weak comparison, as a proxy that compresses marks what it passes on; `*` is any. */
const knows = (asked: string | null, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Answers with a text that is the same for everyone, by its ETag: whoever has it is told so. A cache may keep it and asks
 * each time whether it still stands.
 * @param type the media type, without the charset
 */
export function wholeAnswer(request: Request, body: string, type: string): Response {
  const etag = etagOf(body);
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
  if (knows(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
