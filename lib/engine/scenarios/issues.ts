import type { z } from 'zod';
import type { ScenarioDifference, ScenarioSource } from './kind';

/** What a schema found wrong, each with its key and line. */
export function differencesOf(error: z.ZodError, source: ScenarioSource, above: Path = []): ScenarioDifference[] {
  return error.issues.flatMap((issue) => told(issue, above, source));
}

type Path = readonly (string | number)[];

function told(issue: z.core.$ZodIssue, above: Path, source: ScenarioSource): ScenarioDifference[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => difference([...path, key], source, 'a known key', `unknown key "${key}"`));
  }
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
    if (nearest && nearest.length > 0 && depth(nearest) > 0) return nearest.flatMap((one) => told(one, path, source));
  }
  return [difference(path, source, 'a valid value', issue.message)];
}

/** How far into the data an alternative came before it failed: the one that came farthest was meant. */
const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce(
    (deepest, { path, code }) => Math.max(deepest, path.length + (code === 'unrecognized_keys' ? 1 : 0)),
    0,
  );

/** One thing that is not valid, at the line of its key. */
export const difference = (
  path: Path,
  source: ScenarioSource,
  expected: string,
  actual: string,
): ScenarioDifference => ({
  at: pathText(path),
  line: source.lineOf(path),
  expected,
  actual,
});

/** `expect.rulings[0].outcome`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
