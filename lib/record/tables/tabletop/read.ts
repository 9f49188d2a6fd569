import 'server-only';
import type { Order } from '../../../engine/rules/tabletop/command';
import type { Entry } from '../../../engine/rules/tabletop/entry';
import { nearOf } from '../../../engine/rules/tabletop/near';
import { tabletop } from '../../../engine/rules/tabletop/ruleset';
import type { Setup } from '../../../engine/rules/tabletop/setup';
import type { State } from '../../../engine/rules/tabletop/state';
import type { View } from '../../../engine/rules/tabletop/view';
import type { Actor } from '../../../platform/auth/actor';
import { ok, type Result } from '../../../result';
import { type CameBack, cameBackOf, type RefusedPost } from '../came-back';
import { type LoadedTable, loadTable } from '../load';
import { isOwnGame } from '../own-game';
import { isMaster } from '../seats';
import { encounterGame } from './game';
import { creaturesOf, viewerOf } from './master';

export interface ReadEncounter {
  readonly view: View;
  /** The reader runs it: states what happens, and knows who believes what. */
  readonly master: boolean;
  /** The reader rules by hand as well: who runs it and does not sit here. */
  readonly rules: boolean;
  /** Creatures for which the reader may order. */
  readonly mine: readonly string[];
  /** What came back of the reader's last post, for its eyes alone; null: nothing did, or other orders followed it. */
  readonly cameBack: RefusedPost | null;
}

/** An encounter as one reader may see it. @returns `not-found` */
export async function readEncounter(number: number, actor: Actor | null): Promise<Result<ReadEncounter>> {
  const loaded = await loadTable(encounterGame, number);
  if (!loaded.ok) return loaded;
  const { state, head, setup } = loaded.value;
  return ok({
    view: tabletop.view(state, viewerOf(head, actor)),
    master: isMaster(head, actor),
    rules: isMaster(head, actor) && !isOwnGame(head, actor),
    mine: creaturesOf(head, setup, actor),
    cameBack: cameBackTo(loaded.value, actor),
  });
}

/** @param reader null: nobody is signed in */
function cameBackTo(table: LoadedTable<Setup, State, Entry>, reader: Actor | null): RefusedPost | null {
  const mine = creaturesOf(table.head, table.setup, reader);
  const found = cameBackOf<Setup, State, Entry, Order>(table, {
    game: encounterGame,
    actor: reader?.key ?? null,
    ordersOf: (entry) => {
      if (entry.kind === 'order' || entry.kind === 'end') return 'done';
      return entry.kind === 'post' ? entry : null;
    },
    alone: (entry, order) => (entry.kind === 'post' ? { ...entry, orders: [order], overrides: [] } : entry),
    refused: refusedLine,
  });
  return found !== null && mine.includes(found.by) ? found : null;
}

/** An answer of somebody else may be rejected within it: only what its own creature is told counts. */
function refusedLine(before: State, after: State, order: Order, by: string): CameBack | null {
  const told = after.log
    .slice(before.log.length)
    .flatMap((item) => (item.kind === 'ruling' && item.by === by && item.outcome === 'Rejected' ? [item] : []));
  if (told.length === 0) return null;
  return {
    text: order.text,
    reason: told.map(({ reason }) => reason).join(' '),
    near: nearOf(before, by, order),
    cites: told.flatMap(({ cites }) => cites),
  };
}
