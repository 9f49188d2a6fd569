import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOMS, type Room } from './rooms';
import { filesOf, windowsOf } from './sample';

/**
 * `npm run mutation [-- --sample] [ROOM …]`: changes the code of each room in one place at a time and looks whether a test fails. The
 * whole takes a night; a sample of lines, ten minutes. Each change that no test noticed is printed; last comes `score N`, the
 * share of changes that were noticed, in per cent.
 */
const FOLDER = join(process.cwd(), 'tests/mutation/');
/** Of each room, so that two cores are through within ten minutes. */
const SAMPLED_LINES = 60;

/** Of Stryker's answer, as much as is counted. */
interface Mutant {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface StrykerModule {
  Stryker: new (options: object) => { runMutationTest(): Promise<readonly Mutant[]> };
}

/** A test failed, or went on for ever: both are noticed. */
const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

const asked = process.argv.slice(2);
const sampled = asked.includes('--sample');
const names = asked.filter((one) => !one.startsWith('--'));
const say = (line: string): void => console.error(line);

async function main(): Promise<number> {
  const unknown = names.find((name) => !ROOMS.some((room) => room.name === name));
  if (unknown !== undefined) {
    say(`There is no room "${unknown}". There are: ${ROOMS.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  if (!installed()) return 1;
  const load = createRequire(`${FOLDER}package.json`);
  const { Stryker }: StrykerModule = await import(pathToFileURL(load.resolve('@stryker-mutator/core')).href);
  const all: Mutant[] = [];
  for (const room of ROOMS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    say(`${room.name} …`);
    Object.assign(process.env, {
      MUTATION_TESTS: room.tests.join(' '),
      MUTATION_DATABASE: room.database ? '1' : '0',
    });
    const mutants = await new Stryker(optionsOf(room, load)).runMutationTest();
    for (const mutant of mutants.filter(({ status }) => UNNOTICED.has(status))) console.log(told(mutant));
    console.log(`${room.name}: ${scoreOf(mutants)} % of ${counted(mutants).length}`);
    all.push(...mutants);
  }
  console.log(`score ${scoreOf(all)}`);
  return counted(all).length === 0 ? 1 : 0;
}

function installed(): boolean {
  if (existsSync(`${FOLDER}node_modules/@stryker-mutator/core/package.json`)) return true;
  say('Installing Stryker into tests/mutation/node_modules (once, about 64 MB) …');
  const { status } = spawnSync('npm', ['ci', '--omit=peer'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    say(
      'It could not be installed. With a connection to the npm registry, run `npm ci --omit=peer` in tests/mutation.',
    );
  return status === 0;
}

const optionsOf = (room: Room, load: NodeJS.Require) => ({
  mutate: sampled ? windowsOf(room, SAMPLED_LINES) : filesOf(room),
  testRunner: 'vitest',
  plugins: [load.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What is computed once as a file is loaded is changed too: each such change needs a process of its own to be seen.
  ignoreStatic: sampled,
  concurrency: availableParallelism(),
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['dots'],
  // It reads it by a TypeScript that has an interface for programs, which version 7 has not.
  tsconfigFile: 'no-tsconfig.json',
  tempDirName: join(tmpdir(), 'mercenaries-mutation'),
  ignorePatterns: ['/.next*', '/.data', '/test-results', '/tests/*/node_modules', '/.git'],
  logLevel: 'warn',
  allowConsoleColors: false,
});

const counted = (mutants: readonly Mutant[]) =>
  mutants.filter(({ status }) => NOTICED.has(status) || UNNOTICED.has(status));

function scoreOf(mutants: readonly Mutant[]): string {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  return ((100 * noticed) / Math.max(1, counted(mutants).length)).toFixed(1);
}

const told = ({ fileName, location: { start }, mutatorName, replacement, status }: Mutant): string => {
  const file = fileName.replace(/^.*?(lib\/)/, '$1');
  const why = status === 'NoCoverage' ? 'no test comes there' : 'no test fails';
  return `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)} (${why})`;
};

process.exitCode = await main();
