import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages, makeClient } from '../start/prepare';
import { bold, complain } from '../start/say.mjs';
import { runTool } from '../start/tool.mjs';
import { ensureChromium } from './chromium';
import { FAILED, PASSED, sum, type Tally, tallyPlaywright, tallyVitest } from './tally';

interface Stage {
  readonly name: string;
  readonly title: string;
  /** The stage beside which it runs, where that is chosen too: it mostly waits. */
  readonly beside?: string;
  /**
   * @param reports a folder for reports that are read and then thrown away
   * @param show what it says goes to the terminal as it is said; else all at once at its end
   */
  run(reports: string, show: boolean): Promise<Tally>;
  /** Runs what failed once more, with nothing beside it: its times are those of a real database, browser and process. */
  again?(reports: string, failed: Tally): Promise<Tally>;
}

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/typescript/bin/tsc';
const KNIP = 'node_modules/knip/bin/knip.js';
const NEXT = 'node_modules/next/dist/bin/next';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const STAGES: readonly Stage[] = [
  { name: 'lint', title: 'Lint and format', run: () => passes([BIOME, 'check', '--error-on-warnings']) },
  { name: 'types', title: 'Types', run: types },
  { name: 'unused', title: 'Unused code', run: () => passes([KNIP, '--no-progress', '--no-config-hints']) },
  vitest('unit', 'Unit tests', ['unit', 'mocked']),
  vitest('cases', 'Rule cases'),
  { ...vitest('database', 'Database tests'), again: vitestAgain('database') },
  { name: 'build', title: 'Build', run: build },
  { ...vitest('ground', 'Starting and stopping'), beside: 'browser', again: vitestAgain('ground') },
  {
    name: 'browser',
    title: 'Browser tests',
    run: (reports) => browser(reports),
    again: (reports) => browser(reports, ['--last-failed']),
  },
];

/**
 * Runs stages one after the other, but for what runs beside another, whatever became of those before, and adds up what came of them.
 *
 * @param names of the stages; none: all
 */
export async function runStages(names: readonly string[]): Promise<Tally> {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    complain({
      message: `There is no stage called ${unknown.join(', ')}.`,
      next: `There are ${STAGES.map(({ name }) => name).join(', ')}.`,
    });
    return FAILED;
  }
  const stages = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
  const reports = await mkdtemp(join(tmpdir(), 'mercenaries-reports-'));
  const tallies: Tally[] = [];
  try {
    const client = await makeClient();
    if (!client.ok) {
      complain(client.problem);
      return FAILED;
    }
    const isBeside = ({ beside }: Stage) => stages.some(({ name }) => name === beside);
    for (const stage of stages) {
      if (isBeside(stage)) continue;
      const others = stages
        .filter(({ beside }) => beside === stage.name)
        .map((other) => ({ other, done: timed(other, reports, false) }));
      console.log(`\n${bold(stage.title)}`);
      const ended = [{ stage, tally: told(stage, await timed(stage, reports, true)) }];
      for (const { other, done } of others) ended.push({ stage: other, tally: told(other, await done) });
      for (const one of ended) tallies.push(await settled(one.stage, one.tally, reports));
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  return sum(tallies);
}

/**
 * What a stage came to, once what failed in it was tried again alone. A rule that is broken fails both times; what fails beside other
 * work and passes alone is counted as passed, and said, so that somebody mends it.
 */
async function settled(stage: Stage, tally: Tally, reports: string): Promise<Tally> {
  if (tally.failed === 0 || !stage.again) return tally;
  console.log(`\n${bold(`${stage.title}: what failed, once more and alone`)}`);
  const second = await stage.again(reports, tally).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  if (second.failed > 0) return tally;
  console.log(
    `${stage.title}: ${tally.failed} failed beside other work and passed alone. That is a fault of the test or of the product: mend it.`,
  );
  return { passed: tally.passed + tally.failed, failed: 0 };
}

interface Timed {
  readonly tally: Tally;
  readonly seconds: string;
}

async function timed(stage: Stage, reports: string, show: boolean): Promise<Timed> {
  const began = performance.now();
  const tally = await stage.run(reports, show).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  return { tally, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

function told({ title }: Stage, { tally, seconds }: Timed): Tally {
  console.log(`${title}: ${tally.passed} of ${tally.passed + tally.failed} in ${seconds} s`);
  return tally;
}

/** One command that passes or fails as a whole. */
async function passes(command: readonly string[]): Promise<Tally> {
  const { code } = await runTool(process.execPath, command, { show: true });
  return code === 0 ? PASSED : FAILED;
}

/**
 * Next's types for the routes are made first: the pages are checked against them. What was found last time is not gone by: of a database client that
 * was made anew since, it would be wrong.
 */
async function types(): Promise<Tally> {
  const made = await runTool(process.execPath, [NEXT, 'typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  if (made.code !== 0) console.error(made.output);
  return made.code === 0 ? passes([TSC, '--noEmit', '--incremental', 'false']) : FAILED;
}

function vitest(name: string, title: string, projects: readonly string[] = [name]): Stage {
  const run = async (reports: string, show: boolean) => {
    if (!show) console.log(`${title}: beside what follows, and told at its end`);
    return runVitest(reports, name, projects, show);
  };
  return { name, title, run };
}

function vitestAgain(name: string): Stage['again'] {
  return (reports, { files = [] }) => runVitest(reports, name, [name], true, files);
}

/** @param files those to run; none: all of the projects */
async function runVitest(
  reports: string,
  name: string,
  projects: readonly string[],
  show: boolean,
  files: readonly string[] = [],
): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const command = [VITEST, 'run', ...files, ...chosen, '--reporter=default', '--reporter=json'];
  const { code, output } = await runTool(process.execPath, [...command, `--outputFile.json=${file}`], { show });
  if (!show) console.log(`\n${output}`);
  return tallyVitest(file, code);
}

async function build(): Promise<Tally> {
  const built = await buildPages();
  if (!built.ok) complain(built.problem);
  return built.ok ? PASSED : FAILED;
}

/** @param chosen which of the tests, in Playwright's own words; nothing: all */
async function browser(reports: string, chosen: readonly string[] = []): Promise<Tally> {
  if (!(await ensureChromium())) return FAILED;
  const file = join(reports, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runTool(process.execPath, [PLAYWRIGHT, 'test', ...chosen, '--reporter=list,json'], {
    env,
    show: true,
  });
  return tallyPlaywright(file, code);
}
