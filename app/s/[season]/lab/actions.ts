'use server';

import { z } from 'zod';
import { playBy } from '@/lib/features/lab/play-by';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';
import { settingFields } from './settings';

/** Plays the season by other settings from its next week on. */
export const playByThese = seasonAction({
  act: 'lab',
  input: z.object(settingFields),
  run: async (settings, { actor, key }) => {
    const done = await playBy(actor, settings, key);
    return done.ok
      ? ok({
          to: adminPath(actor.season, '/journal'),
          said: `The season is played by these settings from week ${done.value.week} on.`,
        })
      : done;
  },
});
