import 'server-only';
import { crisisCollideTable } from '../../../engine/rules/crisis-collide/table/ruleset';
import type { TableView } from '../../../engine/rules/crisis-collide/table/view';
import type { Actor } from '../../../platform/auth/actor';
import type { Result } from '../../../result';
import { loadTable, viewerAt } from '../load';
import { duelGame } from './game';

/** A duel's table as one reader may see it. @returns `not-found` */
export async function readDuel(number: number, actor: Actor | null): Promise<Result<TableView>> {
  const loaded = await loadTable(duelGame, number);
  if (!loaded.ok) return loaded;
  const { state, head } = loaded.value;
  return { ok: true, value: crisisCollideTable.view(state, viewerAt(head, actor)) };
}
