'use server';

import { z } from 'zod';
import {
  addPasskey,
  askForPasskeyOf,
  passkeyName,
  removePasskey,
  renamePasskey,
} from '@/lib/features/accounts/passkeys';
import { linkAccount, unlinkAccount } from '@/lib/features/accounts/provider';
import { beginSecondStep, confirmSecondStep, endSecondStep } from '@/lib/features/accounts/second-step';
import { endOthers as endAllOthers, endSession } from '@/lib/features/accounts/sessions';
import { askPassword, changePassword as change } from '@/lib/platform/auth/account';
import { action } from '@/lib/platform/auth/action';
import { goToProvider } from '@/lib/platform/auth/go-to';
import type { Question } from '@/lib/platform/auth/passkeys';
import { beginAtProvider, dropFound, readFound } from '@/lib/platform/auth/provider';
import { currentSession, keepSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { mistake, ok } from '@/lib/result';

/** Changes one's own password; this browser stays signed in, all others are signed out. */
export const changePassword = action({
  act: 'change-password',
  input: z.object({ oldPassword: z.string().max(1000), newPassword: z.string().max(1000) }),
  keyed: false,
  run: async (given, { actor }) => {
    const session = await currentSession();
    if (session === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const changed = await change(actor, given, session, (await readVisit()).address);
    if (!changed.ok) return changed;
    await keepSession(changed.value);
    return ok({ to: '/account', said: 'Your password is changed. Every other browser is signed out.' });
  },
});

/**
 * Ends a session in another browser, or every one but this. The password is asked for: whoever stole a session would otherwise put its
 * person out.
 */
export const endSessions = action({
  act: 'end-session',
  input: z.object({ session: z.union([z.uuid(), z.literal('others')]), password: z.string().max(1000) }),
  run: async ({ session, password }, { actor, key }) => {
    const here = await currentSession();
    if (here === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const asked = await askPassword(actor, password, 'password');
    if (!asked.ok) return asked;
    const by = { actor, key, address: (await readVisit()).address };
    if (session === 'others') {
      const ended = await endAllOthers(by, here.session);
      return ended.ok ? ok({ to: '/account#sessions', said: 'Every other browser is signed out.' }) : ended;
    }
    const ended = await endSession(by, session);
    return ended.ok ? ok({ to: '/account#sessions', said: `${ended.value} is signed out.` }) : ended;
  },
});

const code = z.string().max(60).default('');

export const beginTwoStep = action({
  act: 'change-password',
  input: z.object({}),
  run: async (_, { actor }) => {
    const begun = await beginSecondStep(actor);
    return begun.ok
      ? ok({ to: '/account#second-step', said: 'Give the key to your program, then type its code.' })
      : begun;
  },
});

/** Turns two-step sign-in on, and shows the recovery codes, this once. */
export const confirmTwoStep = action<{ code: string }, readonly string[]>({
  act: 'change-password',
  input: z.object({ code }),
  run: async (given, { actor, key }) => {
    const here = await currentSession();
    if (here === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const by = { actor, key, address: (await readVisit()).address };
    const made = await confirmSecondStep(by, given.code, here.session);
    return made.ok ? ok({ shown: made.value }) : made;
  },
});

export const endTwoStep = action({
  act: 'change-password',
  input: z.object({ code }),
  run: async (given, { actor, key }) => {
    const ended = await endSecondStep({ actor, key, address: (await readVisit()).address }, given.code);
    return ended.ok ? ok({ to: '/account#second-step', said: 'Two-step sign-in is off.' }) : ended;
  },
});

/** What the browser is asked in order to make a passkey. */
export const askForNewPasskey = action<object, Question<unknown>>({
  act: 'change-password',
  keyed: false,
  input: z.object({}),
  run: async (_, { actor }) => ok({ shown: await askForPasskeyOf(actor) }),
});

const answered = {
  answer: z.string().min(1, 'The browser gave no passkey.').max(20_000),
  token: z.string().max(4_000),
};

/** Adds the passkey that the browser made, and shows recovery codes where the account had none. */
export const addOwnPasskey = action<{ name: string; answer: string; token: string }, readonly string[]>({
  act: 'change-password',
  input: z.object({ name: passkeyName, ...answered }),
  run: async (given, { actor, key }) => {
    const here = await currentSession();
    if (here === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const added = await addPasskey({ actor, key, address: (await readVisit()).address }, given, here.session);
    if (!added.ok) return added;
    return added.value.length > 0
      ? ok({ shown: added.value })
      : ok({ to: '/account#passkeys', said: `${given.name} is added. Every other browser is signed out.` });
  },
});

const passkey = z.string().min(1).max(2000);

export const renameOwnPasskey = action({
  act: 'change-password',
  input: z.object({ passkey, name: passkeyName }),
  run: async (given, { actor, key }) => {
    const done = await renamePasskey({ actor, key, address: (await readVisit()).address }, given.passkey, given.name);
    return done.ok ? ok({ to: '/account#passkeys', said: `It is called ${given.name} now.` }) : done;
  },
});

export const removeOwnPasskey = action({
  act: 'change-password',
  input: z.object({ passkey }),
  run: async (given, { actor, key }) => {
    const done = await removePasskey({ actor, key, address: (await readVisit()).address }, given.passkey);
    return done.ok ? ok({ to: '/account#passkeys', said: 'It opens this account no more.' }) : done;
  },
});

/** Leads to the provider, to come back with an account there that is to open this one. */
export const askProvider = action({
  act: 'change-password',
  input: z.object({}),
  keyed: false,
  run: async (_, { actor }) => {
    const here = await currentSession();
    if (here === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const begun = await beginAtProvider({ for: 'link', user: actor.id, session: here.session });
    return begun.ok ? goToProvider(begun.value) : begun;
  },
});

/** Links the account with which this browser came back from the provider, in the session that went there. */
export const linkProvider = action({
  act: 'change-password',
  input: z.object({ password: z.string().max(1000) }),
  run: async ({ password }, { actor, key }) => {
    const [came, here] = [await readFound(), await currentSession()];
    if (came?.errand.for !== 'link' || came.errand.user !== actor.id || came.errand.session !== here?.session) {
      return mistake('provider', 'It is too long ago that you came back, or another session went there.', {
        next: 'Begin anew.',
      });
    }
    const linked = await linkAccount({ actor, key, address: (await readVisit()).address }, came.who, password);
    if (!linked.ok) return linked;
    await dropFound();
    return ok({ to: '/account#provider', said: `Linked: from now on you can sign in as ${came.who.name} there.` });
  },
});

export const unlinkProvider = action({
  act: 'change-password',
  input: z.object({ issuer: z.url().max(500) }),
  run: async ({ issuer }, { actor, key }) => {
    const done = await unlinkAccount({ actor, key, address: (await readVisit()).address }, issuer);
    return done.ok ? ok({ to: '/account#provider', said: 'Unlinked: it opens this account no more.' }) : done;
  },
});
