'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Hint } from '@/components/kit/text';
import { type FormAction, FRESH } from '@/lib/platform/auth/form-state';
import type { Question } from '@/lib/platform/auth/passkeys';

interface Props {
  /** Makes a passkey, or uses one. */
  does: 'make' | 'use';
  /** Gives the question that the browser is to answer. */
  ask: FormAction<Question<unknown>>;
  children: string;
}

/**
 * Asks the browser for a passkey, puts its answer into the form around it, and sends that. A passkey needs a script: without one there
 * is nothing here, and a password with a code does the same.
 */
export function PasskeyButton({ does, ask, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [there, setThere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => setThere('PublicKeyCredential' in window), []);

  const press = async () => {
    const form = box.current?.closest('form');
    if (!form || (does === 'make' && !form.reportValidity())) return;
    setBusy(true);
    setTrouble(null);
    try {
      const asked = await ask(FRESH, new FormData(form));
      if (asked.shown === null) return setTrouble(asked.problem?.message ?? 'The site did not answer.');
      const answer = await answerOf(does, asked.shown.options);
      for (const [name, value] of [
        ['answer', JSON.stringify(answer)],
        ['token', asked.shown.token],
      ] as const) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      form.requestSubmit();
    } catch (error) {
      setTrouble(sayWhy(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={box}>
      <input type="hidden" name="answer" defaultValue="" />
      <input type="hidden" name="token" defaultValue="" />
      {there && (
        <Button type="button" disabled={busy} onClick={press}>
          {children}
        </Button>
      )}
      {trouble !== null && (
        <div role="alert">
          <Hint>{trouble}</Hint>
        </div>
      )}
    </div>
  );
}

async function answerOf(does: Props['does'], options: unknown): Promise<unknown> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  if (does === 'make') {
    return startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  }
  return startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] });
}

function sayWhy(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'That device holds a passkey of this account already.';
  if (name === 'NotAllowedError') return 'No passkey was given: it was cancelled, or it took too long.';
  return 'The browser could not do it.';
}
