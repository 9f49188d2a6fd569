import { mercenaries } from '../../engine/rules/mercenaries';
import type { ScenarioReport, ScenarioSource } from '../../engine/scenarios/kind';
import { DEFAULT_RULESET } from '../../engine/scenarios/kinds';
import { loadText } from '../../engine/scenarios/load';
import { playScenario } from '../../engine/scenarios/mercenaries/scenario';
import { rulingText } from '../../engine/scenarios/print';
import { runSource } from '../../engine/scenarios/run';
import { mistake, ok, type Result } from '../../result';
import { against, type Happened } from './compare';
import type { SandboxProblem, SandboxRun, ScenarioRun } from './model';
import { showClosing, showRuling } from './show';

/** What the sandbox takes, so that no text keeps the site from answering others. */
export const SANDBOX_CAPS = {
  characters: 400_000,
  documents: 20,
  /** Entries of one list: steps, expected rulings. */
  list: 2_000,
  milliseconds: 5_000,
  /** Problems that are listed. */
  problems: 50,
} as const;

/**
 * Runs the scenarios of a text, with the loader and the engine of the command line and without any database.
 * @param happened of a fork: what it is held against
 * @param clock milliseconds, for the cap on time
 * @returns `too-long`, `too-many` (documents), else what came of it, problems of the scenarios included
 */
export function runSandbox(
  typed: string,
  happened: Happened | null,
  clock: () => number = () => performance.now(),
): Result<SandboxRun> {
  const text = typed.replaceAll('\r\n', '\n');
  const { characters, documents, milliseconds } = SANDBOX_CAPS;
  if (text.length > characters) {
    return mistake('too-long', `That is ${say(text.length)} characters; the sandbox takes ${say(characters)}.`, {
      field: 'text',
      next: 'Leave out what does not bear on the question, or run it with npm run scenario.',
    });
  }
  const { sources, broken } = loadText('scenario', text);
  if (sources.length + broken.length > documents) {
    return mistake(
      'too-many',
      `That is ${say(sources.length + broken.length)} documents; the sandbox takes ${documents}.`,
      {
        field: 'text',
      },
    );
  }
  const end = clock() + milliseconds;
  const lines = text.split('\n');
  const scenarios = [
    ...broken.map((report) => unplayed(report, lines)),
    ...sources.map((source) => runOne(source, lines, happened, () => clock() < end)),
  ];
  return ok({ scenarios, fork: happened?.week ?? null });
}

const say = (number: number): string => number.toLocaleString('en-GB');

function runOne(
  source: ScenarioSource,
  lines: readonly string[],
  happened: Happened | null,
  inTime: () => boolean,
): ScenarioRun {
  const long = longList(source.data);
  if (long !== null) {
    const actual = `a list of ${say(long)} entries`;
    const problem = { at: 'document', line: null, expected: `at most ${say(SANDBOX_CAPS.list)} a list`, actual };
    return unplayed({ name: 'Too long', file: source.file, ok: false, differences: [problem], rulings: [] }, lines);
  }
  if (!isMercenaries(source.data)) return otherRulebook(runSource(source), lines);
  const { report, state, rulings } = playScenario(source, { inTime });
  if (state === null) return unplayed(report, lines);
  const view = mercenaries.view(state, { kind: 'record' });
  return {
    ...outline(report, lines),
    played: true,
    rulings: rulings.map((ruling) => showRuling(ruling, view)),
    closing: showClosing(view),
    against: happened && against(happened, { rulings, end: view }),
  };
}

const isMercenaries = (data: unknown): boolean =>
  typeof data !== 'object' || data === null || !('ruleset' in data) || data.ruleset === DEFAULT_RULESET;

/** The length of a list that is longer than any may be; null: there is none. */
function longList(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  if (Array.isArray(data) && data.length > SANDBOX_CAPS.list) return data.length;
  for (const part of Object.values(data)) {
    const found = longList(part);
    if (found !== null) return found;
  }
  return null;
}

const otherRulebook = (report: ScenarioReport, lines: readonly string[]): ScenarioRun => ({
  ...outline(report, lines),
  played: report.ok || report.rulings.length > 0,
  lines: report.rulings.map(rulingText),
});

const unplayed = (report: ScenarioReport, lines: readonly string[]): ScenarioRun => outline(report, lines);

/** What is said of every scenario, played or not. */
function outline({ name, differences }: ScenarioReport, lines: readonly string[]): ScenarioRun {
  const problems = differences.slice(0, SANDBOX_CAPS.problems).map(
    (found): SandboxProblem => ({
      ...found,
      text: found.line === null ? '' : (lines[found.line - 1] ?? '').trim().slice(0, 200),
    }),
  );
  return {
    name,
    played: false,
    problems,
    moreProblems: differences.length - problems.length,
    rulings: [],
    lines: [],
    closing: null,
    against: null,
  };
}
