import { z } from 'zod';
import type { Ruling } from '../../../engine/rules/kernel/ruling';
import type { Tx } from '../../../platform/db/client';
import type { Revisions } from './rulings';

/** The latest revision of each ruling of a week, as its rows have them: one query. */
export async function readRevisions(tx: Tx, weekId: string): Promise<Revisions> {
  const rows = await tx.ruling.findMany({
    where: { weekId },
    orderBy: { revision: 'asc' },
    select: {
      rulingId: true,
      revision: true,
      seq: true,
      ruledAt: true,
      supersededBy: true,
      approvedAt: true,
      approvedBy: true,
      ticked: true,
      body: true,
    },
  });
  return new Map(
    rows.map(({ rulingId, revision, seq, supersededBy, body, ...row }) => {
      const ruling = rulingOf(body);
      const noted = { ...row, ruledAt: row.ruledAt.toISOString(), approvedAt: row.approvedAt?.toISOString() ?? null };
      return [rulingId, { ruling, revision, order: ruling.order, seq, supersededBy, noted }];
    }),
  );
}

/** The rulings that came or changed with one act: one query. */
export async function readChanged(tx: Tx, weekId: string, act: number): Promise<Ruling[]> {
  const rows = await tx.ruling.findMany({
    where: { weekId, seq: act },
    select: { body: true },
  });
  return rows.map(({ body }) => rulingOf(body));
}

// A check of its shape would put its keys in another order, and two revisions are compared by their text.
const kept = z.custom<Ruling>((body) => typeof body === 'object' && body !== null && 'outcome' in body);
const rulingOf = (body: unknown): Ruling => kept.parse(body);
