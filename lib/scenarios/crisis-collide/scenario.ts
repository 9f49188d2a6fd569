import { z } from 'zod';
import { rulebook } from '../../rules/crisis-collide/rulebook';
import { difference, differencesOf } from '../issues';
import type { ScenarioDifference, ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
import { invalid } from '../load';
import { type ScenarioDocument, scenarioDocument } from './document';
import { differences, unknownNames } from './expectations';
import { type DocumentProblem, keysOf, openingOf } from './opening';
import { play } from './play';
import { show } from './shown';

/** Scenarios of Crisis Collide: read strictly, played by the ruleset itself, compared where they say so. */
export const crisisCollideScenarios: ScenarioKind = { ruleset: 'crisis-collide', run };

const CLAUSES = new Set(rulebook.clauses.map(({ id }) => id));

function run(source: ScenarioSource): ScenarioReport {
  const parsed = scenarioDocument.safeParse(source.data);
  if (!parsed.success) return invalid(source.file, nameOf(source), differencesOf(inYaml(parsed.error), source));
  const document = parsed.data;
  const { file } = source;
  const { name } = document;
  const keys = keysOf(document);
  const opening = openingOf(document);
  const refused = document.expect.invalid;
  if (refused !== undefined) return reportRefusal(source, document, refused, opening.problems);
  const problems = [
    ...opening.problems,
    ...unknownClauses(document),
    ...unknownNames(document.expect, Object.keys(document.sides), keys),
  ];
  if (opening.setup === null || problems.length > 0) return invalid(file, name, told(problems, source));
  const played = play(opening.setup, document, keys);
  if (played.problems.length > 0) return invalid(file, name, told(played.problems, source));
  const shown = show(played.state);
  const found = differences(document.expect, shown, keys).map(({ path, expected, actual }) =>
    difference(['expect', ...path], source, expected, actual),
  );
  return { name, file, ok: found.length === 0, differences: found, rulings: shown.rulings };
}

/** `expect: { invalid: PLACE }`: the set-up is refused and names that place; nothing else can be expected. */
function reportRefusal(
  source: ScenarioSource,
  document: ScenarioDocument,
  place: string,
  problems: readonly DocumentProblem[],
): ScenarioReport {
  const found: ScenarioDifference[] = [...told(unknownClauses(document), source)];
  if (Object.keys(document.expect).length > 1 || document.play.length > 0)
    found.push(difference(['expect'], source, 'nothing beside invalid, and play: []', 'more than that'));
  if (!problems.some(({ path }) => path.join('.') === place)) {
    const actual = problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    found.push(difference(['expect', 'invalid'], source, place, actual === '' ? 'a valid set-up' : actual));
  }
  const { name } = document;
  return { name, file: source.file, ok: found.length === 0, differences: found, rulings: [] };
}

function unknownClauses(document: ScenarioDocument): DocumentProblem[] {
  const cited = [
    ...document.cites.map((clause, at) => ({ clause, path: ['cites', at] })),
    ...(document.expect.rulings ?? []).flatMap(({ cites = [] }, at) =>
      cites.map((clause, index) => ({ clause, path: ['expect', 'rulings', at, 'cites', index] })),
    ),
  ];
  return cited
    .filter(({ clause }) => !CLAUSES.has(clause))
    .map(({ clause, path }) => ({ path, message: `the rulebook has no clause “${clause}”` }));
}

const told = (problems: readonly DocumentProblem[], source: ScenarioSource): ScenarioDifference[] =>
  problems.map(({ path, message }) => difference(path, source, 'a valid value', message));

/** Places as the YAML has them: what kind of step one is stands in no key of it. */
const inYaml = (error: z.ZodError): z.ZodError =>
  new z.ZodError(
    error.issues.map((issue) => ({
      ...issue,
      path: issue.path.filter((part, at) => !(part === 'step' && at === 2 && issue.path[0] === 'play')),
    })),
  );

const nameOf = ({ data, file }: ScenarioSource): string =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : file;
