'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { changePassword as change } from '@/lib/auth/account';
import { action } from '@/lib/auth/action';
import { addressOf } from '@/lib/auth/address';
import { beginSession } from '@/lib/auth/session';
import { ok } from '@/lib/result';

/** Changes one's own password; this browser stays signed in, all others are signed out. */
export const changePassword = action({
  act: 'change-password',
  input: z.object({ oldPassword: z.string().max(1000), newPassword: z.string().max(1000) }),
  run: async (given, { actor }) => {
    const changed = await change(actor, given, addressOf(await headers()));
    if (!changed.ok) return changed;
    await beginSession(changed.value);
    return ok({ to: '/account', said: 'Your password is changed. Every other browser is signed out.' });
  },
});
