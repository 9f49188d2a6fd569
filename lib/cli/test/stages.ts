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
  /** @param reports a folder for reports that are read and then thrown away */
  run(reports: string): Promise<Tally>;
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
  vitest('database', 'Database tests'),
  { name: 'build', title: 'Build', run: build },
  vitest('ground', 'Starting and stopping'),
  { name: 'browser', title: 'Browser tests', run: browser },
];

/**
 * Runs stages one after the other, whatever became of those before, and adds up what came of them.
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
    for (const stage of stages) tallies.push(await report(stage, reports));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  return sum(tallies);
}

async function report(stage: Stage, reports: string): Promise<Tally> {
  console.log(`\n${bold(stage.title)}`);
  const began = performance.now();
  const tally = await stage.run(reports).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${stage.title}: ${tally.passed} of ${tally.passed + tally.failed} in ${seconds} s`);
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
  const run = async (reports: string) => {
    const file = join(reports, `${name}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const command = [VITEST, 'run', ...chosen, '--reporter=default', '--reporter=json'];
    const { code } = await runTool(process.execPath, [...command, `--outputFile.json=${file}`], { show: true });
    return tallyVitest(file, code);
  };
  return { name, title, run };
}

async function build(): Promise<Tally> {
  const built = await buildPages();
  if (!built.ok) complain(built.problem);
  return built.ok ? PASSED : FAILED;
}

async function browser(reports: string): Promise<Tally> {
  if (!(await ensureChromium())) return FAILED;
  const file = join(reports, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runTool(process.execPath, [PLAYWRIGHT, 'test', '--reporter=list,json'], { env, show: true });
  return tallyPlaywright(file, code);
}
