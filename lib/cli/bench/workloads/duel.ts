import { playDuel } from '../../../rules/crisis-collide/bots/duel';
import { randomBot } from '../../../rules/crisis-collide/bots/random';
import { crisisCollide } from '../../../rules/crisis-collide/ruleset';
import { duelOf, STARTING_SET } from '../../../rules/crisis-collide/starting-set';
import { BY_CHANCE } from '../../../rules/kernel/dice';
import { rollFrom } from '../../balance/roll';
import type { Compared } from '../compared';
import { check, type Timed, type Workload } from '../figure';

const DUELS = 12;
const MOST_TURNS = 60;

/** Turns of Crisis Collide with all that a reader sees of them, rulings and sentences included. */
export const duel: Workload = {
  name: 'duel',
  figures: (compared) => [
    {
      name: 'duel_vs_showdown',
      ours: crisisCollideTurns(),
      theirs: showdownTurns(compared),
      as: 'speed',
      bar: { atLeast: 20 },
      limit: 'what a turn leaves behind, some 28 kB of facts, figures and sentences, and clearing it away again',
    },
  ],
};

function crisisCollideTurns(): Timed {
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
  const replayed = ({ setup, entries }: (typeof duels)[number]) => {
    const state = entries.reduce(
      (next, entry) => crisisCollide.step(next, entry, BY_CHANCE),
      crisisCollide.open(setup),
    );
    return { state, rulings: crisisCollide.rulings(state) };
  };
  let turns = 0;
  for (const [place, { state, rulings }] of duels.map(replayed).entries()) {
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
    for (const one of duels) replayed(one);
  };
  return { unit: 'one turn of Crisis Collide, with its rulings', units: turns, run };
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
