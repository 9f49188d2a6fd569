'use server';

import { z } from 'zod';
import { redeemReset } from '@/lib/features/accounts/reset';
import { openAction } from '@/lib/platform/auth/action';
import { beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { ok } from '@/lib/result';

/** Sets the password that a link lets one set, once, and signs in with it. */
export const setPassword = openAction({
  act: 'welcome',
  input: z.object({ token: z.string().min(1).max(200), password: z.string().max(1000) }),
  run: async ({ token, password }) => {
    const set = await redeemReset(token, password, await readVisit());
    if (!set.ok) return set;
    if (set.value === null)
      return ok({ to: '/signin', said: 'Your password is set. Sign in with it and with a code of your program.' });
    await beginSession(set.value);
    return ok({ to: '/account', said: 'Your password is set, and every other browser is signed out.' });
  },
});
