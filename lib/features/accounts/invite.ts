import { audited, note } from '../../platform/audit/write';
import { holdGiven, holdMaker, isGiven } from '../../platform/auth/link-maker';
import { addUser, chosenPassword, type NewAccount, spend } from '../../platform/auth/once-link';
import { openRow } from '../../platform/auth/sessions';
import type { Session } from '../../platform/auth/token';
import type { Visit } from '../../platform/auth/visit';
import { db } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { prepareLink, SPENT, shownOnce, working } from './links';
import type { By } from './manage';
import type { MadeLink, Role } from './model';
import { barred, mayGive, OVER, sayRole } from './rules';
import { findTeam, roleWithTeam } from './teams';

const led = (team: string, leader: string) =>
  mistake('led', `${team} is led by ${leader}.`, {
    field: 'team',
    next: 'Take the team from that account first, or choose another.',
  });

/**
 * Makes a link by which somebody makes an account whose role and team are fixed.
 * @param given `days` for which it works; `team` a key, or empty.
 * @returns the link, whole this once; or `forbidden`, `not-found` (the team), `led` (it has a leader), `invalid`, `shown` (a
 *   form sent twice)
 */
export const makeInvite = (
  by: By,
  given: { readonly role: Role; readonly team: string; readonly days: number; readonly note: string },
): Promise<Result<MadeLink>> =>
  audited<MadeLink>(
    by,
    async (tx) => {
      const maker = await holdMaker(tx, by.actor.key);
      if (maker === null) return OVER;
      const refused = barred(maker, given.role);
      if (refused !== null) return { ok: false, problem: refused };
      const found = await findTeam(tx, given.team);
      if (!found.ok) return found;
      const team = found.value;
      const unfit = roleWithTeam(given.role, team);
      if (unfit) return unfit;
      if (team?.leader) return led(team.name, team.leader);
      const { made, row } = prepareLink('invite', given.days * 24, by.actor.key);
      await tx.onceLink.create({ data: { ...row, role: given.role, teamId: team?.id ?? null, note: given.note } });
      const after = `${sayRole(given.role, team?.name ?? null)}, until ${made.expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
      return ok({ value: made, told: { kind: 'invite', subject: given.note || 'somebody', after } });
    },
    shownOnce,
  );

/** What an invite gives, for whoever holds it; null: it works no more. Looking uses nothing up. */
export async function readInvite(token: string): Promise<{ readonly role: Role; readonly team: string | null } | null> {
  const link = await db.onceLink.findFirst({
    where: working('invite', token),
    select: { role: true, teamId: true, madeBy: true },
  });
  if (!link?.role || !(await isGiven(db, link, mayGive(link.role)))) return null;
  const team = link.teamId && (await db.team.findUnique({ where: { id: link.teamId }, select: { name: true } }));
  return { role: link.role, team: team ? team.name : null };
}

/**
 * Uses an invite: makes the account with its role and team, and signs in with it.
 * @returns the session to begin, or `spent`, `taken` (the name), `invalid` (the password), `led` (the team has found a
 *   leader meanwhile; the link still works), `busy`
 */
export async function redeemInvite(token: string, given: NewAccount, visit: Visit): Promise<Result<Session>> {
  if ((await readInvite(token)) === null) return SPENT;
  const passwordHash = await chosenPassword(given.password, given.name);
  if (!passwordHash.ok) return passwordHash;
  return rollingBack(async (tx) => {
    const now = new Date();
    const link = await tx.onceLink.findFirst({ where: working('invite', token, now) });
    if (!link?.role || !(await holdGiven(tx, link, mayGive(link.role)))) return SPENT;
    const user = await addUser(tx, { name: given.name, role: link.role, passwordHash: passwordHash.value });
    if (!user.ok) return user;
    if (!(await spend(tx, 'invite', token, user.value, now))) return SPENT;
    const team = link.teamId && (await tx.team.findUnique({ where: { id: link.teamId }, select: { name: true } }));
    if (link.teamId !== null) {
      const free = { id: link.teamId, leaderId: null };
      const { count } = await tx.team.updateMany({ where: free, data: { leaderId: user.value.id, leaderSince: now } });
      if (count !== 1) return led(team ? team.name : 'The team', 'somebody else by now');
    }
    const after = sayRole(link.role, team ? team.name : null);
    const because = link.madeBy === null ? null : `invited by ${link.madeBy}`;
    await note(
      tx,
      { actor: user.value, address: visit.address },
      { kind: 'join', subject: user.value.key, after, because },
    );
    return ok(await openRow(tx, user.value, visit));
  });
}
