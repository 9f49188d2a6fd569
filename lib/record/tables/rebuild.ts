import type { Kinded } from '../../engine/rules/kernel/fold';
import { AT_LEISURE, db } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import { actsOf } from '../journal/entries';
import { authorsOf, holdTable, tableRow } from './append';
import type { Game } from './game';
import type { TableEntry } from './journal';
import { play } from './play';
import { nextOfTable, postRows, type Revisions, writePosts, writeRulings } from './projection';

/**
 * Writes anew what people read of a table, from its journal alone; what the journal does not say is taken away.
 * @returns `not-found`
 */
export async function rebuild<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const held = await holdTable(tx, game, number);
    if (!held.ok) return held;
    const table = held.value;
    const { id, openedAt } = table.head;
    await tx.tableRuling.deleteMany({ where: { tableId: id } });
    await tx.tablePost.deleteMany({ where: { tableId: id } });
    // Act by act, as it was played: what a ruling was in between is on record too.
    let revisions: Revisions = new Map();
    let journal: readonly TableEntry<Entry>[] = [];
    let at = openedAt;
    for (const act of actsOf(table.stored)) {
      journal = [...journal, ...act];
      at = act[0].at;
      const { state } = play(game, table.setup, journal, table.dice);
      const next = nextOfTable(game, id, revisions, state, act[0]);
      revisions = next.revisions;
      await writeRulings(tx, next.rows);
    }
    await writePosts(tx, id, postRows(game, table, table, await authorsOf(tx, table.entries)));
    await tx.table.update({ where: { id }, data: await tableRow(tx, game, table, table, [], at) });
    return ok(null);
  }, AT_LEISURE);
}
