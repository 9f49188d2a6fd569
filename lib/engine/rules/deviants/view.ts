import type { Viewer } from '../kernel/ruleset';
import type { Ability } from './ability';
import { type Board, initiativeOf, planningOf, powerOf, statesOf, userOf } from './board';
import { type Checked, conditionsOf } from './conditions';
import { putOutNames, standingBoard } from './ongoing';
import type { Ruling } from './rulings';
import type { AbilityId, CardState, State } from './state';
import { type CardType, TRIGGER_CAP, type Zone } from './terms';
import { type GameEvent, type Row, rowFor } from './triggers';

/**
 * What one viewer may see of a board, built by allow-list. A card in hand is its player's and the judge's: to others
 * it is a number.
 */
export interface View {
  readonly settings: State['settings'];
  readonly columns: number;
  readonly turn: number;
  readonly initiative: string;
  readonly players: readonly PlayerView[];
  /** Those that this viewer knows, in the order of the set-up. */
  readonly cards: readonly CardView[];
  readonly rulings: readonly Ruling[];
}
export interface PlayerView {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
  readonly initiative: boolean;
  readonly inHand: number;
}
export interface CardView {
  readonly name: string;
  readonly type: CardType;
  readonly player: string;
  readonly zone: Zone;
  readonly column: number | null;
  /** As they stand now; `printed` is the power before ongoing abilities. */
  readonly planning: number;
  readonly power: number;
  readonly printed: number;
  readonly tags: readonly string[];
  readonly fits: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
  /** Of a Technology: who uses it now. */
  readonly user: string | null;
  readonly abilities: readonly AbilityView[];
}
export interface AbilityView {
  readonly id: AbilityId;
  readonly ability: Ability;
  readonly grantedBy: string | null;
  /** Each condition, and whether it holds now: what is not met is what would make it active. */
  readonly conditions: readonly Checked[];
  readonly active: boolean;
  /** Of an ongoing one that meets its conditions and is not active: which abilities would put it out, itself perhaps. */
  readonly putOut: readonly string[];
  /** How often it has triggered this turn, and how often it still may. */
  readonly triggered: number;
  readonly left: number;
}

export function view(state: State, viewer: Viewer): View {
  const board = standingBoard(state);
  const knows = (player: string) =>
    viewer.kind === 'admin' || viewer.kind === 'record' || (viewer.kind === 'leader' && viewer.team === player);
  return {
    settings: state.settings,
    columns: state.columns,
    turn: state.turn,
    initiative: initiativeOf(board),
    players: board.players.map((player) => ({
      name: player.name,
      counters: player.counters,
      states: statesOf(board, player),
      initiative: player.name === initiativeOf(board),
      inHand: board.cards.filter((card) => card.zone === 'hand' && card.player === player.name).length,
    })),
    cards: board.cards
      .filter(({ zone, player }) => zone !== 'hand' || knows(player))
      .map((card) => cardView(board, card)),
    rulings: state.rulings.filter(({ secretOf }) => secretOf === null || knows(secretOf)),
  };
}

/** What would answer an event now, in order, and what would not: nothing happens of it. For a judge's eyes. */
export const answersTo = (state: State, event: GameEvent): Row => rowFor(standingBoard(state), event);

function cardView(board: Board, card: CardState): CardView {
  return {
    name: card.name,
    type: card.type,
    player: card.player,
    zone: card.zone,
    column: card.column,
    planning: planningOf(board, card),
    power: powerOf(board, card),
    printed: card.power,
    tags: card.tags,
    fits: card.fits,
    counters: card.counters,
    states: statesOf(board, card),
    user: userOf(board, card)?.name ?? null,
    abilities: card.abilities.map(({ id, ability, grantedBy }): AbilityView => {
      const conditions = conditionsOf(board, card, ability);
      const triggered = board.triggered[id] ?? 0;
      // An ongoing one may meet its conditions and yet not be active, where it would end itself.
      const active = ability.kind === 'ongoing' ? board.standing.active.has(id) : conditions.every(({ met }) => met);
      return {
        id,
        ability,
        grantedBy,
        conditions,
        active,
        putOut: putOutNames(board, id),
        triggered,
        left: Math.max(0, TRIGGER_CAP - triggered),
      };
    }),
  };
}
