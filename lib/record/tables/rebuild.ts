import type { Kinded } from '../../engine/rules/kernel/fold';
import { AT_LEISURE, db } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import { authorsOf, tableRow } from './append';
import type { Game } from './game';
import { loadTable, noSuchTable } from './load';
import { play } from './play';
import { nextRevisions, postRows, type Revisions, writePosts, writeRulings } from './projection';

/**
 * Writes anew what people read of a table, from its journal alone; what the journal does not say is taken away.
 * @returns `not-found`
 */
export async function rebuild<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Table" WHERE "number" = ${number} FOR UPDATE`;
    if (locked.length === 0) return noSuchTable(number);
    const loaded = await loadTable(game, number, tx);
    if (!loaded.ok) return loaded;
    const table = loaded.value;
    const { id } = table.head;
    await tx.tableRuling.deleteMany({ where: { tableId: id } });
    await tx.tablePost.deleteMany({ where: { tableId: id } });
    // Act by act, as it was played: what a ruling was in between is on record too.
    let revisions: Revisions = new Map();
    for (const act of new Set(table.stored.map((one) => one.act))) {
      const journal = table.stored.filter((one) => one.act <= act).map(({ entry }) => entry);
      const first = journal.find(({ seq }) => seq === act);
      if (first === undefined) continue;
      const { state } = play(game, table.setup, journal, table.dice);
      const next = nextRevisions(game, revisions, game.ruleset.rulings(state), { tableId: id, id: first.id, seq: act });
      revisions = next.revisions;
      await writeRulings(tx, next.rows);
    }
    await writePosts(tx, id, postRows(game, table, table, await authorsOf(tx, table.entries)));
    const last = table.stored.at(-1);
    const at = table.journal.find(({ seq }) => seq === last?.act)?.at ?? table.head.openedAt;
    await tx.table.update({ where: { id }, data: await tableRow(tx, game, table, table, table.seq, at) });
    return ok(null);
  }, AT_LEISURE);
}
