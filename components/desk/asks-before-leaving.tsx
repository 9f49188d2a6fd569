'use client';

import { useEffect, useRef } from 'react';

/** Asks before somebody leaves a page whose form holds what is not sent. */
export function AsksBeforeLeaving() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let sending = false;
    const onSubmit = () => {
      sending = true;
      // The answer comes into this very page where scripts run: from then on leaving asks again.
      setTimeout(() => {
        sending = false;
      }, 5000);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      const changed = [...form.elements].some(
        (one) =>
          (one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement) && one.value !== one.defaultValue,
      );
      if (changed && !sending) event.preventDefault();
    };
    form.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      form.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, []);
  return <span hidden ref={mark} />;
}
