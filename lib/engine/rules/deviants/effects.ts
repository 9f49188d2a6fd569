import { bounded } from '../kernel/numbers';
import type { Effect } from './ability';
import { type Board, cardNamed, inSlot, onBoard, put, putPlayer } from './board';
import { give, settle } from './ongoing';
import { type Recipient, recipientOf } from './recipients';
import type { CardState } from './state';
import { LEAVE } from './terms';
import type { GameEvent } from './triggers';

/** What became of one effect of a triggered ability. */
export type Done =
  | { readonly did: 'changed'; readonly change: string; readonly event: GameEvent | null }
  | { readonly did: 'told'; readonly text: string }
  | { readonly did: 'skipped'; readonly why: string };

/**
 * Carries out one effect (effect:list). What cannot be done is skipped and says why.
 * @param source the card that the ability is on
 * @param subject the card of the event that it answers
 */
export function carryOut(board: Board, effect: Effect, source: string, subject: string | null): Done {
  const done = carriedOut(board, effect, source, subject);
  if (done.did === 'changed') settle(board);
  return done;
}

function carriedOut(board: Board, effect: Effect, source: string, subject: string | null): Done {
  if (effect.do === 'tell') return { did: 'told', text: effect.text };
  const card = cardNamed(board, source);
  if (card === null) return skipped('its source is not there');
  if (effect.do === 'event') {
    if (effect.to === null) return happens(effect.name, null);
    const recipient = recipientOf(board, effect.to, card, subject);
    return recipient?.is === 'card'
      ? happens(effect.name, recipient.card.name)
      : skipped(`${effect.name} is of no card that is there (${effect.to})`);
  }
  const recipient = recipientOf(board, effect.to, card, subject);
  if (recipient === null) return skipped(`there is no ${effect.to}`);
  switch (effect.do) {
    case 'counter':
      return count(board, recipient, effect.of, effect.amount);
    case 'state':
      return turn(board, recipient, effect.value, !effect.off);
    case 'initiative':
      if (recipient.is !== 'player') return skipped(`${recipient.card.name} is no player`);
      board.initiative = recipient.player.name;
      return changed(`${recipient.player.name} holds the Initiative`);
    default:
      return recipient.is === 'card'
        ? ofCard(board, effect, recipient.card, source)
        : skipped(`${recipient.player.name} is no card`);
  }
}

type OfCard = Extract<Effect, { do: 'power' | 'planning' | 'move' | 'leave' | 'grant' }>;

function ofCard(board: Board, effect: OfCard, card: CardState, source: string): Done {
  switch (effect.do) {
    case 'power': {
      const power = bounded(card.power + effect.amount);
      put(board, { ...card, power });
      return changed(`${card.name}: power ${card.power} → ${power}`);
    }
    case 'planning': {
      if (card.type !== 'Character') return skipped(`${card.name} is no Character and has no Planning points`);
      const planning = Math.max(0, bounded(card.planning + effect.amount));
      put(board, { ...card, planning });
      return changed(`${card.name}: Planning points ${card.planning} → ${planning}`);
    }
    case 'move': {
      const problem = moveProblem(board, card, effect.column);
      if (problem !== null) return skipped(problem.why);
      put(board, { ...card, column: effect.column });
      return changed(`${card.name} moves to column ${effect.column}`);
    }
    case 'leave': {
      const problem = leaveProblem(card);
      if (problem !== null) return skipped(problem);
      leave(board, card);
      return { did: 'changed', change: `${card.name} leaves the board`, event: { name: LEAVE, subject: card.name } };
    }
    case 'grant':
      return give(board, card.name, { ability: effect.ability, grantedBy: source, while: null })
        ? changed(`${card.name} gets ${effect.ability.name}`)
        : skipped(`${card.name} holds as many abilities as a card can`);
  }
}

/** Puts a card off the board, to the discard; its event `Leave` is the caller's. */
export function leave(board: Board, card: CardState): void {
  put(board, { ...card, zone: 'discard', column: null });
}

/** Why a card cannot leave the board; null: it can. An HQ is always there (condition:hq). */
export function leaveProblem(card: CardState): string | null {
  if (!onBoard(card)) return `${card.name} is not on the board`;
  return card.type === 'HQ' ? `${card.name} is an HQ and is always on the board` : null;
}

/** What stands in the way of a card; `slot`: that a slot is taken does (assign:slots). */
export interface Problem {
  readonly why: string;
  readonly slot?: true;
}

/** Why a card on the board cannot go to a column; null: it can. */
export function moveProblem(board: Board, card: CardState, column: number): Problem | null {
  return onBoard(card) ? placeProblem(board, card, column) : { why: `${card.name} is not on the board` };
}

/** Why a card cannot stand in a column; null: it can. */
export function placeProblem(board: Board, card: CardState, column: number): Problem | null {
  if (card.type === 'HQ') return { why: `${card.name} is an HQ and stands in no column`, slot: true };
  if (column < 1 || column > board.columns)
    return { why: `there is no column ${column}: the board has ${board.columns}` };
  const holder = inSlot(board, card.player, card.type, column);
  if (holder === null) return null;
  const why =
    holder.name === card.name
      ? `${card.name} stands in column ${column} already`
      : `${card.player}’s ${card.type} slot in column ${column} holds ${holder.name}`;
  return { why, slot: true };
}

/** A counter of a card or player, never below 0. */
function count(board: Board, recipient: Recipient, of: string, amount: number): Done {
  const holder = recipient.is === 'card' ? recipient.card : recipient.player;
  const before = holder.counters[of] ?? 0;
  const after = Math.max(0, bounded(before + amount));
  const counters = { ...holder.counters, [of]: after };
  if (recipient.is === 'card') put(board, { ...recipient.card, counters });
  else putPlayer(board, { ...recipient.player, counters });
  return changed(`${holder.name}: ${of} ${before} → ${after}`);
}

function turn(board: Board, recipient: Recipient, state: string, on: boolean): Done {
  const holder = recipient.is === 'card' ? recipient.card : recipient.player;
  const others = holder.states.filter((one) => one !== state);
  const states = on ? [...others, state] : others;
  if (recipient.is === 'card') put(board, { ...recipient.card, states });
  else putPlayer(board, { ...recipient.player, states });
  return changed(`${holder.name} is ${on ? '' : 'no longer '}${state}`);
}

const changed = (change: string): Done => ({ did: 'changed', change, event: null });
const skipped = (why: string): Done => ({ did: 'skipped', why });
const happens = (name: string, subject: string | null): Done => ({
  did: 'changed',
  change: subject === null ? `${name} happens` : `${name} of ${subject} happens`,
  event: { name, subject },
});
