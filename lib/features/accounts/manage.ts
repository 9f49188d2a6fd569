import { type AuditBy, audited } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { killLinksOf } from '../../platform/auth/link-maker';
import { endSeatsNamedBy } from '../../platform/auth/seats';
import type { Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import type { Role } from './model';
import { barred, isDemotion, OVER, sayRole } from './rules';
import { findTeam, readTeams, roleWithTeam } from './teams';

/** An admin who does something to an account, with the form's key and whence it came. */
export interface By extends AuditBy {
  readonly actor: Actor;
}

interface Target {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly role: Role;
  readonly disabledAt: Date | null;
  /** No other owner can sign in. */
  readonly lastOwner: boolean;
  /** Who does it, as they are now. */
  readonly by: Actor;
}

/**
 * An account that this admin may touch, held until the transaction ends, with all owners: of two owners who take each
 * other's rights at once, the second finds itself the last.
 */
async function hold(tx: Tx, actor: Actor, key: string): Promise<Result<Target>> {
  const rows = await tx.$queryRaw<Omit<Target, 'lastOwner' | 'by'>[]>`
    SELECT "id", "key", "name", "role"::text, "disabledAt" FROM "User"
    WHERE "key" IN (${key}, ${actor.key}) OR "role" = 'owner' ORDER BY "id" FOR UPDATE`;
  const row = rows.find((one) => one.key === key);
  if (!row) return mistake('not-found', 'There is no such account.');
  // The admin as they are now, not as they were when they asked for this: of two who take each other's rights at once one does.
  const self = rows.find((one) => one.key === actor.key);
  if (self === undefined || self.disabledAt !== null) return OVER;
  const by = { ...actor, role: self.role };
  const refused = barred(by, row.role);
  if (refused !== null) return { ok: false, problem: refused };
  const owners = rows.filter((one) => one.role === 'owner' && one.disabledAt === null);
  return ok({ ...row, by, lastOwner: owners.length === 1 && owners[0]?.id === row.id });
}

const LAST_OWNER = mistake('last-owner', 'This is the only owner who can sign in.', {
  next: 'Make somebody else an owner first.',
});

/**
 * Disables an account, which ends its sessions closes its links and those that it made and the seats in teams that it named, or enables it again.
 * @returns `not-found`, `forbidden`, `last-owner`, `own` (oneself), `nothing` (it is so already)
 */
export const setDisabled = (
  by: By,
  account: string,
  { disabled, because }: { readonly disabled: boolean; readonly because: string },
): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const target = await hold(tx, by.actor, account);
      if (!target.ok) return target;
      const { id, key, lastOwner, disabledAt } = target.value;
      if (disabled === (disabledAt !== null)) {
        return mistake('nothing', `This account is ${disabled ? 'disabled' : 'enabled'} already.`);
      }
      if (disabled && lastOwner) return LAST_OWNER;
      if (disabled && id === by.actor.id) {
        return mistake('own', 'Nobody disables their own account.', { next: 'Ask another owner.' });
      }
      await tx.user.update({ where: { id }, data: { disabledAt: disabled ? new Date() : null } });
      let killed: Ended = NONE;
      if (disabled) {
        killed = { links: await killLinksOf(tx, key), seats: await endSeatsNamedBy(tx, key) };
        await tx.session.deleteMany({ where: { userId: id } });
        await tx.onceLink.updateMany({
          where: { userId: id, usedAt: null, revokedAt: null },
          data: { revokedAt: new Date() },
        });
      }
      const [before, after] = disabled ? ['enabled', `disabled${sayKilled(killed)}`] : ['disabled', 'enabled'];
      return ok({ value: null, told: { kind: disabled ? 'disable' : 'enable', subject: key, before, after, because } });
    },
    () => ok(null),
  );

/** What somebody had lent and what ended with their rights. */
interface Ended {
  readonly links: number;
  /** In teams. */
  readonly seats: number;
}
const NONE: Ended = { links: 0, seats: 0 };

/** How the audit log tells of it. */
const sayKilled = ({ links, seats }: Ended): string =>
  [
    links === 0 ? '' : `; links that it had made, ended: ${links}`,
    seats === 0 ? '' : `; seats in teams that it had named, ended: ${seats}`,
  ].join('');

/**
 * Gives an account a role, and a team of the season or none; who led that team leads it no more. It counts from the
 * person's next page on. Whoever is moved down loses every open link that they made, and the seats in
 * teams that they named as an admin; whoever loses a team, those that they named in it.
 * @returns `not-found` (also the team), `forbidden`, `last-owner`, `invalid` (a player with a team), `nothing`
 */
export const changeRole = (
  by: By,
  account: string,
  given: { readonly role: Role; readonly team: string; readonly because: string },
): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const target = await hold(tx, by.actor, account);
      if (!target.ok) return target;
      const { id, key, role, lastOwner, by: admin } = target.value;
      const refused = barred(admin, given.role);
      if (refused !== null) return { ok: false, problem: refused };
      if (lastOwner && given.role !== 'owner') return LAST_OWNER;
      const found = await findTeam(tx, given.team);
      if (!found.ok) return found;
      const team = found.value;
      const unfit = roleWithTeam(given.role, team);
      if (unfit) return unfit;
      const now = (await readTeams(tx)).filter((one) => one.leaderId === id);
      const before = sayRole(role, now[0]?.name ?? null);
      const after = sayRole(given.role, team?.name ?? null);
      if (before === after) return mistake('nothing', 'That is what this account is already.');
      if (team && team.leaderId !== null && team.leaderId !== id) {
        const leads = await tx.user.findUniqueOrThrow({ where: { id: team.leaderId }, select: { role: true } });
        const above = barred(admin, leads.role);
        if (above !== null) return { ok: false, problem: above };
      }
      await tx.team.updateMany({ where: { id: { in: now.map((one) => one.id) } }, data: { leaderId: null } });
      let seats = 0;
      const lost = now.filter((one) => one.id !== team?.id).map((one) => one.id);
      if (lost.length > 0) seats += await endSeatsNamedBy(tx, key, { teams: lost });
      if (team?.leaderId != null && team.leaderId !== id) {
        const led = await tx.user.findUniqueOrThrow({ where: { id: team.leaderId }, select: { key: true } });
        seats += await endSeatsNamedBy(tx, led.key, { teams: [team.id] });
      }
      // Who leads a team acts for no other of its season.
      if (team) {
        const { seasonId } = await tx.team.findUniqueOrThrow({ where: { id: team.id }, select: { seasonId: true } });
        await tx.teamMember.deleteMany({ where: { userId: id, team: { seasonId } } });
      }
      if (team && team.leaderId !== id) {
        await tx.team.update({ where: { id: team.id }, data: { leaderId: id, leaderSince: new Date() } });
      } else if (team) await tx.team.update({ where: { id: team.id }, data: { leaderId: id } });
      await tx.user.update({ where: { id }, data: { role: given.role } });
      const demoted = isDemotion(role, given.role);
      if (demoted && barred({ ...admin, role: given.role }, 'leader') !== null) {
        seats += await endSeatsNamedBy(tx, key, { asAdmin: true });
      }
      const killed: Ended = { links: demoted ? await killLinksOf(tx, key) : 0, seats };
      const instead = team?.leader && team.leaderId !== id ? ` in place of ${team.leader}` : '';
      return ok({
        value: null,
        told: {
          kind: 'change-role',
          subject: key,
          before,
          after: `${after}${instead}${sayKilled(killed)}`,
          because: given.because,
        },
      });
    },
    () => ok(null),
  );

/** Ends every session of an account. @returns how many; or `not-found`, `forbidden`. */
export const endSessionsOf = (by: By, account: string): Promise<Result<number>> =>
  audited<number>(
    by,
    async (tx) => {
      const target = await hold(tx, by.actor, account);
      if (!target.ok) return target;
      const { id, key } = target.value;
      const { count } = await tx.session.deleteMany({ where: { userId: id } });
      await tx.user.update({ where: { id }, data: { epoch: { increment: 1 } } });
      return ok({ value: count, told: { kind: 'end-sessions', subject: key, before: `${count}`, after: 'none' } });
    },
    () => ok(0),
  );
