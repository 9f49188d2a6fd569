import { z } from 'zod';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readPeople } from '../../record/views/acts';
import { askedPage, pagesOf } from '../../record/views/paged';
import { siteZone } from '../../record/views/season';
import { mistake, ok, type Result } from '../../result';
import { lineColumns, toLine } from './links';
import type { AccountLine, AccountPage, AccountsPage } from './model';
import { readOpenLinks } from './open-links';
import { barred, rolesOf } from './rules';
import { readTeams } from './teams';

/** Accounts on one page; of invites the newest are told. */
const PAGE = 50;
const INVITES = 50;

const columns = {
  id: true,
  key: true,
  name: true,
  role: true,
  disabledAt: true,
  createdAt: true,
  secondStep: { select: { confirmedAt: true } },
  sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
  _count: { select: { sessions: true, passkeys: true } },
} as const satisfies Prisma.UserSelect;
type Row = Prisma.UserGetPayload<{ select: typeof columns }>;

const toAccount = (row: Row, team: string | null): AccountLine => ({
  key: row.key,
  name: row.name,
  role: row.role,
  team,
  disabled: row.disabledAt !== null,
  seenAt: row.sessions[0]?.lastSeenAt.toISOString() ?? null,
});

/** The door of the page's address. */
export const accountsAsked = z.object({ page: askedPage }).transform(({ page }) => page);

/** A page of the accounts, and the newest invites. @param page from 1 */
export async function readAccounts(actor: Actor, page = 1): Promise<AccountsPage> {
  const [found, users, teams, links, zone, open] = await Promise.all([
    db.user.count(),
    db.user.findMany({
      orderBy: [{ role: 'desc' }, { name: 'asc' }],
      skip: (page - 1) * PAGE,
      take: PAGE,
      select: columns,
    }),
    readTeams(db),
    db.onceLink.findMany({
      where: { purpose: 'invite' },
      orderBy: { createdAt: 'desc' },
      take: INVITES,
      select: lineColumns,
    }),
    siteZone(),
    readOpenLinks(),
  ]);
  const person = await readPeople(
    links.flatMap(({ madeBy, usedBy }) => [madeBy, usedBy].filter((key) => key !== null)),
  );
  const team = (id: string) => teams.find((one) => one.id === id)?.name ?? 'a team of another season';
  return {
    open,
    zone,
    accounts: {
      lines: users.map((user) => toAccount(user, teams.find((one) => one.leaderId === user.id)?.name ?? null)),
      ...{ found, page, pages: pagesOf(found, PAGE) },
    },
    invites: links.map((link) => toLine(link, { person, team })),
    roles: rolesOf(actor),
    teams: teams.map(({ key, name, leader }) => ({ key, name, leader })),
  };
}

/** One account as an admin may see it. @returns `not-found` */
export async function readAccount(actor: Actor, key: string): Promise<Result<AccountPage>> {
  const [user, teams, owners, zone, open] = await Promise.all([
    db.user.findUnique({ where: { key }, select: columns }),
    readTeams(db),
    db.user.count({ where: { role: 'owner', disabledAt: null } }),
    siteZone(),
    readOpenLinks(key),
  ]);
  if (user === null) return mistake('not-found', 'There is no such account.');
  const link = await db.onceLink.findFirst({
    where: { purpose: 'reset', userId: user.id, usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    select: lineColumns,
  });
  const person = await readPeople(link?.madeBy ? [link.madeBy] : []);
  const own = teams.find((one) => one.leaderId === user.id);
  return ok({
    ...toAccount(user, own?.name ?? null),
    zone,
    teamKey: own?.key ?? null,
    sessions: user._count.sessions,
    joinedAt: user.createdAt.toISOString(),
    roles: rolesOf(actor),
    teams: teams.map(({ key: team, name, leader }) => ({ key: team, name, leader })),
    reset: link && toLine(link, { person, team: () => '' }),
    given: open[0]?.links ?? [],
    twoStep: user.secondStep?.confirmedAt != null || user._count.passkeys > 0,
    barred: barred(actor, user.role)?.message ?? null,
    lastOwner: user.role === 'owner' && user.disabledAt === null && owners === 1,
  });
}
