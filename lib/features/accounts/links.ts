import { audited } from '../../platform/audit/write';
import { newToken, openLink, type Purpose } from '../../platform/auth/once-link';
import { addressOfSite } from '../../platform/auth/site-address';
import type { Prisma } from '../../platform/db/generated/client';
import { mistake, ok, type Result } from '../../result';
import type { By } from './manage';
import type { LinkLine, LinkState, MadeLink } from './model';
import { barred, sayRole } from './rules';

const HOUR = 3_600_000;

/** A link as it is stored: without its token. */
export function prepareLink(purpose: Exclude<Purpose, 'owner'>, hours: number, madeBy: string) {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + hours * HOUR);
  const made: MadeLink = { url: addressOfSite(`/${purpose}/${token}`), expiresAt: expiresAt.toISOString() };
  return { made, row: { tokenHash, purpose, madeBy, expiresAt } };
}

/** What a form that was sent twice gets: a link is whole at one moment alone. */
export const shownOnce = (): Result<never> =>
  mistake('shown', 'This link was made already, and shown that once.', {
    next: 'Revoke it and make another one, if it is lost.',
  });

export const lineColumns = {
  id: true,
  note: true,
  role: true,
  teamId: true,
  madeBy: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
  usedBy: true,
  revokedAt: true,
} as const satisfies Prisma.OnceLinkSelect;
type Row = Prisma.OnceLinkGetPayload<{ select: typeof lineColumns }>;

/** @param names of people by their key, of teams by their id. */
export function toLine(
  row: Row,
  names: { readonly person: (key: string) => string; readonly team: (id: string) => string },
  now = new Date(),
): LinkLine {
  return {
    id: row.id,
    note: row.note,
    gives: row.role === null ? '' : sayRole(row.role, row.teamId === null ? null : names.team(row.teamId)),
    madeBy: row.madeBy === null ? 'the site' : names.person(row.madeBy),
    madeAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row, now),
    usedBy: row.usedBy === null ? null : names.person(row.usedBy),
  };
}

function stateOf(row: Row, now: Date): LinkState {
  if (row.usedAt !== null) return 'used';
  if (row.revokedAt !== null) return 'revoked';
  return row.expiresAt > now ? 'open' : 'expired';
}

const REVOKED = { invite: 'invite-revoke', reset: 'reset-revoke', seat: 'seat-revoke' } as const;

/**
 * Revokes a link that is open: an invite, a reset link, or one to a seat.
 * @returns `spent` (it was used, revoked or is over), `forbidden`
 */
export const revokeLink = (by: By, id: string): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const link = await tx.onceLink.findUnique({
        where: { id },
        include: { user: { select: { key: true, role: true } } },
      });
      if (link === null || link.purpose === 'owner') return mistake('spent', 'There is no such link.');
      const refused = barred(by.actor, link.user?.role ?? link.role ?? 'player');
      if (refused !== null) return { ok: false, problem: refused };
      const { count } = await tx.onceLink.updateMany({
        where: { id, usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
        data: { revokedAt: new Date() },
      });
      if (count !== 1) return mistake('spent', 'This link was used or revoked, or its time is over.');
      const subject = link.user?.key ?? (link.note || (link.role === null ? 'a seat' : `an invite as ${link.role}`));
      return ok({
        value: null,
        told: {
          kind: REVOKED[link.purpose === 'reset' || link.purpose === 'seat' ? link.purpose : 'invite'],
          subject,
          before: 'open',
          after: 'revoked',
        },
      });
    },
    () => ok(null),
  );

/** The row of a link of this purpose that still works, for whoever holds its token. */
export const working = (purpose: Exclude<Purpose, 'owner'>, token: string, now = new Date()) =>
  openLink(purpose, token, now);

export const SPENT = mistake('spent', 'This link has been used or revoked, or its time is over.', {
  next: 'Ask the admin who sent it for another one.',
});
