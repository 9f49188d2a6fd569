'use server';

import { z } from 'zod';
import { memberFields } from '@/app/s/member-form';
import { dropMember, nameMember } from '@/lib/features/seats/members';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

/** Names a co-leader or a deputy of any team. */
export const nameAny = seasonAction({
  act: 'name-members',
  input: z.object(memberFields),
  run: async (member, { actor, key }) => {
    const done = await nameMember({ actor, key }, member);
    return done.ok
      ? ok({ to: adminPath(actor.season, `/people#${member.team}`), said: `${done.value} acts for the team.` })
      : done;
  },
});

export const dropAny = seasonAction({
  act: 'name-members',
  input: z.object({ member: z.uuid() }),
  run: async ({ member }, { actor, key }) => {
    const done = await dropMember({ actor, key }, { id: member, team: null });
    return done.ok ? ok({ to: adminPath(actor.season, '/people'), said: 'They act for the team no more.' }) : done;
  },
});
