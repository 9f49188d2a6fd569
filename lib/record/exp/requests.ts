import type { Db, Tx } from '../../platform/db/client';
import type { TeamName } from '../views/model';

/** What teams want to spend mercs' EXP on: asked by a leader, granted by an admin as an entry, or refused. */

export const EXP_KINDS = ['Ability Upgrade', 'Character Upgrade', 'New Ability'] as const;
export type ExpKind = (typeof EXP_KINDS)[number];

export interface ExpRequestLine {
  readonly id: string;
  readonly team: TeamName;
  readonly merc: { readonly key: string; readonly name: string; readonly exp: number };
  readonly kind: string;
  readonly words: string;
  readonly exp: number;
  readonly at: string;
  /** `granted`, `refused`, `withdrawn`; null: it is open. */
  readonly answer: string | null;
  readonly because: string | null;
}

/**
 * Requests of a season: open ones oldest first, answered ones newest first.
 * @param of the key of the team whose they are; absent: all teams'
 */
export async function readExpRequests(
  tx: Tx | Db,
  season: string,
  { team, open, take }: { readonly team?: string; readonly open: boolean; readonly take: number },
): Promise<readonly ExpRequestLine[]> {
  const rows = await tx.expRequest.findMany({
    where: {
      team: { season: { key: season }, ...(team === undefined ? {} : { key: team }) },
      answer: open ? null : { not: null },
    },
    orderBy: open ? [{ at: 'asc' }, { id: 'asc' }] : [{ answeredAt: 'desc' }, { id: 'desc' }],
    take,
    select: {
      ...{ id: true, kind: true, words: true, exp: true, at: true, answer: true, because: true },
      team: { select: { key: true, name: true } },
      mercenary: { select: { key: true, name: true, exp: true } },
    },
  });
  return rows.map(({ mercenary, at, ...row }) => ({ ...row, merc: mercenary, at: at.toISOString() }));
}

export const countOpenRequests = (tx: Tx | Db, season: string): Promise<number> =>
  tx.expRequest.count({ where: { team: { season: { key: season } }, answer: null } });
