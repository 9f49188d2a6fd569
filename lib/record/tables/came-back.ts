import type { Kinded } from '../../engine/rules/kernel/fold';
import type { ClauseId } from '../../engine/rules/kernel/ruling';
import type { Game } from './game';
import type { LoadedTable } from './load';

/** A line of somebody's last post that was refused: as it was written, why, and names that may have been meant. */
export interface CameBack {
  readonly text: string;
  readonly reason: string;
  readonly cites: readonly ClauseId[];
  readonly near: readonly string[];
}

/** What came back of somebody's last post, and for whom it was written. */
export interface RefusedPost {
  readonly by: string;
  readonly lines: readonly CameBack[];
}

/** An entry with orders, each of which is refused by itself. */
interface Ordered<Order> {
  readonly by: string;
  readonly orders: readonly Order[];
}

interface Asked<Setup, State, Entry extends Kinded, Order> {
  readonly game: Game<Setup, State, Entry>;
  /** Whose post: the account's key. */
  readonly actor: string | null;
  /** The orders of a post; null: the entry orders nothing; `done`: it orders without lines that could come back. */
  readonly ordersOf: (entry: Entry) => Ordered<Order> | 'done' | null;
  /** The post with one of its orders alone. */
  readonly alone: (entry: Entry, order: Order) => Entry;
  /** Why this order was refused, from what it added; null: it was not. */
  readonly refused: (before: State, after: State, order: Order, by: string) => CameBack | null;
}

/**
 * The lines of somebody's last post that came back, as long as no order of theirs followed it. The post is played again line
 * by line from what it met, so that each line finds its own answer.
 */
export function cameBackOf<Setup, State, Entry extends Kinded, Order>(
  { entries, setup, dice }: Pick<LoadedTable<Setup, State, Entry>, 'entries' | 'setup' | 'dice'>,
  { game, actor, ordersOf, alone, refused }: Asked<Setup, State, Entry, Order>,
): RefusedPost | null {
  const at = entries.findLastIndex((entry) => entry.actor === actor && ordersOf(entry) !== null);
  const post = entries[at];
  const ordered = post && ordersOf(post);
  if (post === undefined || ordered === undefined || ordered === null || ordered === 'done') return null;
  let state = game.ruleset.open(setup);
  for (const entry of entries.slice(0, at)) state = game.ruleset.step(state, entry, dice);
  const lines: CameBack[] = [];
  for (const order of ordered.orders) {
    const after = game.ruleset.step(state, alone(post, order), dice);
    const line = refused(state, after, order, ordered.by);
    if (line !== null) lines.push(line);
    state = after;
  }
  return lines.length === 0 ? null : { by: ordered.by, lines };
}
