'use server';

import { z } from 'zod';
import { matchAddress } from '@/lib/features/season/match';
import { castVote } from '@/lib/features/votes/cast';
import { strikeArgument } from '@/lib/features/votes/manage';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { matchPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

const addressOf = ({ week, place }: z.infer<typeof matchAddress>): string => `${week}-${place}`;
const ballot = { match: matchAddress, secret: z.enum(['yes', 'no']) };

/** Casts the own vote on a match, or changes it. */
export const castMyVote = seasonAction({
  act: 'vote',
  input: z.object({ ...ballot, team: chosenKey(), argument: z.string().default('') }),
  run: async ({ match, secret, team, argument }, { actor }) => {
    const done = await castVote(actor, { ...match, team, argument, secret: secret === 'yes' });
    if (!done.ok) return done;
    return ok({ to: `${matchPath(actor.season, addressOf(match))}#vote`, said: `You voted for ${done.value.name}.` });
  },
});

/** Takes the own vote back, with its argument. */
export const takeMyVoteBack = seasonAction({
  act: 'vote',
  input: z.object(ballot),
  run: async ({ match, secret }, { actor }) => {
    const done = await castVote(actor, { ...match, team: null, argument: '', secret: secret === 'yes' });
    if (!done.ok) return done;
    return ok({ to: `${matchPath(actor.season, addressOf(match))}#vote`, said: 'Your vote is taken back.' });
  },
});

/** Takes an argument off the page with a reason, or puts it back. */
export const strikeTheArgument = seasonAction({
  act: 'strike-argument',
  input: z.object({ match: matchAddress, id: z.uuid(), because: z.string().trim().max(2000).optional() }),
  run: async ({ match, id, because }, { actor, key }) => {
    const done = await strikeArgument({ actor, key }, match, { id, because: because || null });
    if (!done.ok) return done;
    return ok({
      to: `${matchPath(actor.season, addressOf(match))}#arguments`,
      said: because ? 'The argument is off the page.' : 'The argument is back.',
    });
  },
});
