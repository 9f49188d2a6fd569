'use server';

import { z } from 'zod';
import { memberFields } from '@/app/s/member-form';
import { dropMember, nameMember } from '@/lib/features/seats/members';
import { seasonAction } from '@/lib/platform/auth/action';
import { deskPath } from '@/lib/record/views/address';
import { mistake, ok } from '@/lib/result';

const NO_TEAM = mistake('no-team', 'You lead no team in this season.');

/** Names a co-leader or a deputy of the own team. */
export const nameOwn = seasonAction({
  act: 'name-member',
  input: z.object(memberFields),
  run: async ({ name, fromWeek, untilWeek }, { actor, key }) => {
    if (actor.team === null) return NO_TEAM;
    const done = await nameMember({ actor, key }, { team: actor.team, name, fromWeek, untilWeek });
    return done.ok ? ok({ to: deskPath(actor.season, '/people'), said: `${done.value} acts for your team.` }) : done;
  },
});

export const dropOwn = seasonAction({
  act: 'name-member',
  input: z.object({ member: z.uuid() }),
  run: async ({ member }, { actor, key }) => {
    if (actor.team === null) return NO_TEAM;
    const done = await dropMember({ actor, key }, { id: member, team: actor.team });
    return done.ok ? ok({ to: deskPath(actor.season, '/people'), said: 'They act for your team no more.' }) : done;
  },
});
