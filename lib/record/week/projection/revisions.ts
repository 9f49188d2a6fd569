import { z } from 'zod';
import type { Ruling } from '../../../engine/rules/kernel/ruling';
import type { Tx } from '../../../platform/db/client';
import { past, type Revision } from '../../journal/revisions';
import type { Noted, Revisions } from './rulings';

/** The latest revision of each ruling of a week, with what it remembers of those before it, as its rows have them: one query. */
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
  const latest = new Map<string, Revision<Ruling, Noted>>();
  for (const { rulingId, revision, seq, supersededBy, body, ...row } of rows) {
    const ruling = rulingOf(body);
    const before = latest.get(rulingId);
    const earlier = before?.supersededBy ? [...(before.earlier ?? []), past(before, before.supersededBy)] : undefined;
    const noted = { ...row, ruledAt: row.ruledAt.toISOString(), approvedAt: row.approvedAt?.toISOString() ?? null };
    const found = { ruling, revision, order: ruling.order, seq, supersededBy, noted };
    latest.set(rulingId, earlier ? { ...found, earlier } : found);
  }
  return latest;
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
