'use server';

import { z } from 'zod';
import { wholeField, yesField } from '@/app/fields';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import { beginDraft, dropDraft, keepStep, type Step } from '@/lib/features/opening/draft';
import { openDraft } from '@/lib/features/opening/open';
import { action } from '@/lib/platform/auth/action';
import { thingName } from '@/lib/platform/auth/form-data';
import { adminPath } from '@/lib/record/views/address';
import { ok, type Result } from '@/lib/result';

const basics = {
  name: thingName('Give the season a name.'),
  // `key` is the form's own.
  slug: z.string().trim().max(60),
  timeZone: z.string().trim().max(80),
  base: z
    .string()
    .max(60)
    .default('')
    .transform((key) => (key === '' ? null : key)),
};
const draft = z.uuid('Open the page again.');
const hours = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'Write whole hours; 0 where an admin closes it.')
  .transform(Number);

const draftPath = (id: string, at = ''): string => `/seasons/new/${id}${at}`;

async function kept(id: string, step: Step, at: string, said: string): Promise<Result<{ to: string; said: string }>> {
  const done = await keepStep(id, step);
  return done.ok ? ok({ to: draftPath(id, at), said }) : done;
}

/** The first step: names the season, and keeps it as one that is being set up. */
export const begin = action({
  act: 'open-season',
  input: z.object(basics),
  run: async ({ slug, ...input }, { actor, key }) => {
    const begun = await beginDraft({ actor, key }, { ...input, key: slug });
    return begun.ok
      ? ok({ to: draftPath(begun.value), said: 'Kept. You may leave it at any step and take it up again.' })
      : begun;
  },
});

export const keepBasics = action({
  act: 'open-season',
  input: z.object({ draft, ...basics }),
  run: ({ draft, slug, ...input }) => kept(draft, { step: 'basics', ...input, key: slug }, '#name', 'Kept.'),
});

/** Begins the settings from an edition; each may be adjusted afterwards. */
export const chooseEdition = action({
  act: 'open-season',
  input: z.object({ draft, edition: z.string().max(40) }),
  run: ({ draft, edition }) =>
    kept(draft, { step: 'edition', edition }, '#rules', 'The settings are that edition’s now: adjust what you like.'),
});

const settings = z
  .object({
    battleOrder: settingsSchema.shape.battleOrder.unwrap(),
    removalsFirst: yesField,
    possessionIsRemoval: yesField,
    subversionIsRemoval: yesField,
    payDownFee: wholeField,
    resultsDays: wholeField,
    rosterCap: wholeField,
    failure: settingsSchema.shape.failure.unwrap(),
    resource: settingsSchema.shape.resource.unwrap(),
    wartimePoints: wholeField,
  })
  .transform((chosen) => settingsSchema.parse(chosen));

export const keepSettings = action({
  act: 'open-season',
  input: z.intersection(z.object({ draft }), settings),
  run: ({ draft, ...chosen }) =>
    kept(draft, { step: 'settings', settings: chosen }, '#rules', 'The settings are kept.'),
});

export const keepSchedule = action({
  act: 'open-season',
  input: z.object({ draft, peacetime: hours, wartime: hours, battles: hours, results: hours }),
  run: ({ draft, peacetime, wartime, battles, results }) =>
    kept(
      draft,
      { step: 'schedule', phaseHours: [peacetime, wartime, battles, results] },
      '#schedule',
      'The schedule is kept.',
    ),
});

export const keepDice = action({
  act: 'open-season',
  input: z.object({ draft, publicBeacon: yesField }),
  run: ({ draft, publicBeacon }) => kept(draft, { step: 'dice', publicBeacon }, '#schedule', 'Kept.'),
});

/** Forgets what was brought, to bring it again. */
export const bringNothing = action({
  act: 'open-season',
  input: z.object({ draft }),
  run: ({ draft }) => kept(draft, { step: 'no files' }, '#teams', 'Forgotten: bring it again.'),
});

export const keepMatches = action({
  act: 'open-season',
  input: z.object({
    draft,
    how: z.enum(['round robin', 'none', 'by hand'], 'Choose one.'),
    lines: z.string().max(10_000).default(''),
  }),
  run: ({ draft, how, lines }) =>
    kept(draft, { step: 'matches', matches: how === 'by hand' ? lines : how }, '#matches', 'The matches are kept.'),
});

export const letGo = action({
  act: 'open-season',
  input: z.object({ draft }),
  run: async ({ draft }, { actor, key }) => {
    const done = await dropDraft({ actor, key }, draft);
    return done.ok ? ok({ to: '/seasons/new', said: 'Let go.' }) : done;
  },
});

export const open = action({
  act: 'open-season',
  input: z.object({ draft, saw: z.string().min(1).max(200) }),
  run: async ({ draft, saw }, { actor, key }) => {
    const opened = await openDraft({ actor, key }, { id: draft, saw });
    return opened.ok
      ? ok({ to: adminPath(opened.value), said: 'The season is open: week 1 is at Peacetime.' })
      : opened;
  },
});
