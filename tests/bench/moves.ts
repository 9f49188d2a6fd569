import type { Compared } from './compared';
import { check, type Timed } from './figure';

const UNITS = 88;
const HP = 10;

/** What declarations are held against: boardgame.io making trivial moves on a state of 88 units, undo off, one after the other. */
export function trivialMove({ boardgameIo: { CreateGameReducer, InitializeGame } }: Compared): Timed {
  const units = Object.fromEntries(
    Array.from({ length: UNITS }, (_, unit) => [`u${unit}`, { name: `Unit ${unit}`, team: unit % 8, hp: HP }]),
  );
  const game = {
    name: 'units',
    disableUndo: true,
    setup: () => ({ units }),
    moves: {
      hit: ({ G }: { G: { units: Record<string, { hp: number }> } }, key: string) => {
        const unit = G.units[key];
        if (unit) unit.hp -= 1;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 8 });
  const moveOf = (unit: string) => ({ type: 'MAKE_MOVE', payload: { type: 'hit', args: [unit], playerID: '0' } });
  const moved = reduce(start, moveOf('u3'));
  check(moved.G.units.u3?.hp === HP - 1 && moved.G.units.u4?.hp === HP, 'boardgame.io makes its move');
  check(start.G.units.u3?.hp === HP && moved._stateID === 1, 'boardgame.io leaves the state before the move as it was');
  const moves = Array.from({ length: UNITS }, (_, unit) => moveOf(`u${unit}`));
  const run = () => moves.reduce(reduce, start);
  check(
    Object.values(run().G.units).every(({ hp }) => hp === HP - 1),
    'boardgame.io makes every move',
  );
  return { unit: 'one trivial move of boardgame.io, 88 units', units: UNITS, run };
}
