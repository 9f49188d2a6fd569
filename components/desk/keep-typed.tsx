'use client';

import { useEffect, useRef } from 'react';
import { changedFields, type Fields, markSent, putBack } from './typed-fields';

/**
 * Nothing that is typed on the page is lost to another of its forms: what differs from what is saved stays in the tab while
 * one form is sent, and is put back afterwards in all the others. Leaving with it asks first.
 * @param name whose page, of which week; what was typed on another is not put back
 */
export function KeepTyped({ name }: { name: string }) {
  const sending = useRef(false);
  useEffect(() => {
    const key = `typed ${name}`;
    sending.current = false;
    const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form[aria-label]')];
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept !== null) {
      const fields: Record<string, Fields> = JSON.parse(kept);
      for (const form of forms()) putBack(form, fields[form.getAttribute('aria-label') ?? ''] ?? {});
    }
    const unsaved = (but: EventTarget | null) =>
      forms().flatMap((form) => {
        const changed = form === but ? {} : changedFields(form);
        return Object.keys(changed).length === 0 ? [] : [[form.getAttribute('aria-label') ?? '', changed] as const];
      });
    const onSubmit = (event: SubmitEvent) => {
      const left = unsaved(event.target);
      sending.current = true;
      if (event.target instanceof HTMLFormElement) markSent(event.target);
      sessionStorage.removeItem(key);
      if (left.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(left)));
      // The answer comes into this very page where scripts run: from then on leaving asks again.
      setTimeout(() => (sending.current = false), 5_000);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (sending.current || unsaved(null).length === 0) return;
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('beforeunload', onLeave);
    };
  });
  return null;
}
