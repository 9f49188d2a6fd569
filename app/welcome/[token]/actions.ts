'use server';

import { z } from 'zod';
import { openAction } from '@/lib/platform/auth/action';
import { newName, redeemOwnerLink } from '@/lib/platform/auth/once-link';
import { beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';
import { ok } from '@/lib/result';

/** Makes the owner's account, once, and signs in with it. */
export const welcome = openAction({
  act: 'welcome',
  input: z.object({ token: z.string().min(1).max(200), name: newName, password: z.string().max(1000) }),
  run: async ({ token, name, password }) => {
    const made = await redeemOwnerLink(token, { name, password }, await readVisit());
    if (!made.ok) return made;
    await beginSession(made.value);
    return ok({ to: '/admin', said: `Welcome, ${name}. This site is yours; the link is used up.` });
  },
});
