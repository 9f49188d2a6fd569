import type { ActionCost } from './forms';
import { change, creatureOf, type Play } from './play';
import type { Actions } from './state';
import { ROUNDS } from './terms';

/** Actions of a turn, and what they pay for (action:turn, action:trade). */

/** Whether it can be used outside one's own turn (action:immediate). */
export const isImmediate = ({ as }: ActionCost): boolean => as === 'reaction' || as === 'trigger';

/** How many of the user's turns a cost takes; 0: it is paid at once (action:long). */
export const turnsOf = (cost: ActionCost): number => (cost.as === 'time' ? cost.amount * ROUNDS[cost.unit] : 0);

/**
 * What is left of one's own turn's actions once a cost is paid; trades are made unasked.
 * @returns null where they do not pay for it.
 */
export function paid(actions: Actions, cost: ActionCost): Actions | null {
  const { standard, move, swift } = actions;
  switch (cost.as) {
    case 'standard':
      return standard ? { ...actions, standard: false } : null;
    case 'move':
      return move ? { ...actions, move: false } : null;
    case 'swift':
    case 'reaction':
    case 'trigger':
      if (swift) return { ...actions, swift: false };
      return standard ? { ...actions, standard: false } : null;
    case 'full-round':
    case 'time':
      return standard && move ? { ...actions, standard: false, move: false } : null;
    case 'free':
      return actions;
  }
}

/** Pays a cost that is known to be within reach. Outside one's turn it is the immediate action of the round. */
export function pay(play: Play, user: string, cost: ActionCost): void {
  const { actions } = creatureOf(play.state, user);
  if (play.state.running === user) change(play, user, { actions: paid(actions, cost) ?? actions });
  else if (isImmediate(cost)) change(play, user, { immediate: true });
}

/** What an action cost is called in a sentence. */
export const costWords = (cost: ActionCost): string =>
  cost.as === 'time'
    ? `${cost.amount} ${cost.unit}${cost.amount === 1 ? '' : 's'}`
    : isImmediate(cost)
      ? 'an immediate action'
      : `a ${cost.as} action`;
