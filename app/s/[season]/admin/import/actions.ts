'use server';

import { z } from 'zod';
import { seasonAction } from '@/lib/platform/auth/action';
import { commitImport } from '@/lib/record/exchange/import';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

/** Imports the files that were looked at. */
export const importFiles = seasonAction({
  act: 'import',
  input: z.object({ staged: z.uuid(), saw: z.string().min(1).max(200) }),
  run: async (input, { actor, key: form }) => {
    const done = await commitImport(actor, input, form);
    if (!done.ok) return done;
    const { added, changed, week } = done.value;
    return ok({
      to: adminPath(actor.season, '/import'),
      said: `Imported: ${added} to add and ${changed} to change as week ${week} opens.`,
    });
  },
});
