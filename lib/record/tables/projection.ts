import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Tx } from '../../platform/db/client';
import { type Row, saveRows } from '../../platform/db/save';
import type { Game, TableRuled } from './game';
import type { LoadedTable } from './load';
import type { Play } from './play';

/** What people read of a table's journal, as rows. */

const POSTS = { name: 'TablePost', key: ['id'] } as const;
const RULINGS = { name: 'TableRuling', key: ['id'] } as const;

/** The latest revision of a ruling. */
interface Revision {
  readonly revision: number;
  /** The ruling as text, by which revisions are compared. */
  readonly body: string;
  readonly supersededBy: string | null;
  readonly row: Row;
}
export type Revisions = ReadonlyMap<string, Revision>;

/** The act that rulings are held against: its first entry. */
export interface ActPlace {
  readonly tableId: string;
  readonly id: string;
  readonly seq: number;
}

/** Carries the revisions of a table's rulings over one act: a ruling is superseded and never edited. */
export function nextRevisions<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  before: Revisions,
  rulings: readonly TableRuled[],
  act: ActPlace,
): { readonly revisions: Revisions; readonly rows: readonly Row[] } {
  const revisions = new Map(before);
  const rows: Row[] = [];
  const supersede = (rulingId: string, old: Revision) => {
    const row = { ...old.row, supersededBy: act.id };
    rows.push(row);
    revisions.set(rulingId, { ...old, row, supersededBy: act.id });
  };
  rulings.forEach((ruling, order) => {
    const body = JSON.stringify(ruling);
    const old = before.get(ruling.id);
    const stands = old !== undefined && old.supersededBy === null;
    if (stands && old.body === body && old.row.order === order) return;
    if (stands && old.body !== body) supersede(ruling.id, old);
    const same = stands && old.body === body;
    const revision = same ? old.revision : (old?.revision ?? 0) + 1;
    const row: Row = {
      id: `${ruling.id}~${revision}`,
      rulingId: ruling.id,
      revision,
      supersededBy: null,
      tableId: act.tableId,
      entryId: ruling.entry,
      seq: same ? old.row.seq : act.seq,
      order,
      label: game.place(ruling),
      by: ruling.by,
      outcome: ruling.outcome,
      reason: ruling.reason,
      cites: ruling.cites,
      secretOf: ruling.secretOf,
      at: ruling.at,
      body: ruling,
    };
    rows.push(row);
    revisions.set(ruling.id, { revision, body, supersededBy: null, row });
  });
  const still = new Set(rulings.map(({ id }) => id));
  for (const [id, old] of before) if (!still.has(id) && old.supersededBy === null) supersede(id, old);
  return { revisions, rows };
}

/** The latest revisions as the database has them. */
export async function readRevisions(tx: Tx, tableId: string): Promise<Revisions> {
  const rows = await tx.tableRuling.findMany({ where: { tableId }, orderBy: { revision: 'asc' } });
  return new Map(
    rows.map((row) => {
      const { rulingId, revision, supersededBy, body, at } = row;
      const kept = { ...row, at: at.toISOString() };
      return [rulingId, { revision, supersededBy, body: JSON.stringify(body), row: kept }];
    }),
  );
}

export const writeRulings = (tx: Tx, rows: readonly Row[]): Promise<void> =>
  saveRows(tx, RULINGS, [...new Map(rows.map((row) => [row.id, row])).values()]);

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
