import type { Entry } from '../../rules/deviants/entry';
import { deviants } from '../../rules/deviants/ruleset';
import type { Setup } from '../../rules/deviants/setup';
import { BY_CHANCE } from '../../rules/kernel/dice';
import type { ScenarioData } from '../kind';
import { show } from './shown';

/**
 * A board as a scenario that shows how it stands: the set-up that it opened with, everything entered since, and
 * what came of it. What a card was granted before the set-up stands among its printed abilities.
 * @param name one sentence that says what it shows
 */
export function exportScenario(name: string, setup: Setup, entries: readonly Entry[]): ScenarioData {
  let state = deviants.open(setup);
  for (const entry of entries) state = deviants.step(state, entry, BY_CHANCE);
  const { order, facts, user, cards, players } = show(state);
  return {
    name,
    ruleset: 'deviants',
    ...openingData(setup),
    play: entries.map(stepOf),
    expect: { order, facts, user: onlyUsed(user), cards, players },
  };
}

const onlyUsed = (user: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(user).filter(([, by]) => by !== 'none'));

/** A set-up as the YAML of the case format says it. */
export const openingData = ({ columns, settings, initiative, players, cards }: Setup): ScenarioData => ({
  settings: { columns, ...settings },
  initiative,
  players: Object.fromEntries(players.map(({ name, ...player }) => [name, player])),
  cards: Object.fromEntries(
    cards.map(({ name, abilities, ...card }) => [
      name,
      { ...card, abilities: abilities.map(({ ability }) => ability) },
    ]),
  ),
});

function stepOf(entry: Entry): ScenarioData {
  switch (entry.kind) {
    case 'post':
      return { post: entry.text, by: entry.by };
    case 'play':
      return { play: entry.card, by: entry.by, column: entry.column };
    case 'move':
      return { move: entry.card, by: entry.by, column: entry.column };
    case 'event':
      return { event: entry.event, ...(entry.card === null ? {} : { card: entry.card }) };
    case 'remove':
      return { remove: entry.card };
    case 'turn':
      return { turn: entry.initiative === null ? {} : { initiative: entry.initiative } };
    case 'set':
      return { set: entry.of };
    case 'grant':
      return { grant: { to: entry.to, from: entry.from, ability: entry.ability } };
    case 'ruling': {
      const { card, ability, outcome, because } = entry;
      return { ruling: { card, ...(ability === null ? {} : { ability }), outcome, because } };
    }
  }
}
