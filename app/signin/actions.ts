'use server';

import { z } from 'zod';
import { workOfSession } from '@/app/work';
import { openAction } from '@/lib/platform/auth/action';
import { signInWithPasskey } from '@/lib/platform/auth/by-passkey';
import { signInFromProvider } from '@/lib/platform/auth/by-provider';
import { checkCredentials, credentials } from '@/lib/platform/auth/credentials';
import { goToProvider } from '@/lib/platform/auth/go-to';
import { ownPath } from '@/lib/platform/auth/own-path';
import { askForAny, type Question } from '@/lib/platform/auth/passkeys';
import { beginAtProvider, dropFound, readFound } from '@/lib/platform/auth/provider';
import { beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { mistake, ok } from '@/lib/result';

/** Signs in and leads to the page that was asked for, or to where this person's work is. */
export const signIn = openAction({
  act: 'sign-in',
  input: credentials.extend({ to: z.string().max(2000).optional() }),
  run: async ({ name, password, code, to }) => {
    const checked = await checkCredentials({ name, password, code }, await readVisit());
    if (!checked.ok) return checked;
    await beginSession(checked.value);
    return ok({ to: ownPath(to, await workOfSession(checked.value)) });
  },
});

/** What the browser is asked in order to sign in with a passkey. */
export const askForPasskey = openAction<object, Question<unknown>>({
  act: 'sign-in',
  input: z.object({}),
  run: async () => ok({ shown: await askForAny() }),
});

/** Signs in by a passkey alone, and leads on like the password. */
export const signInByPasskey = openAction({
  act: 'sign-in',
  input: z.object({
    answer: z.string().min(1, 'The browser gave no passkey.').max(20_000),
    token: z.string().max(4_000),
    to: z.string().max(2000).optional(),
  }),
  run: async ({ to, ...given }) => {
    const opened = await signInWithPasskey(given, await readVisit());
    if (!opened.ok) return opened;
    await beginSession(opened.value);
    return ok({ to: ownPath(to, await workOfSession(opened.value)) });
  },
});

/** Leads to the provider, and from there back to where this person was going. */
export const signInAtProvider = openAction({
  act: 'sign-in',
  input: z.object({ to: z.string().max(2000).default('/') }),
  run: async ({ to }) => {
    const begun = await beginAtProvider({ for: 'sign-in', to: ownPath(to, '/') });
    return begun.ok ? goToProvider(begun.value) : begun;
  },
});

/** The second step of whoever came back from the provider a moment ago. */
export const finishFromProvider = openAction({
  act: 'sign-in',
  input: z.object({ code: z.string().min(1, 'Type a code.').max(60) }),
  run: async ({ code }) => {
    const came = await readFound();
    if (came?.errand.for !== 'sign-in') {
      return mistake('provider', 'It is too long ago that you came back.', { next: 'Begin anew.' });
    }
    const opened = await signInFromProvider(came.who, code, await readVisit());
    if (!opened.ok) return opened;
    await dropFound();
    await beginSession(opened.value);
    return ok({ to: ownPath(came.errand.to, await workOfSession(opened.value)) });
  },
});
