import type { Ruling } from '../../rules/kernel/ruling';
import type { State } from '../../rules/mercenaries/state';
import { difference, differencesOf } from '../issues';
import type { ScenarioDifference, ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
import { invalid } from '../load';
import { compare } from './expect';
import { Names } from './names';
import { type Misfit, openingOf } from './opening';
import { play } from './play';
import { documentSchema, type Step, stepKind, stepSchemas } from './schema';
import { type Observer, Weeks } from './weeks';

/** Mercenaries scenarios, as `scenarios.md` describes them. */
export const mercenariesScenarios: ScenarioKind = { ruleset: 'mercenaries', run: (source) => runScenario(source) };

export interface RunOptions {
  /** Sees every state that the play comes through. */
  readonly observe?: Observer;
  /** Asked before each step; false: the play is not carried on. */
  readonly inTime?: () => boolean;
}

/** A document that was run. */
export interface Played {
  readonly report: ScenarioReport;
  readonly rulings: readonly Ruling[];
  /** How the game stands after the last step; null where it was not played to its end. */
  readonly state: State | null;
}

/** Runs one document, as `playScenario` does. */
export const runScenario = (source: ScenarioSource, observe?: Observer): ScenarioReport =>
  playScenario(source, { observe }).report;

/** Runs one document. Total: what is not valid is a report that is not ok. */
export function playScenario(source: ScenarioSource, { observe, inTime }: RunOptions = {}): Played {
  const title = titleOf(source.data) ?? source.file;
  const stopped = (differences: readonly ScenarioDifference[]): Played => ({
    report: invalid(source.file, title, differences),
    rulings: [],
    state: null,
  });
  const parsed = documentSchema.safeParse(source.data);
  const { steps, differences } = stepsOf(parsed.success ? (parsed.data.play ?? []) : [], source);
  const broken = parsed.success ? differences : differencesOf(parsed.error, source);
  if (!parsed.success || broken.length > 0) return stopped(broken);
  const opened = openingOf(parsed.data);
  if (!opened.ok) return stopped(opened.misfits.map((misfit) => asDifference(misfit, source)));
  const names = new Names(opened.setup);
  const weeks = new Weeks(opened.setup, observe);
  const misstep = play(weeks, names, steps, inTime);
  const found = misstep ? [asDifference(misstep, source)] : compare(parsed.data.expect ?? {}, weeks, names, source);
  const report = {
    name: title,
    file: source.file,
    ok: found.length === 0,
    differences: found,
    rulings: weeks.rulings,
  };
  return { report, rulings: weeks.rulings, state: misstep ? null : weeks.state };
}

function stepsOf(
  values: readonly unknown[],
  source: ScenarioSource,
): { steps: Step[]; differences: ScenarioDifference[] } {
  const steps: Step[] = [];
  const differences: ScenarioDifference[] = [];
  for (const [at, value] of values.entries()) {
    const kind = stepKind(value);
    if (kind === null) {
      const [first] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
      const path = first === undefined ? ['play', at] : ['play', at, first];
      differences.push(difference(path, source, 'a step', first === undefined ? 'no step' : `unknown step "${first}"`));
      continue;
    }
    const parsed = stepSchemas[kind].safeParse(value);
    if (parsed.success) steps.push(parsed.data);
    else differences.push(...differencesOf(parsed.error, source, ['play', at]));
  }
  return { steps, differences };
}

const asDifference = ({ path, message }: Misfit, source: ScenarioSource): ScenarioDifference =>
  difference(path, source, 'a valid scenario', message);

const titleOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : null;
