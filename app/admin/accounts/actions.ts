'use server';

import { z } from 'zod';
import { makeInvite } from '@/lib/features/accounts/invite';
import { revokeLink } from '@/lib/features/accounts/links';
import { changeRole, endSessionsOf, setDisabled } from '@/lib/features/accounts/manage';
import { type MadeLink, ROLES, type Role } from '@/lib/features/accounts/model';
import { makeReset } from '@/lib/features/accounts/reset';
import { dropSecondStep } from '@/lib/features/accounts/second-step';
import { type Asked, action } from '@/lib/platform/auth/action';
import type { Actor } from '@/lib/platform/auth/actor';
import { wholeNumber } from '@/lib/platform/auth/form-data';
import { readVisit } from '@/lib/platform/auth/visit';
import { ok } from '@/lib/result';

const account = z.string().min(1).max(120);
const role = z.enum(ROLES, 'Choose a role.');
const team = z.string().max(120).default('');
const reason = z.string().trim().min(1, 'Say why: it stands in the audit log.').max(2000);

const by = async ({ actor, key }: Asked<Actor>) => ({ actor, key, address: (await readVisit()).address });
const of = (key: string) => `/admin/accounts/${encodeURIComponent(key)}`;

/** Makes an invite link and shows it, this once. */
export const invite = action<{ role: Role; team: string; days: number; note: string }, MadeLink>({
  act: 'manage-accounts',
  input: z.object({
    role,
    team,
    days: wholeNumber('Write whole days.').pipe(z.number().min(1, 'At least one day.').max(60, 'At most 60 days.')),
    note: z.string().trim().max(120).default(''),
  }),
  run: async (given, asked) => {
    const made = await makeInvite(await by(asked), given);
    return made.ok ? ok({ shown: made.value }) : made;
  },
});

/** Makes a reset link and shows it, this once. */
export const reset = action<{ account: string }, MadeLink>({
  act: 'manage-accounts',
  input: z.object({ account }),
  run: async (given, asked) => {
    const made = await makeReset(await by(asked), given.account);
    return made.ok ? ok({ shown: made.value }) : made;
  },
});

export const revoke = action({
  act: 'manage-accounts',
  input: z.object({ link: z.uuid() }),
  run: async ({ link }, asked) => {
    const done = await revokeLink(await by(asked), link);
    return done.ok ? ok({ to: '/admin/accounts', said: 'Revoked: that link works no more.' }) : done;
  },
});

export const disable = action({
  act: 'manage-accounts',
  input: z.object({ account, disabled: z.enum(['yes', 'no']), because: reason }),
  run: async (given, asked) => {
    const disabled = given.disabled === 'yes';
    const done = await setDisabled(await by(asked), given.account, { disabled, because: given.because });
    if (!done.ok) return done;
    const said = disabled ? 'Disabled. Every session of it is over.' : 'Enabled: it may sign in again.';
    return ok({ to: of(given.account), said });
  },
});

export const setRole = action({
  act: 'manage-accounts',
  input: z.object({ account, role, team, because: reason }),
  run: async (given, asked) => {
    const done = await changeRole(await by(asked), given.account, given);
    return done.ok ? ok({ to: of(given.account), said: 'Changed. It counts from the next page on.' }) : done;
  },
});

export const dropTwoStep = action({
  act: 'manage-accounts',
  input: z.object({ account, because: reason }),
  run: async (given, asked) => {
    const done = await dropSecondStep(await by(asked), given.account, given.because);
    return done.ok ? ok({ to: of(given.account), said: 'Taken away: the password alone signs in now.' }) : done;
  },
});

export const endAll = action({
  act: 'manage-accounts',
  input: z.object({ account }),
  run: async (given, asked) => {
    const done = await endSessionsOf(await by(asked), given.account);
    return done.ok ? ok({ to: of(given.account), said: 'Every session of this account is over.' }) : done;
  },
});
