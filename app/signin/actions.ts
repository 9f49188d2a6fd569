'use server';

import { z } from 'zod';
import { openAction } from '@/lib/platform/auth/action';
import type { Actor } from '@/lib/platform/auth/actor';
import { signInWithPasskey } from '@/lib/platform/auth/by-passkey';
import { checkCredentials, credentials } from '@/lib/platform/auth/credentials';
import { ownPath } from '@/lib/platform/auth/own-path';
import { askForAny, type Question } from '@/lib/platform/auth/passkeys';
import { actorOf, beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { adminPath, deskPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';
import { ok } from '@/lib/result';

/** Signs in and leads to the page that was asked for, or to where this person's work is. */
export const signIn = openAction({
  act: 'sign-in',
  input: credentials.extend({ to: z.string().max(2000).optional() }),
  run: async ({ name, password, code, to }) => {
    const checked = await checkCredentials({ name, password, code }, await readVisit());
    if (!checked.ok) return checked;
    await beginSession(checked.value);
    const actor = await actorOf(checked.value, await currentSeason());
    return ok({ to: ownPath(to, workOf(actor)) });
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
    const actor = await actorOf(opened.value, await currentSeason());
    return ok({ to: ownPath(to, workOf(actor)) });
  },
});

/** Where somebody's work is: the control room, the desk, or the front page. */
function workOf(actor: Actor | null): string {
  if (actor?.role === 'admin' || actor?.role === 'owner')
    return actor.season === null ? '/admin' : adminPath(actor.season);
  return actor?.team != null && actor.season !== null ? deskPath(actor.season) : '/';
}
