'use server';

import { z } from 'zod';
import { signOff } from '@/lib/platform/auth/account';
import { openAction } from '@/lib/platform/auth/action';
import { currentSession, dropSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { ok } from '@/lib/result';

/** Ends the session of this browser; of one that is over already, too. */
export const signOut = openAction({
  act: 'sign-out',
  input: z.object({}),
  run: async (_, { actor }) => {
    const session = await currentSession();
    if (actor && session) await signOff(actor, session, (await readVisit()).address);
    await dropSession();
    return ok({ to: '/', said: 'You are signed out.' });
  },
});
