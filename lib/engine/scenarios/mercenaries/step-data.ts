import type { Entry } from '../../rules/mercenaries/entry';
import { findAbility } from '../../rules/mercenaries/lookup';
import type { State } from '../../rules/mercenaries/state';
import type { ScenarioWords } from './words';

/** One step of a play as YAML writes it. */
export type StepData = Readonly<Record<string, unknown>>;

type Kind<K extends Entry['kind']> = Extract<Entry, { kind: K }>;
type Things = Parameters<ScenarioWords['knows']>[0];

/** What a leader ordered, but for posts. */
export type Order = Kind<
  'declare' | 'roster' | 'bid' | 'defer' | 'hire' | 'release' | 'trade' | 'buyback' | 'choose' | 'link' | 'customize'
>;

/** An order as a step, and what it names, which the game must have for the step to be valid. */
export function orderStep(
  entry: Order,
  words: ScenarioWords,
  state: State,
): { readonly things: Things; readonly step: () => StepData } {
  const by = words.team(entry.by);
  const teams = [entry.by];
  switch (entry.kind) {
    case 'declare': {
      const { ability, merc, targets, includeUnrosterable } = entry;
      const [only, ...more] = targets.map(words.target);
      // A step names what its ability is aimed at, and nothing else that bears the same key.
      const { aimsAt = 'merc' } = findAbility(state, ability)?.def ?? {};
      const users = merc === null ? [] : [merc];
      return {
        things: {
          teams: aimsAt === 'team' ? [...teams, ...targets] : teams,
          mercs: aimsAt === 'merc' ? [...targets, ...users] : users,
          terrains: aimsAt === 'terrain' ? targets : [],
          ability,
        },
        step: () => ({
          declare: words.ability(ability),
          by,
          ...(merc === null ? {} : { merc: words.merc(merc) }),
          ...(only === undefined ? {} : { target: more.length === 0 ? only : [only, ...more] }),
          ...(includeUnrosterable ? { includeUnrosterable } : {}),
        }),
      };
    }
    case 'roster':
      return {
        things: { teams, mercs: entry.mercs },
        step: () => ({ rosters: { [by]: entry.mercs.map(words.merc) } }),
      };
    case 'bid':
      return { things: { teams }, step: () => ({ bids: { [by]: { terrain: entry.terrain, gp: entry.gp } } }) };
    case 'defer':
      return { things: { teams }, step: () => ({ defer: by }) };
    case 'hire':
      return {
        things: { teams, mercs: [entry.merc] },
        step: () => ({ hire: words.merc(entry.merc), by, for: entry.price }),
      };
    case 'release':
      return { things: { teams, mercs: [entry.merc] }, step: () => ({ release: words.merc(entry.merc), by }) };
    case 'trade':
      return {
        things: { teams: [...teams, entry.with], mercs: [...entry.gives, ...entry.gets] },
        step: () => ({
          trade: words.team(entry.with),
          by,
          gives: entry.gives.map(words.merc),
          gets: entry.gets.map(words.merc),
          gp: entry.gp,
        }),
      };
    case 'buyback':
      return {
        things: { teams, ability: entry.ability },
        step: () => ({ buyback: words.ability(entry.ability), by, for: entry.price }),
      };
    case 'choose': {
      const { ability, merc, choice } = entry;
      const bought = findAbility(state, ability)?.def.type === 'On Purchase';
      const named = [...(merc === null ? [] : [merc]), ...(bought ? [] : [choice])];
      return {
        things: { teams, mercs: named, ability },
        step: () => ({
          choose: words.ability(ability),
          by,
          ...(merc === null ? {} : { merc: words.merc(merc) }),
          choice: bought ? choice : words.merc(choice),
        }),
      };
    }
    case 'link':
      return {
        things: { teams, mercs: [entry.merc, entry.to] },
        step: () => ({ link: words.merc(entry.merc), by, to: words.merc(entry.to) }),
      };
    case 'customize':
      return {
        things: { teams, mercs: [entry.merc] },
        step: () => ({ customize: words.merc(entry.merc), by, choice: entry.choice }),
      };
  }
}

/** What an admin entered by hand, as a step. */
export function adjustStep(entry: Kind<'adjust'>, words: ScenarioWords): StepData {
  const { team, merc, ability, roster, matches, to, because } = entry;
  const {
    gp,
    exp,
    status,
    ready,
    infrastructure,
    terrain,
    outUntil,
    uses,
    choice,
    customization,
    parameters,
    definition,
  } = entry;
  const given = {
    ...{
      gp,
      exp,
      status,
      ready,
      infrastructure,
      terrain,
      outUntil,
      uses,
      choice,
      customization,
      parameters,
      definition,
    },
    roster: roster?.map((one) => words.merc(one)),
    matches: matches?.map(({ attacker, defender, tier }) => ({
      ...{ attacker: words.team(attacker), defender: words.team(defender), tier },
    })),
    to: to === undefined || to === null ? to : words.team(to),
  };
  return {
    adjust: {
      ...(team === undefined ? {} : { team: words.team(team) }),
      ...(merc === undefined ? {} : { merc: words.merc(merc) }),
      ...(ability === undefined ? {} : { ability: words.ability(ability) }),
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      because,
    },
  };
}
