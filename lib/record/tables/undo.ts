import 'server-only';
import type { Amended } from './amend';
import type { UndoOrder } from './kind';
import { tableKind } from './kinds';
import { noSuchTable, readHead } from './load';

/** Takes back the last act at a table, whatever it plays, once that was shown. */
export async function undoTable(order: UndoOrder): Amended {
  const head = await readHead(order.number);
  const kind = head && tableKind(head.ruleset);
  return kind ? kind.undo(order) : noSuchTable(order.number);
}
