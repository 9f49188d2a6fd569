'use client';

import { useEffect, useRef } from 'react';
import { useForm } from './form-island';

/** What is typed and may be kept: no secret, no file, no box that says yes. */
const TYPED = 'textarea, select:not([multiple]), input[type=text], input:not([type])';
type Typed = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;

/**
 * Keeps what is typed in its form in this tab, so that it stands there again after a look at another page. What was sent and
 * done is forgotten; what came back is kept on.
 */
export function KeepsTyped() {
  const mark = useRef<HTMLSpanElement>(null);
  const { name, problem, shown } = useForm();
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const place = `typed ${window.location.pathname} ${name}`;
    const fields = () => [...form.querySelectorAll<Typed>(TYPED)].filter((one) => one.name !== '');
    const keep = () => {
      const typed = fields().flatMap((one) => (one.value === '' ? [] : [[one.name, one.value] as const]));
      write(place, typed.length === 0 ? null : JSON.stringify(Object.fromEntries(typed)));
    };
    const forget = () => write(place, null);
    const before = read(place);
    // What the page brings by itself, or what came back with an answer, is newer.
    for (const one of fields())
      if (one.value === '' && before[one.name] !== undefined) one.value = before[one.name] ?? '';
    if (problem !== null || shown !== null) keep();
    form.addEventListener('input', keep);
    form.addEventListener('submit', forget);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('submit', forget);
    };
  }, [name, problem, shown]);
  return <span ref={mark} hidden />;
}

function read(place: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(pairs.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  } catch {
    return {};
  }
}

function write(place: string, typed: string | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, typed);
  } catch {
    // Where nothing may be kept, or it is too long, the page still asks before it is left.
  }
}
