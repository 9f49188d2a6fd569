import { nearNames, nearStarts, withNear } from '../kernel/words';
import type { Board } from './board';
import type { Order } from './orders';

/** Cards that everybody knows of, by name: what lies in a hand is none of them. */
export const inSight = ({ cards }: Pick<Board, 'cards'>): readonly string[] =>
  cards.filter(({ zone }) => zone !== 'hand').map(({ name }) => name);

/** What a name that no card bears is told, with those in open sight that it may have meant. */
export const noCard = (board: Pick<Board, 'cards'>, words: string): string =>
  withNear(`there is no card “${words}”.`, nearNames(words, inSight(board)));

/**
 * Cards that a player's refused order may have meant, the nearest first. They hang on the player's hand, so that they are for
 * that player alone.
 * @param hand what the player holds, by name
 */
export function nearOf(order: Order, hand: readonly string[]): readonly string[] {
  if (order.read === 'play' || order.read === 'move')
    return hand.includes(order.card) ? [] : nearNames(order.card, hand);
  return order.read === 'unread' ? nearStarts(order.text.replace(/^\s*\S+\s+/, ''), hand) : [];
}
