import 'server-only';
import { z } from 'zod';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { askedPage, type Paged, pagesOf } from '../views/paged';
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

/** How many tables a page shows. */
const PAGE = 50;

/** What `/tables` asks for: those that were put away, in place of the others; and a page. */
export const tablesAsked = z
  .object({ archived: z.literal('').optional(), page: askedPage })
  .transform(({ archived, page }) => ({ archived: archived !== undefined, page }));

/**
 * The tables that somebody may watch, the newest first.
 * @param archived those that were put away, in place of the others
 * @param page from 1
 */
export async function listTables(actor: Actor | null, archived = false, page = 1): Promise<Paged<TableLine>> {
  const mine = actor === null ? [] : [{ hostId: actor.id }, { seats: { some: { userId: actor.id } } }];
  const seen = isAdmin(actor) ? {} : { OR: [{ visibility: 'everybody' as const }, ...mine] };
  const where = { ...seen, state: archived ? ('archived' as const) : { not: 'archived' as const } };
  const [found, rows] = await Promise.all([
    db.table.count({ where }),
    db.table.findMany({
      where,
      orderBy: { number: 'desc' },
      skip: (page - 1) * PAGE,
      take: PAGE,
      include: { seats: { orderBy: { place: 'asc' }, include: { user: { select: { key: true, name: true } } } } },
    }),
  ]);
  const lines = rows.map(({ number, name, ruleset, state, standing, closesAt, seats }) => {
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
  return { lines, found, page, pages: pagesOf(found, PAGE) };
}

/** Who can be invited: everybody with an account, by name. */
export async function listPlayers(): Promise<readonly { readonly key: string; readonly name: string }[]> {
  return db.user.findMany({
    where: { disabledAt: null },
    orderBy: { name: 'asc' },
    select: { key: true, name: true },
  });
}
