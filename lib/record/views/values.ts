import { z } from 'zod';
import type { ValueChange } from '../../engine/rules/mercenaries/view';
import { db } from '../../platform/db/client';
import { type Reader, readableRulings } from './reader';

/** Values that a merc's card, or a team's own means, do not say by themselves: what each was, by what it is another, since when and until when. */

const VALUES = ['alignment', 'types', 'gender', 'upkeep', 'immunity', 'write-up', 'status', 'infrastructure'] as const;

export const changedDoor: z.ZodType<ValueChange[]> = z.array(
  z.object({
    value: z.enum(VALUES),
    base: z.string().nullable(),
    now: z.string(),
    causes: z.array(z.object({ by: z.string().nullable(), ruling: z.string().nullable(), until: z.string() })),
  }),
);

/** A changed value as a page tells it. */
export interface ValueLine extends Omit<ValueChange, 'causes'> {
  readonly causes: readonly ValueCauseLine[];
}
export interface ValueCauseLine {
  readonly by: string | null;
  /** Null: none, or one that this reader may not see. */
  readonly ruling: string | null;
  /** When that was ruled (ISO), and in which week; null: it is not known. */
  readonly since: { readonly at: string; readonly week: number } | null;
  readonly until: string;
}

/** When rulings came to their outcome, by their ids. */
export type Since = ReadonlyMap<string, { readonly at: string; readonly week: number }>;

/** The rulings of a season that this reader may see, by id, each with its time: one query, none for none. */
export async function readSince(seasonId: string, ids: readonly (string | null)[], reader: Reader): Promise<Since> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.ruling.findMany({
    where: { AND: [readableRulings(reader)], week: { seasonId }, rulingId: { in: wanted } },
    orderBy: { revision: 'asc' },
    select: { rulingId: true, ruledAt: true, week: { select: { number: true } } },
  });
  return new Map(rows.map((row) => [row.rulingId, { at: row.ruledAt.toISOString(), week: row.week.number }]));
}

/** The rulings that changes come from. */
export const rulingsIn = (changes: readonly ValueChange[]): (string | null)[] =>
  changes.flatMap(({ causes }) => causes.map(({ ruling }) => ruling));

export const toValueLines = (changes: readonly ValueChange[], since: Since): ValueLine[] =>
  changes.map((change) => ({
    ...change,
    causes: change.causes.map(({ by, ruling, until }) => ({
      by,
      ruling: ruling !== null && since.has(ruling) ? ruling : null,
      since: ruling === null ? null : (since.get(ruling) ?? null),
      until,
    })),
  }));
