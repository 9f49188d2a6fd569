'use server';

import { z } from 'zod';
import { changePassword as change } from '@/lib/auth/account';
import { action } from '@/lib/auth/action';
import { currentSession, keepSession } from '@/lib/auth/session';
import { readVisit } from '@/lib/auth/visit';
import { mistake, ok } from '@/lib/result';

/** Changes one's own password; this browser stays signed in, all others are signed out. */
export const changePassword = action({
  act: 'change-password',
  input: z.object({ oldPassword: z.string().max(1000), newPassword: z.string().max(1000) }),
  run: async (given, { actor }) => {
    const session = await currentSession();
    if (session === null) return mistake('signed-out', 'Your session is over.', { next: 'Sign in again.' });
    const changed = await change(actor, given, session, (await readVisit()).address);
    if (!changed.ok) return changed;
    await keepSession(changed.value);
    return ok({ to: '/account', said: 'Your password is changed. Every other browser is signed out.' });
  },
});
