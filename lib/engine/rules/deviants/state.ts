import type { Ability } from './ability';
import type { Ruling } from './rulings';
import { SETUP_VERSION, type Settings, type Setup } from './setup';
import type { CardType, Zone } from './terms';

/** A board as it stands: plain JSON. What ongoing abilities do is not in it, but worked out from it (`ongoing.ts`). */
export interface State {
  readonly settings: Settings;
  readonly columns: number;
  readonly turn: number;
  readonly initiative: string;
  readonly players: readonly PlayerState[];
  readonly cards: readonly CardState[];
  /** How often each ability has triggered this turn, by its id; those that have not are left out (trigger:cap). */
  readonly triggered: Readonly<Record<AbilityId, number>>;
  /** Counts the grants, so that they keep the order in which they were made (order:granted). */
  readonly grants: number;
  readonly rulings: readonly Ruling[];
}

export interface PlayerState {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
}

export interface CardState {
  readonly name: string;
  readonly type: CardType;
  readonly player: string;
  readonly zone: Zone;
  readonly column: number | null;
  /** Before ongoing abilities, as are power and states. */
  readonly planning: number;
  readonly power: number;
  readonly tags: readonly string[];
  readonly fits: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
  /** In the order of the card's text, those that were granted last. */
  readonly abilities: readonly Held[];
}

/** `CARD.N`: the card's place in the set-up and the ability's number on it, which it keeps for good. */
export type AbilityId = string;

/** An ability on a card. */
export interface Held {
  readonly id: AbilityId;
  readonly ability: Ability;
  /** The card that granted it; null: printed on the card. */
  readonly grantedBy: string | null;
  /** The ongoing ability that grants it, and which of its effects does: gone when that one ends. null: it stays. */
  readonly while: { readonly source: AbilityId; readonly effect: number } | null;
}

export function open(setup: Setup): State {
  return {
    settings: setup.settings,
    columns: setup.columns,
    turn: setup.turn,
    initiative: setup.initiative,
    players: setup.players,
    cards: setup.cards.map((card, at) => ({
      ...card,
      abilities: card.abilities.map(({ ability, grantedBy }, n) => ({
        id: `${at}.${n}`,
        ability,
        grantedBy,
        while: null,
      })),
    })),
    triggered: {},
    grants: 0,
    rulings: [],
  };
}

/** What the next game at this board opens with: the board as it stands, at the beginning of the next turn. */
export function close(state: State): Setup {
  const [first, second] = state.players;
  if (first === undefined || second === undefined) throw new Error('A board has two players.');
  return {
    setupVersion: SETUP_VERSION,
    settings: state.settings,
    columns: state.columns,
    turn: state.turn + 1,
    initiative: state.initiative,
    players: [copyOf(first), copyOf(second)],
    cards: state.cards.map(({ abilities, tags, fits, states, counters, ...card }) => ({
      ...card,
      tags: [...tags],
      fits: [...fits],
      states: [...states],
      counters: { ...counters },
      abilities: abilities
        .filter((held) => held.while === null)
        .map(({ ability, grantedBy }) => ({ ability, grantedBy })),
    })),
  };
}

const copyOf = ({ name, counters, states }: PlayerState) => ({ name, counters: { ...counters }, states: [...states] });
