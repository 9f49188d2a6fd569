'use server';

import { z } from 'zod';
import { workOfSession } from '@/app/work';
import { redeemInvite } from '@/lib/features/accounts/invite';
import { openAction } from '@/lib/platform/auth/action';
import { newName } from '@/lib/platform/auth/once-link';
import { beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { ok } from '@/lib/result';

/** Makes the account that a link invites to, once, signs in with it, and leads to where its work is. */
export const join = openAction({
  act: 'welcome',
  input: z.object({ token: z.string().min(1).max(200), name: newName, password: z.string().max(1000) }),
  run: async ({ token, name, password }) => {
    const made = await redeemInvite(token, { name, password }, await readVisit());
    if (!made.ok) return made;
    await beginSession(made.value);
    return ok({
      to: await workOfSession(made.value),
      said: `Welcome, ${name}. The link is used up: from now on you sign in by your name.`,
    });
  },
});
