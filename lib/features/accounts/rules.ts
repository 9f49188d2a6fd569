import type { Actor } from '../../platform/auth/actor';
import { refusal } from '../../platform/auth/policy';
import { mistake, type Problem } from '../../result';
import { ROLES, type Role } from './model';

const ABOVE: readonly Role[] = ['admin', 'owner'];

/** Why somebody may not touch an account of this role, or give it; null: they may. Admins and owners are the owners’ alone. */
export const barred = (actor: Actor, role: Role): Problem | null =>
  refusal(actor, ABOVE.includes(role) ? 'manage-admins' : 'manage-accounts');

/** What an invite or a reset link needs of who made it: that they may touch an account of this role. */
export const mayGive =
  (role: Role) =>
  (maker: Actor): boolean =>
    barred(maker, role) === null;

/** Who was disabled after they asked for the page. */
export const OVER = mistake('forbidden', 'Your account was disabled.', { next: 'Ask an owner of the site.' });

/** From the least rights to the most: whoever is moved down loses what they lent. */
export const isDemotion = (before: Role, after: Role): boolean => ROLES.indexOf(after) < ROLES.indexOf(before);

/** The roles that somebody may give. */
export const rolesOf = (actor: Actor): readonly Role[] => ROLES.filter((role) => barred(actor, role) === null);

/** A role and a team in words: `leader of Greenwood`, `admin, leads Greenwood`. */
export function sayRole(role: Role, team: string | null): string {
  if (team === null) return role === 'leader' ? 'leader without a team' : role;
  return role === 'leader' ? `leader of ${team}` : `${role}, leads ${team}`;
}
