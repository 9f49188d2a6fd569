import { parseArgs } from 'node:util';
import type { Bot } from '../../engine/rules/crisis-collide/bots/bot';
import { playDuel } from '../../engine/rules/crisis-collide/bots/duel';
import { lookaheadBot } from '../../engine/rules/crisis-collide/bots/lookahead';
import type { Roll } from '../../engine/rules/crisis-collide/bots/plans';
import { randomBot } from '../../engine/rules/crisis-collide/bots/random';
import type { Combatant } from '../../engine/rules/crisis-collide/setup';
import { duelOf, STARTING_SET } from '../../engine/rules/crisis-collide/starting-set';
import { SIDES } from '../../engine/rules/crisis-collide/terms';
import { rollFrom } from './roll';

const USAGE = `Plays duels of Crisis Collide between bots, with teams drawn from the starting set, and says how its fighters fare.

  npm run balance -- [--duels 1000] [--left lookahead] [--right lookahead] [--seed 1] [--turns 200]

--left, --right  the bots of the two sides: ${[lookaheadBot, randomBot].map(({ name }) => name).join(' or ')}
--seed           equal seeds give equal tables
--turns          a duel that takes more is broken off, undecided
`;

const BOTS: readonly Bot[] = [lookaheadBot, randomBot];

interface Tally {
  played: number;
  won: number;
  led: number;
  ledWon: number;
  eliminated: number;
}

/** What the command prints, and with which status it ends. */
export interface BalanceReport {
  readonly status: 0 | 2;
  readonly text: string;
}

/** Plays the duels that the arguments ask for. Equal arguments give equal reports. */
export function balance(args: readonly string[]): BalanceReport {
  const options = read(args);
  if (typeof options === 'string') return { status: 2, text: `${options}\n\n${USAGE}` };
  const { duels, bots, roll, turns } = options;
  const records = new Map(STARTING_SET.map(({ name }) => [name, empty()]));
  const ends = { left: 0, right: 0, draw: 0, undecided: 0, turns: 0 };
  for (let duel = 0; duel < duels; duel++) {
    const teams = [draw(roll), draw(roll)] as const;
    const setup = duelOf([
      { key: 'left', name: 'Left', team: teams[0] },
      { key: 'right', name: 'Right', team: teams[1] },
    ]);
    const { state } = playDuel(setup, bots, roll, turns);
    ends.turns += state.log.filter(({ kind }) => kind === 'turn').length;
    ends[state.winner === 'left' || state.winner === 'right' || state.winner === 'draw' ? state.winner : 'undecided']++;
    for (const side of SIDES)
      teams[side].forEach(({ name }, place) => {
        const record = records.get(name) ?? empty();
        const won = state.winner === setup.sides[side].key ? 1 : 0;
        record.played++;
        record.won += won;
        if (place === 0) record.led++;
        if (place === 0) record.ledWon += won;
        if (state.fighters[`${setup.sides[side].key}/${name}`]?.hp === 0) record.eliminated++;
      });
  }
  return { status: 0, text: table(records, duels, ends, bots) };
}

const empty = (): Tally => ({ played: 0, won: 0, led: 0, ledWon: 0, eliminated: 0 });

function read(
  args: readonly string[],
): { duels: number; bots: readonly [Bot, Bot]; roll: Roll; turns: number } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        duels: { type: 'string', default: '1000' },
        left: { type: 'string', default: lookaheadBot.name },
        right: { type: 'string', default: lookaheadBot.name },
        seed: { type: 'string', default: '1' },
        turns: { type: 'string', default: '200' },
      },
    });
    const [duels, turns, seed] = [Number(values.duels), Number(values.turns), Number(values.seed)];
    for (const [name, value] of Object.entries({ duels, turns, seed }))
      if (!Number.isSafeInteger(value) || value < 1) return `--${name} is a whole number from 1.`;
    const [left, right] = [values.left, values.right].map((name) => BOTS.find((bot) => bot.name === name));
    if (left === undefined) return `There is no bot “${values.left}” (--left).`;
    if (right === undefined) return `There is no bot “${values.right}” (--right).`;
    return { duels, turns, bots: [left, right], roll: rollFrom(seed) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Three different fighters, the first of whom leads. */
function draw(roll: Roll): readonly Combatant[] {
  const left = [...STARTING_SET];
  return Array.from({ length: 3 }, () => left.splice(roll(left.length) - 1, 1)).flat();
}

function table(
  records: ReadonlyMap<string, Tally>,
  duels: number,
  ends: { left: number; right: number; draw: number; undecided: number; turns: number },
  bots: readonly [Bot, Bot],
): string {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const rows = STARTING_SET.map((fighter) => {
    const { played, won, led, ledWon, eliminated } = records.get(fighter.name) ?? empty();
    return [
      fighter.name,
      fighter.class,
      fighter.difficulty,
      String(played),
      share(won, played),
      share(ledWon, led),
      share(eliminated, played),
    ];
  }).sort((one, other) => Number.parseFloat(other[4] ?? '0') - Number.parseFloat(one[4] ?? '0'));
  const head = ['Fighter', 'Class', 'Difficulty', 'Played', 'Won', 'Won as leader', 'Eliminated'];
  const widths = head.map((title, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0), title.length));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at < 3 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return `${[
    line(head),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map(line),
    '',
    `${duels} duels, ${(ends.turns / duels).toFixed(1)} turns each: ${bots[0].name} on the left won ${ends.left}, ${bots[1].name} on the right ${ends.right}; ${ends.draw} draws, ${ends.undecided} undecided.`,
  ].join('\n')}\n`;
}
