import 'server-only';
import { cookies, headers } from 'next/headers';
import { DONE_HEADER } from './asked';

/**
 * A sentence for the page that an act leads to. It waits in a cookie, and the address of that page holds its number (`?done=…`), so that no
 * other page shows it and no link can claim that something was done. The shell shows it; pages do nothing.
 */
const COOKIE = 'mercenaries.done';
const SECONDS = 120;

/** @returns the address to redirect to. For actions alone. */
export async function sayDone(to: string, said: string): Promise<string> {
  const number = crypto.randomUUID().slice(0, 8);
  (await cookies()).set(COOKIE, JSON.stringify([number, said]), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: SECONDS,
  });
  const [path, fragment] = to.split('#', 2);
  return `${path}${path?.includes('?') ? '&' : '?'}done=${number}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** What this page has to say of the act that led to it, or null. */
export async function readDone(): Promise<string | null> {
  const [asked, held] = await Promise.all([headers(), cookies()]);
  const number = asked.get(DONE_HEADER);
  const cookie = held.get(COOKIE)?.value;
  if (!number || !cookie) return null;
  try {
    const [known, said]: unknown[] = JSON.parse(cookie);
    return known === number && typeof said === 'string' ? said : null;
  } catch {
    return null;
  }
}
