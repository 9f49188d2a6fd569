import { bounded } from '../kernel/numbers';
import type { Ruling } from './rulings';
import type { Settings } from './setup';
import type { AbilityId, CardState, Held, PlayerState, State } from './state';
import type { CardType } from './terms';

/**
 * A working copy of a board, for the length of one entry. Cards and players are changed by putting another in their
 * place; no state that was given is touched. `standing` is what ongoing abilities make of it, kept up by `settle`.
 */
export interface Board {
  readonly settings: Settings;
  readonly columns: number;
  turn: number;
  initiative: string;
  readonly players: PlayerState[];
  readonly cards: CardState[];
  triggered: Record<AbilityId, number>;
  grants: number;
  /** Rulings from before this entry, and those that it brings. */
  past: readonly Ruling[];
  readonly rulings: Ruling[];
  /** Places of cards by name, and of cards on the board by slot. */
  readonly byName: ReadonlyMap<string, number>;
  readonly slots: Map<string, number>;
  /** Whether any ability is ongoing: a board without one has nothing to settle. */
  ongoing: boolean;
  standing: Standing;
}

/** What ongoing abilities add to the board. */
export interface Standing {
  /** Ids of those that are active. */
  readonly active: ReadonlySet<AbilityId>;
  /** Of those that are not, though nothing else keeps them from it: by which abilities each would be put out. */
  readonly putOut: ReadonlyMap<AbilityId, readonly AbilityId[]>;
  /** By card. */
  readonly power: ReadonlyMap<string, number>;
  readonly planning: ReadonlyMap<string, number>;
  /** By card or player: each state given (true) or taken (false). */
  readonly states: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** Who holds the Initiative for as long as one lasts; null: it is as it was. */
  readonly initiative: string | null;
}
export const NOTHING_STANDS: Standing = {
  active: new Set(),
  putOut: new Map(),
  power: new Map(),
  planning: new Map(),
  states: new Map(),
  initiative: null,
};

export function boardOf(state: State): Board {
  const board: Board = {
    settings: state.settings,
    columns: state.columns,
    turn: state.turn,
    initiative: state.initiative,
    players: [...state.players],
    cards: [...state.cards],
    triggered: { ...state.triggered },
    grants: state.grants,
    past: state.rulings,
    rulings: [],
    byName: new Map(state.cards.map(({ name }, at) => [name, at])),
    slots: new Map(),
    ongoing: state.cards.some(({ abilities }) => abilities.some(({ ability }) => ability.kind === 'ongoing')),
    standing: NOTHING_STANDS,
  };
  state.cards.forEach((card, at) => {
    if (card.zone === 'board') board.slots.set(slotOf(card), at);
  });
  return board;
}

export const stateOf = (board: Board): State => ({
  settings: board.settings,
  columns: board.columns,
  turn: board.turn,
  initiative: board.initiative,
  players: board.players,
  cards: board.cards,
  triggered: board.triggered,
  grants: board.grants,
  rulings: board.rulings.length === 0 ? board.past : [...board.past, ...board.rulings],
});

export const cardNamed = (board: Board, name: string): CardState | null => {
  const at = board.byName.get(name);
  return at === undefined ? null : (board.cards[at] ?? null);
};
export const playerNamed = (board: Board, name: string): PlayerState | null =>
  board.players.find((player) => player.name === name) ?? null;
export const opponentOf = (board: Board, name: string): string =>
  board.players.find((player) => player.name !== name)?.name ?? name;

export const onBoard = ({ zone }: CardState): boolean => zone === 'board';

const slotOf = ({ player, type, column }: Pick<CardState, 'player' | 'type' | 'column'>): string =>
  `${player}\n${type}\n${column ?? '-'}`;
/** The card in one player's slot of a kind and a column (assign:slots). */
export function inSlot(board: Board, player: string, type: CardType, column: number | null): CardState | null {
  const at = board.slots.get(slotOf({ player, type, column }));
  return at === undefined ? null : (board.cards[at] ?? null);
}

/** Puts a changed card in the place of the one of its name, and into its slot. */
export function put(board: Board, card: CardState): void {
  const at = board.byName.get(card.name);
  const before = at === undefined ? undefined : board.cards[at];
  if (at === undefined || before === undefined) return;
  board.cards[at] = card;
  if (before.zone === card.zone && before.column === card.column) return;
  if (before.zone === 'board') board.slots.delete(slotOf(before));
  if (card.zone === 'board') board.slots.set(slotOf(card), at);
}
export function putPlayer(board: Board, player: PlayerState): void {
  const at = board.players.findIndex(({ name }) => name === player.name);
  if (at >= 0) board.players[at] = player;
}

/** The user of a Technology: the compatible Character of its player in its column (assign:user, assign:compatible). */
export function userOf(board: Board, card: CardState): CardState | null {
  if (card.type !== 'Technology' || card.zone !== 'board') return null;
  const character = inSlot(board, card.player, 'Character', card.column);
  if (character === null) return null;
  const fits = card.fits.length === 0 || card.fits.some((tag) => character.tags.includes(tag));
  return fits ? character : null;
}

export const powerOf = ({ standing }: Board, { name, power }: CardState): number =>
  bounded(power + (standing.power.get(name) ?? 0));
/** Planning points, never below 0. */
export const planningOf = ({ standing }: Board, { name, planning }: CardState): number =>
  Math.max(0, bounded(planning + (standing.planning.get(name) ?? 0)));
/** The states of a card or player as they stand now, those of its own first. */
export function statesOf({ standing }: Board, { name, states }: CardState | PlayerState): readonly string[] {
  const changed = standing.states.get(name);
  if (changed === undefined) return states;
  const kept = states.filter((state) => changed.get(state) !== false);
  return [...kept, ...[...changed].flatMap(([state, given]) => (given && !kept.includes(state) ? [state] : []))];
}
export const hasState = ({ standing }: Board, { name, states }: CardState | PlayerState, state: string): boolean =>
  standing.states.get(name)?.get(state) ?? states.includes(state);
export const initiativeOf = ({ initiative, standing }: Board): string => standing.initiative ?? initiative;

/** An ability on a card that is there now; null: it has gone. */
export function heldBy(board: Board, card: string, id: AbilityId): Held | null {
  return cardNamed(board, card)?.abilities.find((held) => held.id === id) ?? null;
}

/** A number that this card has not given to an ability yet. */
export function nextAbility(board: Board, card: CardState): AbilityId {
  board.grants += 1;
  return `${board.byName.get(card.name)}.g${board.grants}`;
}
