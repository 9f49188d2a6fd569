import { type Board, cardNamed, put } from './board';
import { leave, leaveProblem, moveProblem, type Problem, placeProblem } from './effects';
import type { Entry } from './entry';
import { noCard } from './near';
import { settle } from './ongoing';
import type { Order } from './orders';
import { type Log, type Refusal, refuse, rule } from './record';
import { happen } from './resolve';
import type { CardState } from './state';
import { ARRIVE, LEAVE } from './terms';

/** What a player orders, or a judge does with a card. What is refused comes back as a value and changes nothing (input:refused). */

export interface CardOrder {
  readonly kind: 'play' | 'move';
  readonly by: string;
  readonly card: string;
  readonly column: number;
}

/** A card is played from its player's hand, and arrives; or it moves, which is no event. */
export function carryOrder(board: Board, log: Log, order: CardOrder): Refusal | null {
  const { kind, by, card: name, column } = order;
  const card = cardNamed(board, name);
  // Another player's hand answers as if it held nothing of that name.
  if (card === null || (card.zone === 'hand' && card.player !== by))
    return { card: name, by, why: noCard(board, name) };
  const problem = problemOf(board, card, order);
  if (problem !== null) return { card: name, by, ...problem };
  put(board, { ...card, zone: 'board', column });
  settle(board);
  rule(board, log, 'order', {
    outcome: kind === 'play' ? 'Played' : 'Moved',
    card: name,
    by,
    cites: ['assign:slots'],
    reason: kind === 'play' ? `${name} is played in column ${column}.` : `${name} moves to column ${column}.`,
  });
  if (kind === 'play') happen(board, log, { name: ARRIVE, subject: name });
  return null;
}

function problemOf(board: Board, card: CardState, { kind, by, column }: CardOrder): Problem | null {
  if (!board.players.some((player) => player.name === by)) return { why: `${by} is neither player` };
  if (card.player !== by) return { why: `${card.name} is not ${by}’s card` };
  if (kind === 'move') return moveProblem(board, card, column);
  return card.zone === 'hand' ? placeProblem(board, card, column) : { why: `${card.name} is not in ${by}’s hand` };
}

/** The orders of a post, in the order in which they stand there; each is refused by itself. */
export function carryPost(board: Board, log: Log, { by, orders }: Extract<Entry, { kind: 'post' }>): void {
  for (const order of orders) {
    const refusal = orderRefused(order);
    if (refusal !== null) refuse(board, log, refusal);
  }

  function orderRefused(order: Order): Refusal | null {
    if (order.read === 'play' || order.read === 'move')
      return carryOrder(board, log, { kind: order.read, by, card: order.card, column: order.column });
    if (order.read === 'talk') return null;
    return { card: null, by, why: unreadWhy(order.text) };
  }
}

/** A judge takes a card off the board; its event comes after it has left. */
export function remove(board: Board, log: Log, { card: name }: Extract<Entry, { kind: 'remove' }>): Refusal | null {
  const card = cardNamed(board, name);
  if (card === null) return { card: name, by: null, why: noCard(board, name) };
  const why = leaveProblem(card);
  if (why !== null) return { card: name, by: null, why };
  leave(board, card);
  settle(board);
  rule(board, log, 'remove', {
    outcome: 'Set',
    card: name,
    cites: ['ruling:override'],
    reason: `${name} leaves the board.`,
  });
  happen(board, log, { name: LEAVE, subject: name });
  return null;
}

/** A game event that a judge states. */
export function stateEvent(board: Board, log: Log, { event, card }: Extract<Entry, { kind: 'event' }>): Refusal | null {
  if (card !== null && cardNamed(board, card) === null) return { card, by: null, why: noCard(board, card) };
  happen(board, log, { name: event, subject: card });
  return null;
}

/** Why a line that was meant as an order is refused (input:refused). */
export const unreadWhy = (text: string): string =>
  `“${text}” is not of the form “Play CARD in column N” or “Move CARD to column N”`;
