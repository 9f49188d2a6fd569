import type { ClauseId } from '../kernel/ruling';
import { type Ability, conditionOf } from './ability';
import { type Board, hasState, onBoard, planningOf, playerNamed, userOf } from './board';
import type { CardState } from './state';

/** One condition of an ability, and whether it holds now. */
export interface Checked {
  readonly words: string;
  readonly clause: ClauseId;
  readonly met: boolean;
}

/** Every condition of an ability: the default ones first, then what is written on the card (condition:extra). */
export function conditionsOf(board: Board, card: CardState, ability: Ability): readonly Checked[] {
  const written = ability.conditions.map((words): Checked => {
    const condition = conditionOf(words);
    const controller = playerNamed(board, card.player);
    const met =
      'state' in condition
        ? hasState(board, card, condition.state) ||
          (controller !== null && hasState(board, controller, condition.state))
        : (controller?.counters[condition.counter] ?? 0) >= condition.least;
    return { words, clause: 'condition:words', met };
  });
  return [
    { words: 'on the Board', clause: 'condition:board', met: onBoard(card) },
    ...(ability.mechanic === null ? defaultOf(board, card) : []),
    ...written,
  ];
}

/** What a type of card asks beyond the Board; an HQ nothing (condition:hq). */
function defaultOf(board: Board, card: CardState): readonly Checked[] {
  switch (card.type) {
    case 'HQ':
      return [];
    case 'Character':
      return [{ words: '0 Planning points', clause: 'condition:planning', met: planningOf(board, card) === 0 }];
    case 'Technology':
      return [{ words: 'assigned to a Character', clause: 'condition:technology', met: userOf(board, card) !== null }];
  }
}

/** Those that fail. Of a card that is not on the Board, that alone: the others have nothing to stand on. */
export function failing(board: Board, card: CardState, ability: Ability): readonly Checked[] {
  if (!onBoard(card)) return conditionsOf(board, card, ability).slice(0, 1);
  return conditionsOf(board, card, ability).filter(({ met }) => !met);
}
export const isActive = (board: Board, card: CardState, ability: Ability): boolean =>
  failing(board, card, ability).length === 0;
