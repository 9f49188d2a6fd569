'use server';

import { z } from 'zod';
import { dropHandle, saveHandle } from '@/lib/features/forum/handles';
import { action } from '@/lib/platform/auth/action';
import { ok } from '@/lib/result';

export const mapHandle = action({
  act: 'map-handles',
  input: z.object({ handle: z.string().max(400), user: z.uuid('Choose an account.') }),
  run: async ({ handle, user }, { actor, key }) => {
    const saved = await saveHandle({ actor, key }, handle, user);
    return saved.ok
      ? ok({ to: '/admin/handles', said: `Posts of ${saved.value.handle} are ${saved.value.name}’s from now on.` })
      : saved;
  },
});

export const forgetHandle = action({
  act: 'map-handles',
  input: z.object({ folded: z.string().min(1).max(400) }),
  run: async ({ folded }, { actor, key }) => {
    await dropHandle({ actor, key }, folded);
    return ok({ to: '/admin/handles', said: 'Forgotten. What was pasted stays as it is.' });
  },
});
