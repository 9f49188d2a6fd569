'use server';

import { z } from 'zod';
import { dropHandle, saveHandle } from '@/lib/features/forum/handles';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

export const mapHandle = seasonAction({
  act: 'map-handles',
  input: z.object({ handle: z.string().max(400), user: z.literal('nobody').or(z.uuid('Choose an account.')) }),
  run: async ({ handle, user }, { actor, key }) => {
    const saved = await saveHandle({ actor, key }, handle, user === 'nobody' ? null : user);
    return saved.ok
      ? ok({
          to: adminPath(actor.season, '/handles'),
          said: `Posts of ${saved.value.handle} are ${saved.value.name}’s from now on.`,
        })
      : saved;
  },
});

export const forgetHandle = seasonAction({
  act: 'map-handles',
  input: z.object({ folded: z.string().min(1).max(400) }),
  run: async ({ folded }, { actor, key }) => {
    await dropHandle({ actor, key }, folded);
    return ok({ to: adminPath(actor.season, '/handles'), said: 'Forgotten. What was pasted stays as it is.' });
  },
});
