import { rollFrom } from '../../../lib/cli/balance/roll';
import { playDuel } from '../../../lib/engine/rules/crisis-collide/bots/duel';
import { randomBot } from '../../../lib/engine/rules/crisis-collide/bots/random';
import { crisisCollide } from '../../../lib/engine/rules/crisis-collide/ruleset';
import { duelOf, STARTING_SET } from '../../../lib/engine/rules/crisis-collide/starting-set';
import { BY_CHANCE } from '../../../lib/engine/rules/kernel/dice';
import type { Compared } from '../compared';
import { check, type Timed, type Workload } from '../figure';

const DUELS = 12;
const MOST_TURNS = 60;

/**
 * Turns of Crisis Collide with their full log: who did what in each phase, with outcome, clauses, places and the figures of
 * every hit. That is what Showdown's log holds too, in lines of data of which its client makes the sentences; ours are
 * made of the log when somebody reads it, and are measured beside.
 */
export const duel: Workload = {
  name: 'duel',
  figures: (compared) => {
    const theirs = showdownTurns(compared);
    return [
      {
        name: 'duel_vs_showdown',
        ours: crisisCollideTurns({ sentences: false }),
        theirs,
        as: 'speed',
        bar: { atLeast: 20 },
        limit: 'what a turn leaves behind, some 19 kB of facts and figures, and clearing it away again',
      },
      {
        name: 'duel_with_sentences',
        ours: crisisCollideTurns({ sentences: true }),
        theirs,
        as: 'speed',
        bar: null,
        limit: 'what a turn leaves behind, some 28 kB of facts, figures and sentences',
      },
    ];
  },
};

function crisisCollideTurns({ sentences }: { readonly sentences: boolean }): Timed {
  const roll = rollFrom(7);
  const duels = Array.from({ length: DUELS }, () => {
    const left = [...STARTING_SET];
    const team = () => Array.from({ length: 3 }, () => left.splice(roll(left.length) - 1, 1)).flat();
    const setup = duelOf([
      { key: 'left', name: 'Left', team: team() },
      { key: 'right', name: 'Right', team: team() },
    ]);
    return { setup, ...playDuel(setup, [randomBot, randomBot], roll, MOST_TURNS) };
  });
  const stateOf = ({ setup, entries }: (typeof duels)[number]) =>
    entries.reduce((next, entry) => crisisCollide.step(next, entry, BY_CHANCE), crisisCollide.open(setup));
  let turns = 0;
  for (const [place, state] of duels.map(stateOf).entries()) {
    const rulings = crisisCollide.rulings(state);
    check(JSON.stringify(state) === JSON.stringify(duels[place]?.state), `duel ${place} replays to the same bytes`);
    check(
      rulings.every(({ reason }) => reason !== ''),
      `each ruling of duel ${place} has its sentence`,
    );
    const played = state.log.filter(({ kind }) => kind === 'turn').length;
    check(rulings.filter(({ phase }) => phase !== null).length >= 3 * played, `duel ${place} rules each phase`);
    turns += played;
  }
  check(turns > 10 * DUELS, 'duels go on for some turns');
  const run = () => {
    for (const one of duels) {
      const state = stateOf(one);
      if (sentences) crisisCollide.rulings(state);
    }
  };
  const unit = sentences
    ? 'one turn of Crisis Collide, logged and told in sentences'
    : 'one turn of Crisis Collide, logged';
  return { unit, units: turns, run };
}

/** The same two Pokémon with the same four moves, which they use in turn until one has fainted. */
function showdownTurns({ showdown: { Battle, Teams } }: Compared): Timed {
  const team = Teams.pack([
    {
      name: 'Dusclops',
      species: 'Dusclops',
      item: 'Leftovers',
      ability: 'Pressure',
      moves: ['Night Shade', 'Rest', 'Will-O-Wisp', 'Shadow Punch'],
      nature: 'Bold',
      evs: { hp: 252, atk: 0, def: 252, spa: 0, spd: 4, spe: 0 },
      level: 100,
      gender: 'N',
    },
  ]);
  const battle = () => {
    const played = new Battle({
      formatid: 'gen9customgame',
      seed: [1, 2, 3, 4],
      p1: { name: 'Left', team },
      p2: { name: 'Right', team },
    });
    for (let move = 0; !played.ended && move < MOST_TURNS; move++) {
      for (const [side, offset] of [
        ['p1', 0],
        ['p2', 1],
      ] as const) {
        const preview = played.requestState === 'teampreview';
        if (preview || !played.choose(side, `move ${1 + ((move + offset) % 4)}`)) played.choose(side, 'default');
      }
    }
    return played;
  };
  const { ended, turn, log } = battle();
  check(ended && turn > 10, 'the battle of Showdown is fought to its end');
  check(log.filter((line) => line.startsWith('|turn|')).length === turn, 'Showdown logs every turn');
  return { unit: 'one turn of pokemon-showdown, one on one', units: turn, run: battle };
}
