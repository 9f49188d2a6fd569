import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { DONE_COOKIE, DONE_HEADER } from './asked';
import { answerAt } from './form-name';

/**
 * A sentence for the page that an act leads to. It waits in a cookie, and the address of that page holds its number (`?done=…`), so that no
 * other page shows it and no link can claim that something was done. The form that was sent shows it where it is still on the page, else
 * the shell does; either takes the focus. The proxy takes the cookie away with the page that says it, so that a reload does not say it again.
 */
const SECONDS = 120;

/** What a page has to say of the act that led to it. */
export interface DoneWords {
  readonly number: string;
  readonly said: string;
  /** The form that was sent, by its name; empty: it has none. */
  readonly form: string;
  /** Where on the page its result stands, as the end of an address; null: all over. */
  readonly at: string | null;
}

const asKept = z.tuple([z.string(), z.string(), z.string(), z.string().nullable()]);

/**
 * @param form the name of the form that was sent
 * @returns the address to redirect to. For actions alone.
 */
export async function sayDone(to: string, said: string, form = ''): Promise<string> {
  const number = crypto.randomUUID().slice(0, 8);
  const [path, fragment = null] = to.split('#', 2);
  (await cookies()).set(DONE_COOKIE, JSON.stringify([number, said, form, fragment]), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: SECONDS,
  });
  const at = form !== '' ? answerAt(form) : fragment === null ? '' : `#${fragment}`;
  return `${path}${path?.includes('?') ? '&' : '?'}done=${number}${at}`;
}

/** What this page has to say of the act that led to it, or null. */
export const readDone = cache(async (): Promise<DoneWords | null> => {
  const [asked, held] = await Promise.all([headers(), cookies()]);
  const wanted = asked.get(DONE_HEADER);
  const cookie = held.get(DONE_COOKIE)?.value;
  if (!wanted || !cookie) return null;
  try {
    const [number, said, form, at] = asKept.parse(JSON.parse(cookie));
    return number === wanted ? { number, said, form, at } : null;
  } catch {
    return null;
  }
});
