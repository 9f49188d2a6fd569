'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormAction, FRESH } from '@/lib/platform/auth/form-state';
import { sayTime } from '@/lib/record/views/time';

/** Milliseconds of quiet before what is typed is kept on the server. */
const QUIET = 1500;

/** A form's text with the form's key, for an action that is asked for it alone. */
export function alone(box: HTMLElement | null, text: string): FormData {
  const data = new FormData(box?.closest('form') ?? undefined);
  data.set('text', text);
  data.delete('intent');
  return data;
}

interface Typed {
  /** What stands in the field; null: nobody has typed yet. */
  readonly text: string | null;
  /** An element of its form. */
  readonly box: RefObject<HTMLElement | null>;
  /** The form is being sent. */
  readonly sending: boolean;
  /** Its last answer left the text to be posted still: it was refused, or only shown. */
  readonly open: boolean;
}

/**
 * Keeps a text on the server each time that the typing rests; one that was posted is no draft any more.
 * @param zone the season’s time zone
 * @returns what is said of it: `saved 20:14`, why not, or nothing yet
 */
export function useKept(
  { text, box, sending, open }: Typed,
  keep: FormAction<{ keptAt: string }>,
  zone: string,
): string {
  const [said, setSaid] = useState('');
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sending) {
      sent.current = text;
      return;
    }
    setSaid('');
    if (text === null || (text === sent.current && !open)) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const state = await keep(FRESH, alone(box.current, text)).catch(() => null);
      if (stale) return;
      const at = state?.shown?.keptAt;
      setSaid(at ? `saved ${sayTime(at, zone, 'hour').slice(-5)}` : (state?.problem?.message ?? NO_ANSWER));
    }, QUIET);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, box, sending, open, keep, zone]);
  return said;
}

const NO_ANSWER = 'Not saved: the site does not answer just now.';
