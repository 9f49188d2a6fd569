import { rulebook } from '../../rules/crisis-collide/rulebook';
import { ownWords } from '../../rules/kernel/own-words';
import { inYaml, nameOf, reportRefusal, told, unknownClauses } from '../frame';
import { difference, differencesOf } from '../issues';
import type { ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
import { invalid } from '../load';
import { scenarioDocument } from './document';
import { differences, unknownNames } from './expectations';
import { keysOf, openingOf } from './opening';
import { play } from './play';
import { show } from './shown';

/** Scenarios of Crisis Collide: read strictly, played by the ruleset itself, compared where they say so. */
export const crisisCollideScenarios: ScenarioKind = { ruleset: 'crisis-collide', run };

function run(source: ScenarioSource): ScenarioReport {
  const parsed = scenarioDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return invalid(source.file, nameOf(source), differencesOf(inYaml(parsed.error), source));
  const document = parsed.data;
  const { file } = source;
  const { name } = document;
  const keys = keysOf(document);
  const opening = openingOf(document);
  if (document.expect.invalid !== undefined) return reportRefusal(source, document, rulebook, opening.problems);
  const problems = [
    ...opening.problems,
    ...unknownClauses(document, rulebook),
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
