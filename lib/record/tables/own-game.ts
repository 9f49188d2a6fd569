import type { Actor } from '../../platform/auth/actor';
import { mistake, type Result } from '../../result';
import type { TableHead } from './load';

/** Who plays does not judge: nobody rules by hand, takes back or states a card's fate in a game at which they sit. */

/** Whether somebody has a seat at a table, taken or kept for them. */
export const isOwnGame = ({ seats }: Pick<TableHead, 'seats'>, actor: Pick<Actor, 'key'> | null): boolean =>
  actor !== null && seats.some(({ user }) => user?.key === actor.key);

/** The refusal of an act of judgement on one's own game; null: it is not one's own. */
export const refuseOwnGame = (head: Pick<TableHead, 'seats'>, actor: Pick<Actor, 'key'>): Result<never> | null =>
  isOwnGame(head, actor)
    ? mistake('own-game', 'You sit at this table, so you do not judge it.', { next: 'Ask another admin.' })
    : null;
