import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { tableKind } from './kinds';
import { isAdmin } from './load';

/** A table as a line of the list. */
export interface TableLine {
  readonly number: number;
  readonly name: string;
  readonly ruleset: string;
  readonly game: string;
  readonly state: 'open' | 'playing' | 'finished' | 'archived';
  readonly standing: string;
  readonly closesAt: string | null;
  readonly seats: readonly { readonly name: string; readonly who: string; readonly yours: boolean }[];
  /** A seat is kept for the reader, who has not taken it. */
  readonly invites: boolean;
  readonly yours: boolean;
}

/** How many tables a list shows. */
const MOST = 200;

/**
 * The tables that somebody may watch, the newest first.
 * @param archived those that were put away, in place of the others
 */
export async function listTables(actor: Actor | null, archived = false): Promise<readonly TableLine[]> {
  const mine = actor === null ? [] : [{ hostId: actor.id }, { seats: { some: { userId: actor.id } } }];
  const seen = isAdmin(actor) ? {} : { OR: [{ visibility: 'everybody' as const }, ...mine] };
  const rows = await db.table.findMany({
    where: { ...seen, state: archived ? 'archived' : { not: 'archived' } },
    orderBy: { number: 'desc' },
    take: MOST,
    include: { seats: { orderBy: { place: 'asc' }, include: { user: { select: { key: true, name: true } } } } },
  });
  return rows.map(({ number, name, ruleset, state, standing, closesAt, seats }) => {
    const kind = tableKind(ruleset);
    const own = seats.find(({ user }) => actor !== null && user?.key === actor.key);
    return {
      ...{ number, name, ruleset, state, standing },
      game: kind?.title ?? ruleset,
      closesAt: closesAt?.toISOString() ?? null,
      seats: seats.map(({ name: seat, user, bot }) => ({
        name: seat,
        who: user?.name ?? kind?.bots.find(({ id }) => id === bot)?.title ?? 'free',
        yours: actor !== null && user?.key === actor.key,
      })),
      invites: own !== undefined && own.joinedAt === null,
      yours: own !== undefined,
    };
  });
}

/** Who can be invited: everybody with an account, by name. */
export async function listPlayers(): Promise<readonly { readonly key: string; readonly name: string }[]> {
  return db.user.findMany({
    where: { disabledAt: null },
    orderBy: { name: 'asc' },
    select: { key: true, name: true },
  });
}
