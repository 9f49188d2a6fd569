import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readPeople } from '../../record/views/acts';
import { siteZone } from '../../record/views/season';
import { mistake, ok, type Result } from '../../result';
import { lineColumns, toLine } from './links';
import type { AccountLine, AccountPage, AccountsPage } from './model';
import { readOpenLinks } from './open-links';
import { barred, rolesOf } from './rules';
import { readTeams } from './teams';

const INVITES = 50;

const columns = {
  id: true,
  key: true,
  name: true,
  role: true,
  disabledAt: true,
  createdAt: true,
  secondStep: { select: { confirmedAt: true } },
  sessions: { orderBy: { lastSeenAt: 'desc' }, select: { lastSeenAt: true } },
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

/** All accounts, and the newest invites. */
export async function readAccounts(actor: Actor): Promise<AccountsPage> {
  const [users, teams, links, zone, open] = await Promise.all([
    db.user.findMany({ orderBy: [{ role: 'desc' }, { name: 'asc' }], select: columns }),
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
    accounts: users.map((user) => toAccount(user, teams.find((one) => one.leaderId === user.id)?.name ?? null)),
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
    sessions: user.sessions.length,
    joinedAt: user.createdAt.toISOString(),
    roles: rolesOf(actor),
    teams: teams.map(({ key: team, name, leader }) => ({ key: team, name, leader })),
    reset: link && toLine(link, { person, team: () => '' }),
    given: open[0]?.links ?? [],
    twoStep: user.secondStep?.confirmedAt != null,
    barred: barred(actor, user.role)?.message ?? null,
    lastOwner: user.role === 'owner' && user.disabledAt === null && owners === 1,
  });
}
