import { deviants } from '../../rules/deviants/ruleset';
import { outcomeOf, type Ruling } from '../../rules/deviants/rulings';
import type { State } from '../../rules/deviants/state';

/** A ruling as a scenario writes it. */
export interface ShownRuling {
  readonly card: string | null;
  readonly ability: string | null;
  readonly event: string | null;
  readonly by: string | null;
  readonly outcome: string;
  readonly cites: readonly string[];
  readonly reason: string;
}

/** A board as scenarios speak of it, after the last step. */
export interface Shown {
  readonly rulings: readonly ShownRuling[];
  /** `CARD/ABILITY` of those that resolved, in the order in which they did. */
  readonly order: readonly string[];
  readonly triggered: Readonly<Record<string, number>>;
  readonly active: Readonly<Record<string, boolean>>;
  readonly user: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, ShownCard>>;
  readonly players: Readonly<Record<string, ShownPlayer>>;
  readonly facts: readonly string[];
}
export interface ShownCard {
  readonly zone: string;
  readonly column: number | null;
  readonly planning: number;
  readonly power: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
  readonly abilities: readonly string[];
}
export interface ShownPlayer {
  readonly counters: Readonly<Record<string, number>>;
  readonly states: readonly string[];
  readonly initiative: boolean;
}

export function show(state: State): Shown {
  const { cards, players } = deviants.view(state, { kind: 'record' });
  const rulings = deviants.rulings(state);
  // Of two abilities of one name on one card, the one that is written first.
  const abilities = cards.flatMap((card) =>
    card.abilities.map((one) => [`${card.name}/${one.ability.name}`, one] as const),
  );
  const first = new Map(abilities.toReversed());
  const resolved = rulings.filter((ruling) => ruling.ability !== null && outcomeOf(ruling) === 'Resolved');
  return {
    rulings: rulings.map(shownRuling),
    order: resolved.map(({ card, ability }) => `${card}/${ability}`),
    triggered: Object.fromEntries([...first].map(([name, { triggered }]) => [name, triggered])),
    active: Object.fromEntries([...first].map(([name, { active }]) => [name, active])),
    user: Object.fromEntries(cards.map(({ name, user }) => [name, user ?? 'none'])),
    cards: Object.fromEntries(
      cards.map(({ name, zone, column, planning, power, counters, states, abilities }) => [
        name,
        { zone, column, planning, power, counters, states, abilities: abilities.map(({ ability }) => ability.name) },
      ]),
    ),
    players: Object.fromEntries(
      players.map(({ name, counters, states, initiative }) => [name, { counters, states, initiative }]),
    ),
    facts: rulings.flatMap(({ told }) => told),
  };
}

const shownRuling = (ruling: Ruling): ShownRuling => {
  const { card, ability, event, by, cites, reason } = ruling;
  return { card, ability, event, by, outcome: outcomeOf(ruling), cites, reason };
};
