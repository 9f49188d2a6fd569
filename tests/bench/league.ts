import type { Dice } from '../../lib/engine/rules/kernel/dice';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../lib/engine/rules/mercenaries/entry';
import { type Ability, type Merc, SETUP_VERSION, type Setup } from '../../lib/engine/rules/mercenaries/setup';
import type { State } from '../../lib/engine/rules/mercenaries/state';
import { abilityNameOf, mercNameOf } from './names';

/** A league of any size in the week that is measured: teams of eleven, each with a guard and a Trigger among its abilities. */
export const TEAM_SIZE = 11;

export const teamKey = (team: number): string => `t${team}`;
export const mercKey = (team: number, merc: number): string => `t${team}m${merc}`;
/** Teams play each other two by two. */
export const opponentOf = (team: number): number => (team % 2 === 0 ? team + 1 : team - 1);

export const PRE_BATTLE = 'before';
/** Start of Battle for every other merc, Mid-Battle for the rest. */
export const BATTLE = 'battle';

/** Dice that always fall on the middle. */
export const MIDDLE: Dice = { roll: (_, sides) => Math.ceil(sides / 2) };

/** @param teams an even number */
export function leagueOf(teams: number): Setup {
  const numbers = Array.from({ length: teams }, (_, team) => team);
  return mercenaries.setup.parse({
    setupVersion: SETUP_VERSION,
    week: 1,
    settings: { rosterCap: TEAM_SIZE },
    teams: Object.fromEntries(
      numbers.map((team) => [
        teamKey(team),
        {
          name: `Team ${team + 1}`,
          leader: `leader ${team + 1}`,
          gp: 20,
          infrastructure: 5,
          pool: team % 4 < 2 ? 'A' : 'B',
          terrains: [],
          mercs: membersOf(team),
        },
      ]),
    ),
    mercs: Object.fromEntries(
      numbers.flatMap((team) => membersOf(team).map((key, merc) => [key, mercOf(team, merc)] as const)),
    ),
    matches: numbers
      .filter((team) => team % 2 === 0)
      .map((team) => ({ attacker: teamKey(team), defender: teamKey(opponentOf(team)), tier: 'High' })),
  });
}

export const membersOf = (team: number): string[] =>
  Array.from({ length: TEAM_SIZE }, (_, merc) => mercKey(team, merc));

function mercOf(team: number, merc: number): Merc {
  const number = team * TEAM_SIZE + merc;
  return {
    name: mercNameOf(number),
    team: teamKey(team),
    alignment: merc % 2 === 0 ? 'Heroic' : 'Villainous',
    types: ['Human'],
    gender: 'Male',
    upkeep: 2,
    hired: 0,
    exp: 0,
    status: [],
    writeup: 'A merc of the benchmark.',
    abilities: {
      [PRE_BATTLE]: struck(abilityNameOf(3 * number), 'Pre-Battle', 1),
      [BATTLE]: struck(abilityNameOf(3 * number + 1), merc % 2 === 0 ? 'Start of Battle' : 'Mid-Battle', 2),
      ...(merc === 0 ? { guard: guard(abilityNameOf(3 * number + 2)) } : {}),
      ...(merc === 1 ? { answer: answer(abilityNameOf(3 * number + 2)) } : {}),
    },
  };
}

const struck = (name: string, type: Ability['type'], cooldown: number): Ability => ({
  name,
  type,
  quantity: 'Single Target',
  selection: ['Enemy Only', 'Preselected'],
  cooldown,
  effects: [{ do: 'Hinder', text: 'reeling' }],
});
const guard = (name: string): Ability => ({
  name,
  type: 'Passive',
  cooldown: 0,
  effects: [{ do: 'Intercept', for: 'allies', kinds: ['Kidnap'] }],
});
const answer = (name: string): Ability => ({
  name,
  type: 'Trigger',
  cooldown: 1,
  when: { event: 'KO', on: 'ally', by: 'enemy' },
  effects: [{ do: 'EXP', amount: 1, to: 'user' }],
});

/** Carries a state on by entries, each in an envelope of its own. */
export function after(state: State, entries: readonly NewEntry[]): State {
  return entries.reduce((next, entry, place) => mercenaries.step(next, enveloped(entry, place + 1), MIDDLE), state);
}

export const enveloped = (entry: NewEntry, seq: number): Entry => ({
  ...entry,
  id: `1-${seq}`,
  seq,
  at: '2026-01-01T00:00:00.000Z',
  actor: 'bench',
});

/** A merc declares one of its abilities on one of the other team. */
export const declared = (team: number, merc: number, ability: string, target: number): NewEntry => ({
  kind: 'declare',
  by: teamKey(team),
  ability: `${mercKey(team, merc)}/${ability}`,
  merc: mercKey(team, merc),
  targets: [mercKey(opponentOf(team), target)],
});

export const WARTIME: NewEntry = { kind: 'advance', to: 'Wartime', closesAt: null };
