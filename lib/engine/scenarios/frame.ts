import { z } from 'zod';
import type { Rulebook } from '../rules/kernel/ruleset';
import { difference } from './issues';
import type { ScenarioDifference, ScenarioReport, ScenarioSource } from './kind';

/** What the scenarios of every rulebook share around their own set-up, steps and expectations. */

/** A place in a scenario's document, and what is wrong there. */
export interface DocumentProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A place in `expect`, what should have been there, and what came out. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly actual: string;
}

/** What the frame needs of a document, whichever rulebook it is of. */
interface Framed {
  readonly name: string;
  readonly cites: readonly string[];
  readonly play: readonly unknown[];
  readonly expect: {
    readonly invalid?: string | undefined;
    readonly rulings?: readonly { readonly cites?: readonly string[] | undefined }[] | undefined;
  };
}

export const told = (problems: readonly DocumentProblem[], source: ScenarioSource): ScenarioDifference[] =>
  problems.map(({ path, message }) => difference(path, source, 'a valid value', message));

/** `expect: { invalid: PLACE }`: the set-up is refused and names that place; nothing else can be expected. */
export function reportRefusal(
  source: ScenarioSource,
  { name, expect, play, ...document }: Framed,
  rulebook: Rulebook,
  problems: readonly DocumentProblem[],
): ScenarioReport {
  const found: ScenarioDifference[] = [...told(unknownClauses({ name, expect, play, ...document }, rulebook), source)];
  if (Object.keys(expect).length > 1 || play.length > 0)
    found.push(difference(['expect'], source, 'nothing beside invalid, and play: []', 'more than that'));
  const place = expect.invalid ?? '';
  if (!problems.some(({ path }) => path.join('.') === place)) {
    const actual = problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    found.push(difference(['expect', 'invalid'], source, place, actual === '' ? 'a valid set-up' : actual));
  }
  return { name, file: source.file, ok: found.length === 0, differences: found, rulings: [] };
}

/** Clauses that a document cites and the rulebook has not. */
export function unknownClauses({ cites, expect }: Framed, { clauses }: Rulebook): DocumentProblem[] {
  const known = new Set(clauses.map(({ id }) => id));
  const cited = [
    ...cites.map((clause, at) => ({ clause, path: ['cites', at] })),
    ...(expect.rulings ?? []).flatMap(({ cites = [] }, at) =>
      cites.map((clause, index) => ({ clause, path: ['expect', 'rulings', at, 'cites', index] })),
    ),
  ];
  return cited
    .filter(({ clause }) => !known.has(clause))
    .map(({ clause, path }) => ({ path, message: `the rulebook has no clause “${clause}”` }));
}

/** Places as the YAML has them: which kind of step one is stands under `step`, which is no key of it. */
export const inYaml = (error: z.ZodError): z.ZodError =>
  new z.ZodError(
    error.issues.map((issue) => ({
      ...issue,
      path: issue.path.filter((part, at) => !(part === 'step' && at === 2 && issue.path[0] === 'play')),
    })),
  );

export const nameOf = ({ data, file }: ScenarioSource): string =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : file;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a difference shows it. */
export const shownAs = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
