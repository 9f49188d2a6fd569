import { READER_VERSION, read } from '../../../lib/engine/declarations/read';
import { STEPS, type Step } from '../../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../../lib/engine/rules/mercenaries';
import type { NewEntry } from '../../../lib/engine/rules/mercenaries/entry';
import type { State } from '../../../lib/engine/rules/mercenaries/state';
import { check, type Figure, type Timed, type Workload } from '../figure';
import {
  after,
  BATTLE,
  declared,
  enveloped,
  leagueOf,
  MIDDLE,
  mercKey,
  opponentOf,
  PRE_BATTLE,
  TEAM_SIZE,
  teamKey,
  WARTIME,
} from '../league';
import { trivialMove } from '../moves';

/** Teams whose mercs declare, in every league alike, so that only what stands around them differs. */
const DECLARING = 8;

/** One declaration, from entry to ruling with all six steps, in structured form and read from a post. */
export const declaration: Workload = {
  name: 'declaration',
  figures(compared) {
    const theirs = trivialMove(compared);
    const limit = 'the argument that each ruling carries: its six steps with sentences and clauses are written at once';
    const figures: Figure[] = [
      { name: 'step_vs_boardgameio', ours: structured(8), theirs, as: 'speed', bar: { atLeast: 4 }, limit },
      {
        name: 'post_vs_boardgameio',
        ours: posted(8),
        theirs,
        as: 'speed',
        bar: { atLeast: 1 },
        limit: 'reading the words: markup, names and near misses are looked at in every bold text',
      },
      {
        name: 'step_10x_teams',
        ours: structured(80),
        theirs: structured(8),
        as: 'cost',
        bar: { atMost: 1.5 },
        limit: 'lists with one place for each team, which a step copies',
      },
    ];
    return figures;
  },
};

/** Each merc of eight teams declares, one after the other. */
export function structured(teams: number): Timed {
  const state = midWartime(teams);
  const first = state.rulings.count + 2;
  const entries = everyMerc((team, merc) => declared(team, merc, PRE_BATTLE, merc)).map((entry, place) =>
    enveloped(entry, first + place),
  );
  const run = () => entries.reduce((next, entry) => mercenaries.step(next, entry, MIDDLE), state);
  checkRulings(state, run());
  return { unit: `one declaration ruled, ${teams} teams, ${teams * TEAM_SIZE} mercs`, units: entries.length, run };
}

/** The same declarations as short posts, each read with the names that are known at its time. */
function posted(teams: number): Timed {
  const state = midWartime(teams);
  const first = state.rulings.count + 2;
  const { mercs } = state.setup;
  const posts = everyMerc((team, merc) => {
    const user = mercs[mercKey(team, merc)];
    const target = mercs[mercKey(opponentOf(team), merc)];
    const text = `<b>${user?.name} uses ${user?.abilities[PRE_BATTLE]?.name} on ${target?.name}</b>`;
    return { by: teamKey(team), text };
  });
  const run = () =>
    posts.reduce((next, { by, text }, place) => {
      const readings = read(text, mercenaries.vocabulary(next, by));
      const entry: NewEntry = { kind: 'post', by, text, readings, reader: String(READER_VERSION) };
      return mercenaries.step(next, enveloped(entry, first + place), MIDDLE);
    }, state);
  checkRulings(state, run());
  return { unit: `one short post read and ruled, ${teams} teams`, units: posts.length, run };
}

const everyMerc = <T>(make: (team: number, merc: number) => T): T[] =>
  Array.from({ length: DECLARING * TEAM_SIZE }, (_, place) => make(Math.floor(place / TEAM_SIZE), place % TEAM_SIZE));

/** Wartime, with a declaration of 60 mercs waiting for the battle. */
function midWartime(teams: number): State {
  const waiting = Array.from({ length: 60 }, (_, place) =>
    declared(place % DECLARING, Math.floor(place / DECLARING), BATTLE, 3),
  );
  return after(mercenaries.open(leagueOf(teams)), [WARTIME, ...waiting]);
}

function checkRulings(before: State, after: State): void {
  const rulings = mercenaries.rulings(after).slice(before.rulings.count);
  check(rulings.length === DECLARING * TEAM_SIZE, 'each declaration gives one ruling');
  for (const [place, { id, merc, outcome, hits, steps }] of rulings.entries()) {
    const [team, member] = [Math.floor(place / TEAM_SIZE), place % TEAM_SIZE];
    const target = mercKey(opponentOf(team), member);
    check(merc === mercKey(team, member) && outcome === 'Resolved', `ruling ${id} resolves`);
    check(hits.join() === target, `ruling ${id} hits ${target}`);
    check(steps.length === STEPS.length && steps.every(isArgued), `ruling ${id} argues all six steps`);
  }
}

const isArgued = ({ verdict, text }: Step): boolean => verdict !== 'waits' && text !== '';
