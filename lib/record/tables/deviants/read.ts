import 'server-only';
import type { Entry } from '../../../engine/rules/deviants/entry';
import { nearOf } from '../../../engine/rules/deviants/near';
import type { Order } from '../../../engine/rules/deviants/orders';
import { deviants } from '../../../engine/rules/deviants/ruleset';
import type { Setup } from '../../../engine/rules/deviants/setup';
import type { State } from '../../../engine/rules/deviants/state';
import type { GameEvent, Row } from '../../../engine/rules/deviants/triggers';
import { answersTo, type View } from '../../../engine/rules/deviants/view';
import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import type { Actor } from '../../../platform/auth/actor';
import { ok, type Result } from '../../../result';
import { cameBackOf, type RefusedPost } from '../came-back';
import { type LoadedTable, loadTable, seatOf, type TableHead, viewerAt } from '../load';
import { isOwnGame } from '../own-game';
import { mayRun } from '../seats';
import { boardGame } from './game';

export interface ReadBoard {
  readonly view: View;
  /** The reader judges: states events and numbers, and sees both hands unless it plays itself. */
  readonly judges: boolean;
  /** The reader rules by hand as well: who judges and does not sit here. */
  readonly rules: boolean;
  /** What would answer the event that was asked for; null: none was, or the reader does not judge. */
  readonly row: Row | null;
  /** What came back of the reader's last post, for its eyes alone; null: nothing did, or other orders followed it. */
  readonly cameBack: RefusedPost | null;
}

/** A board as one reader may see it, and what would answer an event. @returns `not-found` */
export async function readBoard(
  number: number,
  actor: Actor | null,
  event: GameEvent | null,
): Promise<Result<ReadBoard>> {
  const loaded = await loadTable(boardGame, number);
  if (!loaded.ok) return loaded;
  const { state, head } = loaded.value;
  const judges = mayRun(head, actor);
  const row =
    event === null || !judges ? null : seenBy(answersTo(state, event), deviants.view(state, viewerOf(head, actor)));
  const rules = judges && !isOwnGame(head, actor);
  return ok({
    view: deviants.view(state, viewerOf(head, actor)),
    judges,
    rules,
    row,
    cameBack: cameBackTo(loaded.value, actor),
  });
}

/** Who judges and does not play sees both hands; a player sees its own, whatever else it may do. */
function viewerOf(head: TableHead, actor: Actor | null): Viewer {
  return seatOf(head, actor) === null && mayRun(head, actor) ? { kind: 'admin' } : viewerAt(head, actor);
}

/** A row without the cards that the reader does not know. */
function seenBy(row: Row, { cards }: View): Row {
  const known = new Set(cards.map(({ name }) => name));
  return { ...row, inactive: row.inactive.filter(({ card }) => known.has(card.name)) };
}

function cameBackTo(table: LoadedTable<Setup, State, Entry>, reader: Actor | null): RefusedPost | null {
  const seat = seatOf(table.head, reader)?.key ?? null;
  const found = cameBackOf<Setup, State, Entry, Order>(table, {
    game: boardGame,
    actor: reader?.key ?? null,
    ordersOf: (entry) => {
      if (entry.kind === 'play' || entry.kind === 'move') return 'done';
      return entry.kind === 'post' ? entry : null;
    },
    alone: (entry, order) => (entry.kind === 'post' ? { ...entry, orders: [order], overrides: [] } : entry),
    refused: (before, after, order, by) => {
      const [told] = after.rulings.slice(before.rulings.length).filter(({ outcome }) => outcome === 'Refused');
      const hand = before.cards.filter(({ zone, player }) => zone === 'hand' && player === by).map(({ name }) => name);
      return told === undefined
        ? null
        : { text: order.text, reason: told.reason, cites: told.cites, near: nearOf(order, hand) };
    },
  });
  return found !== null && found.by === seat ? found : null;
}
