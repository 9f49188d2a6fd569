import { cache } from 'react';
import { z } from 'zod';
import { settingsGuide } from '../../engine/rules/mercenaries/rulebook';
import { db } from '../../platform/db/client';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import type { PrecedentLine } from './model';

/** What the journal keeps of a precedent, and of an undo. */
const noted = z.object({
  ruling: z.string(),
  clause: z.string().nullable(),
  setting: z.string().nullable(),
  because: z.string(),
});
const undone = z.object({ target: z.string() });

const groundOf = ({ clause, setting }: { readonly clause: string | null; readonly setting: string | null }): string =>
  clause ?? settingsGuide.find(({ key }) => key === setting)?.title ?? setting ?? '';

/**
 * Overrides of the season that hold from now on, the first one first; read once a request. One that was taken back is none,
 * nor is one whose override stands no more.
 */
export const readPrecedents = cache(async (seasonId: string): Promise<readonly PrecedentLine[]> => {
  const entries = await db.journalEntry.findMany({
    where: { week: { seasonId }, kind: { in: ['precedent', 'undo'] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { id: true, kind: true, payload: true },
  });
  const undos = new Set(
    entries.flatMap(({ kind, payload }) => (kind === 'undo' ? [undone.parse(payload).target] : [])),
  );
  const notes = entries.flatMap(({ id, kind, payload }) =>
    kind === 'precedent' && !undos.has(id) ? [{ id, ...noted.parse(payload) }] : [],
  );
  if (notes.length === 0) return [];
  const rows = await db.ruling.findMany({
    where: {
      AND: [standing(VISITOR)],
      rulingId: { in: notes.map(({ ruling }) => ruling) },
      overriddenBy: { not: null },
    },
    select: lineColumns,
  });
  const lines = new Map((await toLines(seasonId, rows)).map((line) => [line.id, line]));
  return notes.flatMap(({ ruling, ...note }) => {
    const line = lines.get(ruling);
    return line ? [{ ...note, ground: groundOf(note), line }] : [];
  });
});
