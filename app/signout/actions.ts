'use server';

import { z } from 'zod';
import { openAction } from '@/lib/auth/action';
import { endSession } from '@/lib/auth/session';
import { ok } from '@/lib/result';

/** Ends the session of this browser; of one that is over already, too. */
export const signOut = openAction({
  act: 'sign-out',
  input: z.object({}),
  run: async () => {
    await endSession();
    return ok({ to: '/', said: 'You are signed out.' });
  },
});
