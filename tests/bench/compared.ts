import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mistake, ok, type Result } from '../../lib/result';

/** What the desk is compared with. It has a package of its own, so that nobody installs it who does not ask for it. */
const FOLDER = join(process.cwd(), 'tests/bench/');

/** The parts of boardgame.io 0.50 that a move goes through. */
interface BoardgameIo {
  CreateGameReducer(options: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
  InitializeGame(options: { game: object; numPlayers: number }): BoardgameState;
}
export interface BoardgameState {
  readonly G: { readonly units: Readonly<Record<string, { readonly hp: number }>> };
  readonly _stateID: number;
}

/** The parts of pokemon-showdown 0.11 that a battle goes through. */
interface Showdown {
  Battle: new (options: object) => ShowdownBattle;
  Teams: { pack(team: readonly object[]): string };
}
export interface ShowdownBattle {
  readonly ended: boolean;
  readonly turn: number;
  readonly log: readonly string[];
  readonly requestState: string;
  choose(side: 'p1' | 'p2', choice: string): boolean;
}

export interface Compared {
  readonly boardgameIo: BoardgameIo;
  readonly showdown: Showdown;
}

/** Loads the compared packages, and installs them first where they are missing. */
export function compared(say: (line: string) => void): Result<Compared> {
  // The latest that came to it: what an older checkout installed lacks it.
  if (!existsSync(`${FOLDER}node_modules/autocannon/package.json`)) {
    say('Installing what the desk is compared with into tests/bench/node_modules (once, about 190 MB) …');
    const { status } = spawnSync('npm', ['ci', '--omit=optional'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) {
      return mistake('not-installed', 'The packages that the desk is compared with could not be installed.', {
        next: 'With a connection to the npm registry, run `npm ci --omit=optional` in tests/bench, then `npm run bench` again.',
      });
    }
  }
  // As it is where people play: what a development build checks on top is none of its rules.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const load = createRequire(`${FOLDER}package.json`);
  const boardgameIo: BoardgameIo = load('boardgame.io/internal');
  const showdown: Showdown = load('pokemon-showdown');
  return ok({ boardgameIo, showdown });
}
