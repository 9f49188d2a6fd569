import 'server-only';
import type { Result } from '../../result';
import type { Previewed } from './amend';
import type { UndoOrder } from './kind';
import { tableKind } from './kinds';
import { noSuchTable, readHead } from './load';

/** Takes back the last act at a table, whatever it plays. @returns null once it is done, or what it would change */
export async function undoTable(order: UndoOrder): Promise<Result<Previewed | null>> {
  const head = await readHead(order.number);
  const kind = head && tableKind(head.ruleset);
  return kind ? kind.undo(order) : noSuchTable(order.number);
}
