import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Tx } from '../../platform/db/client';
import { type Row, saveRows } from '../../platform/db/save';
import { latest, nextRevisions, type RevisionsOf, type RulingChanges } from '../journal/revisions';
import type { Game, TableRuled } from './game';
import type { LoadedTable } from './load';
import type { Play } from './play';

/** What people read of a table's journal, as rows. */

const POSTS = { name: 'TablePost', key: ['id'] } as const;
const RULINGS = { name: 'TableRuling', key: ['id'] } as const;

export type Revisions = RevisionsOf<TableRuled, null>;

/** Carries the revisions of a table's rulings over one act. @param first its first entry */
export const nextOfTable = <Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  tableId: string,
  before: Revisions,
  state: State,
  first: Kinded,
): RulingChanges<TableRuled, null> =>
  nextRevisions(before, game.ruleset.rulings(state), first, {
    order: (_, place) => place,
    noted: () => null,
    row: ({ ruling, revision, order, seq, supersededBy }) => {
      const { id, entry: entryId, by, outcome, reason, cites, secretOf, at } = ruling;
      return {
        ...{ id: `${id}~${revision}`, rulingId: id, revision, supersededBy, tableId, entryId, seq, order },
        ...{ label: game.place(ruling), by, outcome, reason, cites, secretOf, at, body: ruling },
      };
    },
  });

/** The latest revisions as the database has them. */
export async function readRevisions(tx: Tx, tableId: string): Promise<Revisions> {
  const rows = await tx.tableRuling.findMany({ where: { tableId }, orderBy: { revision: 'asc' } });
  return new Map(
    rows.map(({ rulingId, revision, order, seq, supersededBy, body }) => {
      // As the rules gave it; they read no ruling.
      const ruling = body as unknown as TableRuled;
      return [rulingId, { ruling, revision, order, seq, supersededBy, noted: null }];
    }),
  );
}

export const writeRulings = (tx: Tx, rows: readonly Row[]): Promise<void> => saveRows(tx, RULINGS, latest(rows));

/** The posts in force; `over` opens those that were sealed. */
export function postRows<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  { head }: Pick<LoadedTable<Setup, State, Entry>, 'head'>,
  { entries, places, state, ended }: Play<State, Entry>,
  authors: ReadonlyMap<string, string>,
): Row[] {
  const over = ended || game.standing(state).over;
  return entries.flatMap((entry) => {
    const post = game.post(entry);
    if (post === null) return [];
    const { id, seq, at, actor } = entry;
    const { seat, text, sealed } = post;
    const label = places.get(id) ?? '';
    const authorId = authors.get(actor) ?? null;
    return [{ id, tableId: head.id, seq, seatKey: seat, authorId, at, label, text, open: over || !sealed }];
  });
}

/** Writes the posts that are new or changed, and takes away those that were undone. */
export async function writePosts(tx: Tx, tableId: string, rows: readonly Row[]): Promise<void> {
  const held = await tx.tablePost.findMany({ where: { tableId }, select: { id: true, label: true, open: true } });
  const before = new Map(held.map((row) => [row.id, row]));
  const changed = rows.filter((row) => {
    const old = before.get(String(row.id));
    return old === undefined || old.label !== row.label || old.open !== row.open;
  });
  await saveRows(tx, POSTS, changed);
  const still = new Set(rows.map(({ id }) => id));
  const gone = held.filter(({ id }) => !still.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.tablePost.deleteMany({ where: { id: { in: gone } } });
}
