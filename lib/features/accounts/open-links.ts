import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { OpenLink, OpenLinks } from './model';
import { mayGive, sayRole } from './rules';

/** As many open links as a page shows; the oldest ones would be over soonest. */
const MOST = 200;

/**
 * The links that nobody has used yet, by who made them.
 * @param madeBy the key of one account; absent: of all.
 */
export async function readOpenLinks(madeBy?: string): Promise<readonly OpenLinks[]> {
  const rows = await db.onceLink.findMany({
    where: { usedAt: null, revokedAt: null, expiresAt: { gt: new Date() }, ...(madeBy !== undefined && { madeBy }) },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    select: {
      id: true,
      purpose: true,
      note: true,
      role: true,
      teamId: true,
      seatId: true,
      madeBy: true,
      createdAt: true,
      expiresAt: true,
      user: { select: { name: true, role: true } },
    },
  });
  const [makers, teams, seats] = await Promise.all([
    db.user.findMany({
      where: { key: { in: rows.flatMap(({ madeBy: key }) => key ?? []) } },
      select: { id: true, key: true, name: true, role: true, disabledAt: true },
    }),
    db.team.findMany({
      where: { id: { in: rows.flatMap(({ teamId }) => teamId ?? []) } },
      select: { id: true, name: true },
    }),
    db.tableSeat.findMany({
      where: { id: { in: rows.flatMap(({ seatId }) => seatId ?? []) } },
      select: { id: true, name: true, table: { select: { number: true, host: { select: { key: true } } } } },
    }),
  ]);
  const groups = new Map<string | null, { maker: string; links: OpenLink[] }>();
  for (const row of rows) {
    const maker = makers.find(({ key }) => key === row.madeBy);
    const seat = seats.find(({ id }) => id === row.seatId);
    const team = teams.find(({ id }) => id === row.teamId)?.name ?? null;
    const link = {
      id: row.id,
      note: row.note,
      gives: sayGift(row, team, seat),
      madeAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      powerless: row.madeBy !== null && (maker === undefined || !stillGiven(row, maker, seat?.table.host.key)),
    };
    const group = groups.get(row.madeBy);
    if (group) group.links.push(link);
    else groups.set(row.madeBy, { maker: maker?.name ?? row.madeBy ?? 'The site itself', links: [link] });
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

interface Gift {
  readonly purpose: string;
  readonly role: Actor['role'] | null;
  readonly user: { readonly name: string; readonly role: Actor['role'] } | null;
}

function sayGift(
  { purpose, role, user }: Gift,
  team: string | null,
  seat: { readonly name: string; readonly table: { readonly number: number } } | undefined,
): string {
  if (purpose === 'seat') return seat ? `a seat: Table ${seat.table.number}, ${seat.name}` : 'a seat that is no more';
  if (purpose === 'reset') return `a new password for ${user?.name ?? 'nobody'}`;
  return `an account: ${role === null ? 'of no role' : sayRole(role, team)}`;
}

/** As it would be found when it is used. */
function stillGiven(
  { purpose, role, user }: Gift,
  maker: Omit<Actor, 'team' | 'season'> & { readonly disabledAt: Date | null },
  host: string | undefined,
): boolean {
  if (maker.disabledAt !== null) return false;
  const actor: Actor = { ...maker, season: null, team: null };
  if (purpose === 'seat') return host === actor.key || mayGive('player')(actor);
  return mayGive(user?.role ?? role ?? 'owner')(actor);
}
