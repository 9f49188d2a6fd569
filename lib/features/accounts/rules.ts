import type { Actor } from '../../platform/auth/actor';
import { refusal } from '../../platform/auth/policy';
import type { Problem } from '../../result';
import { ROLES, type Role } from './model';

const ABOVE: readonly Role[] = ['admin', 'owner'];

/** Why somebody may not touch an account of this role, or give it; null: they may. Admins and owners are the owners’ alone. */
export const barred = (actor: Actor, role: Role): Problem | null =>
  refusal(actor, ABOVE.includes(role) ? 'manage-admins' : 'manage-accounts');

/** The roles that somebody may give. */
export const rolesOf = (actor: Actor): readonly Role[] => ROLES.filter((role) => barred(actor, role) === null);

/** A role and a team in words: `leader of Greenwood`, `admin, leads Greenwood`. */
export function sayRole(role: Role, team: string | null): string {
  if (team === null) return role === 'leader' ? 'leader without a team' : role;
  return role === 'leader' ? `leader of ${team}` : `${role}, leads ${team}`;
}
