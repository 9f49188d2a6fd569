import { rulebook } from '../../rules/crisis-collide/rulebook';
import type { ScenarioDifference, ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
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
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: placeOf(path), message }));
    return invalid(source, nameOf(source.data), problems);
  }
  const document = parsed.data;
  const keys = keysOf(document);
  const opening = openingOf(document);
  const refused = document.expect.invalid;
  if (refused !== undefined) return reportRefusal(source, document, refused, opening.problems);
  const problems = [
    ...opening.problems,
    ...unknownClauses(document),
    ...unknownNames(document.expect, Object.keys(document.sides), keys),
  ];
  if (opening.setup === null || problems.length > 0) return invalid(source, document.name, problems);
  const played = play(opening.setup, document, keys);
  if (played.problems.length > 0) return invalid(source, document.name, played.problems);
  const shown = show(played.state);
  const found = differences(document.expect, shown, keys).map(({ path, expected, actual }) =>
    difference(source, ['expect', ...path], expected, actual),
  );
  return report(source, document.name, found, shown.rulings);
}

/** `expect: { invalid: PLACE }`: the set-up is refused and names that place; nothing else can be expected. */
function reportRefusal(
  source: ScenarioSource,
  document: ScenarioDocument,
  place: string,
  problems: readonly DocumentProblem[],
): ScenarioReport {
  const found: ScenarioDifference[] = unknownClauses(document).map(({ path, message }) =>
    difference(source, path, 'a valid scenario', message),
  );
  if (Object.keys(document.expect).length > 1 || document.play.length > 0)
    found.push(difference(source, ['expect'], 'nothing beside invalid, and play: []', 'more than that'));
  if (!problems.some(({ path }) => path.join('.') === place)) {
    const actual = problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    found.push(difference(source, ['expect', 'invalid'], place, actual === '' ? 'a valid set-up' : actual));
  }
  return report(source, document.name, found, []);
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

/** The place in the YAML; what kind of step one is stands in no key of it. */
const placeOf = (path: readonly PropertyKey[]): (string | number)[] =>
  path
    .filter((part, at) => !(part === 'step' && at === 2 && path[0] === 'play'))
    .map((part) => (typeof part === 'symbol' ? String(part) : part));

const nameOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string'
    ? data.name
    : '(no name)';

const invalid = (source: ScenarioSource, name: string, problems: readonly DocumentProblem[]): ScenarioReport =>
  report(
    source,
    name,
    problems.map(({ path, message }) => difference(source, path, 'a valid scenario', message)),
    [],
  );

/** A difference at the line of its place, or of the nearest place around it that has one. */
function difference(
  source: ScenarioSource,
  path: readonly (string | number)[],
  expected: string,
  actual: string,
): ScenarioDifference {
  let line: number | null = null;
  for (let length = path.length; line === null && length > 0; length--) line = source.lineOf(path.slice(0, length));
  const at = path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
  return { at, line, expected, actual };
}

const report = (
  { file }: ScenarioSource,
  name: string,
  found: readonly ScenarioDifference[],
  rulings: readonly unknown[],
): ScenarioReport => ({ name, file, ok: found.length === 0, differences: found, rulings });
