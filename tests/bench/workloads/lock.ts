import { mercenaries } from '../../../lib/engine/rules/mercenaries';
import type { NewEntry } from '../../../lib/engine/rules/mercenaries/entry';
import type { State } from '../../../lib/engine/rules/mercenaries/state';
import { check, type Timed, type Workload } from '../figure';
import { after, BATTLE, declared, enveloped, leagueOf, MIDDLE, membersOf, teamKey, WARTIME } from '../league';
import { structured } from './declaration';

/** Abilities that each team has declared for the battle. */
const EACH = 10;

/** The lock of a Wartime: rosters, then all that waits for Start of Battle and Mid-Battle. */
export const lock: Workload = {
  name: 'lock',
  figures() {
    const [small, large] = [lockOf(100), lockOf(1000)];
    return [
      {
        name: 'lock_per_ability',
        ours: large.perAbility,
        theirs: structured(8),
        as: 'cost',
        bar: { atMost: 1 },
        limit:
          'memory: a lock writes 10,000 rulings at one time, which the collector copies and no cache holds, while a step works on what is at hand',
      },
      {
        name: 'lock_10x',
        ours: large.whole,
        theirs: small.whole,
        as: 'cost',
        bar: { atMost: 12 },
        limit: 'memory: ten times the rulings are no longer in the cache of the processor',
      },
    ];
  },
};

function lockOf(teams: number): { readonly whole: Timed; readonly perAbility: Timed } {
  const abilities = teams * EACH;
  const state = readyToLock(teams);
  const entry = enveloped({ kind: 'advance', to: 'Battles', closesAt: null }, abilities + teams + 2);
  const run = () => mercenaries.step(state, entry, MIDDLE);
  checkLock(run(), abilities);
  const unit = `the lock of ${abilities.toLocaleString('en')} abilities, ${teams.toLocaleString('en')} teams`;
  return { whole: { unit, units: 1, run }, perAbility: { unit: `one ability in ${unit}`, units: abilities, run } };
}

function readyToLock(teams: number): State {
  const numbers = Array.from({ length: teams }, (_, team) => team);
  const rosters: NewEntry[] = numbers.map((team) => ({ kind: 'roster', by: teamKey(team), mercs: membersOf(team) }));
  const declarations = numbers.flatMap((team) =>
    Array.from({ length: EACH }, (_, merc) => declared(team, merc, BATTLE, merc)),
  );
  return after(mercenaries.open(leagueOf(teams)), [WARTIME, ...declarations, ...rosters]);
}

function checkLock(state: State, abilities: number): void {
  const rulings = mercenaries.rulings(state);
  check(state.phase === 'Battles' && state.rostersLocked, 'the lock leads into Battles');
  check(rulings.length === abilities, 'each ability has one ruling');
  for (const { id, outcome, hits, steps } of rulings) {
    check(outcome === 'Resolved' && hits.length === 1, `ruling ${id} hits its target`);
    check(
      steps.every(({ verdict }) => verdict !== 'waits'),
      `ruling ${id} argues all six steps`,
    );
  }
  const told = state.matches.reduce((sum, { facts }) => sum + facts.length, 0);
  check(told === abilities, 'the facts of each match are told');
  check(
    new Set(rulings.map(({ order }) => order)).size === 2,
    'Start of Battle comes at one time, Mid-Battle at another',
  );
}
