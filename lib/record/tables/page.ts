import 'server-only';
import type { TableRulesetId } from '../../engine/rules/kernel/ruleset';
import type { Actor } from '../../platform/auth/actor';
import { ok, type Result } from '../../result';
import { mayRematch } from './challenge';
import { tableKind } from './kinds';
import { isAdmin, mayWatch, noSuchTable, readHead, type Seat, seatOf, type TableHead } from './load';
import { isOwnGame } from './own-game';
import { mayRun } from './seats';

/** What every table's page shows around its board. */
export interface TableFrame {
  readonly head: TableHead;
  readonly ruleset: TableRulesetId;
  readonly game: string;
  readonly mine: Seat | null;
  /** A seat is kept for the reader, who has not taken it. */
  readonly kept: Seat | null;
  /** The reader may invite, finish and archive. */
  readonly runs: boolean;
  readonly admin: boolean;
  /** The reader may rule by hand and take acts back: an admin who does not sit here. */
  readonly judges: boolean;
  /** The reader may open the same game again. */
  readonly again: boolean;
}

/**
 * A table as somebody may see it; what fell due by now has happened first.
 * @returns `not-found`, also where it is not for this reader
 */
export async function readFrame(number: number, actor: Actor | null, now = new Date()): Promise<Result<TableFrame>> {
  let head = await readHead(number);
  const kind = head && tableKind(head.ruleset);
  if (!head || !kind || !mayWatch(head, actor)) return noSuchTable(number);
  if (head.state === 'playing' && head.closesAt !== null && Date.parse(head.closesAt) < now.getTime()) {
    const settled = await kind.settle(number);
    if (!settled.ok) return settled;
    head = (await readHead(number)) ?? head;
  }
  const kept = head.seats.find(({ user, joined }) => actor !== null && user?.key === actor.key && !joined) ?? null;
  return ok({
    head,
    ruleset: kind.id,
    game: kind.title,
    mine: seatOf(head, actor),
    kept,
    runs: mayRun(head, actor),
    admin: isAdmin(actor),
    judges: isAdmin(actor) && !isOwnGame(head, actor),
    again: mayRematch(head, actor),
  });
}
