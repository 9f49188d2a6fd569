import { type Board, cardNamed, opponentOf, playerNamed, userOf } from './board';
import type { CardState, PlayerState } from './state';

/** Whom an effect falls on; null: nobody who is there. */
export type Recipient =
  | { readonly is: 'card'; readonly card: CardState }
  | { readonly is: 'player'; readonly player: PlayerState };

/**
 * @param card the ability's source
 * @param subject the card of the event; null: it is of none, or nothing happened
 */
export function recipientOf(board: Board, to: string, card: CardState, subject: string | null): Recipient | null {
  switch (to) {
    case 'self':
      return asCard(cardNamed(board, card.name));
    case 'user':
      return asCard(userOf(board, card));
    case 'subject':
      return asCard(subject === null ? null : cardNamed(board, subject));
    case 'controller':
      return asPlayer(playerNamed(board, card.player));
    case 'opponent':
      return asPlayer(playerNamed(board, opponentOf(board, card.player)));
    default:
      return asPlayer(playerNamed(board, to)) ?? asCard(cardNamed(board, to));
  }
}

const asCard = (card: CardState | null): Recipient | null => (card === null ? null : { is: 'card', card });
const asPlayer = (player: PlayerState | null): Recipient | null => (player === null ? null : { is: 'player', player });
