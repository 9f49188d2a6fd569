import type { AbilityEffect, FieldEffect, Move, TraitEffect } from '../../rules/crisis-collide/effects';
import type { Entry } from '../../rules/crisis-collide/entry';
import { crisisCollide } from '../../rules/crisis-collide/ruleset';
import type { Ability, Combatant, Setup } from '../../rules/crisis-collide/setup';
import { PHASES, SIDES } from '../../rules/crisis-collide/terms';
import { same } from '../../rules/crisis-collide/words';
import { BY_CHANCE } from '../../rules/kernel/dice';
import type { ScenarioData } from '../kind';
import { show } from './shown';

/**
 * A duel as a scenario that shows how it stands: the set-up that it opened with, everything entered since, and
 * the numbers that came of it. What came too late is left out, for a scenario has no deadlines; so is another
 * outcome that an admin gave a ruling, for a scenario compares what the rules said.
 * @param name one sentence that says what it shows
 */
export function exportScenario(name: string, setup: Setup, entries: readonly Entry[]): ScenarioData {
  const names = namesOf(setup);
  let state = crisisCollide.open(setup);
  const play: ScenarioData[] = [];
  for (const entry of entries) {
    const { closesAt } = state;
    const late = closesAt !== null && 'by' in entry && Date.parse(entry.at) > Date.parse(closesAt);
    const step = late ? null : stepOf(entry, names);
    if (step !== null) play.push(step);
    state = crisisCollide.step(state, entry, BY_CHANCE);
  }
  const { turn, winner, awaiting, combatants, fighters, sides } = show(state);
  const bySide = <T>(of: Readonly<Record<string, T>>) => rename(of, names.side);
  return {
    name,
    ruleset: 'crisis-collide',
    ...openingOf(setup, names),
    play,
    expect: {
      turn,
      winner: winner === 'none' || winner === 'draw' ? winner : names.side(winner),
      awaiting: bySide(awaiting),
      combatants: rename(combatants, names.fighter),
      ...(Object.keys(fighters).length === 0 ? {} : { fighters: rename(fighters, names.fighter) }),
      sides: rename(
        mapped(sides, ({ cr, active }) => ({ cr, active: names.fighter(String(active)) })),
        names.side,
      ),
    },
  };
}

interface ScenarioNames {
  side(key: string): string;
  fighter(key: string): string;
}

function namesOf(setup: Setup): ScenarioNames {
  const plain = (key: string) => setup.combatants[key]?.name ?? setup.fighters[key]?.name ?? key;
  return {
    side: (key) => setup.sides.find((side) => side.key === key)?.name ?? key,
    fighter: (key) => {
      const side = setup.sides.find(({ team }) => team.includes(key));
      const others = setup.sides.filter((one) => one !== side).flatMap(({ team }) => team.map(plain));
      return side !== undefined && others.some((other) => same(other, plain(key)))
        ? `${side.name}/${plain(key)}`
        : plain(key);
    },
  };
}

const mapped = <T, U>(of: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));
const rename = <T>(of: Readonly<Record<string, T>>, to: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [to(key), value]));

/** The set-up of a duel as a document has it. */
export const openingData = (setup: Setup): ScenarioData => openingOf(setup, namesOf(setup));

function openingOf(setup: Setup, names: ScenarioNames): ScenarioData {
  const plain = (key: string) => setup.combatants[key]?.name ?? key;
  return {
    settings: setup.settings,
    arena: setup.arena,
    field: setup.field.map(effectData),
    sides: Object.fromEntries(
      SIDES.map((index) => {
        const { name, team, leader, cr } = setup.sides[index];
        return [name, { team: team.map(plain), leader: plain(leader), cr }];
      }),
    ),
    combatants: rename(mapped(setup.combatants, combatantData), names.fighter),
    fighters: rename(
      mapped(setup.fighters, ({ side, space, hp, resistance }) => ({ side: names.side(side), space, hp, resistance })),
      names.fighter,
    ),
  };
}

export const combatantData = ({ name: _, move, trait, abilities, now, ...rest }: Combatant) => ({
  ...rest,
  move: moveText(move),
  ...(now === undefined ? {} : { now: nowOf(now) }),
  trait: trait === null ? null : { text: trait.text, effects: trait.effects.map(effectData) },
  abilities: Object.fromEntries(Object.values(abilities).map((one) => [one.name, ability(one)])),
});

const nowOf = ({ laid: _, ...numbers }: NonNullable<Combatant['now']>) => numbers;

const ability = ({ name: _, cost, attack, range, effects, ...rest }: Ability) => ({
  cost: `${cost.amount} ${cost.of}`,
  attack: attack === null ? null : `${attack.strength} x ${attack.hits}`,
  range: range === null ? null : `${range.from}:${range.to}`,
  ...rest,
  effects: effects.map(effectData),
});

const moveText = ({ back, forward }: Move): string => `-${back}:+${forward}`;
export const effectData = (one: AbilityEffect | TraitEffect | FieldEffect) =>
  one.do === 'set' && one.stat === 'move' ? { ...one, value: moveText(one.value) } : one;

function stepOf(entry: Entry, names: ScenarioNames): ScenarioData | null {
  switch (entry.kind) {
    case 'post':
      return { post: entry.text, by: names.side(entry.by) };
    case 'orders': {
      const orders = PHASES.map((phase) => entry.lines.findLast((line) => line.phase === phase)?.text ?? null);
      return { orders, by: names.side(entry.by) };
    }
    case 'reveal':
      return { reveal: 'turn' };
    case 'replace':
      return { replace: names.fighter(entry.combatant), by: names.side(entry.by) };
    case 'ruling': {
      const sides = mapped(entry.sides, ({ active, ...rest }) => ({
        ...rest,
        ...(active === undefined ? {} : { active: names.fighter(active) }),
      }));
      const set = { ...rename(entry.fighters, names.fighter), ...rename(sides, names.side) };
      return Object.keys(set).length === 0 ? null : { ruling: { set, because: entry.because } };
    }
    case 'deadline':
      return null;
  }
}
