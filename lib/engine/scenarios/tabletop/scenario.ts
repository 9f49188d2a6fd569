import { ownWords } from '../../rules/kernel/own-words';
import { rulebook } from '../../rules/tabletop/rulebook';
import type { State } from '../../rules/tabletop/state';
import { inYaml, nameOf, told, unknownClauses } from '../frame';
import { difference, differencesOf } from '../issues';
import type { ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
import { invalid } from '../load';
import { scenarioDocument } from './document';
import { differences } from './expectations';
import { unknownNames } from './names';
import { openingOf } from './opening';
import { play } from './play';
import { show } from './shown';

/** Scenarios of Tabletop: read strictly, played by the ruleset itself with the dice given, compared where they say so. */
export const tabletopScenarios: ScenarioKind = { ruleset: 'tabletop', run: (source) => runTabletop(source) };

/** @param seen is shown every state on the way */
export function runTabletop(source: ScenarioSource, seen?: (state: State) => void): ScenarioReport {
  const parsed = scenarioDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return invalid(source.file, nameOf(source), differencesOf(inYaml(parsed.error), source));
  const document = parsed.data;
  const { file } = source;
  const { name, expect } = document;
  const opening = openingOf(document);
  const problems = [...opening.problems, ...unknownClauses(document, rulebook), ...unknownNames(document)];
  if (opening.setup === null || problems.length > 0) return invalid(file, name, told(problems, source));
  const played = play(opening.setup, document, seen);
  if (played.problems.length > 0) return invalid(file, name, told(played.problems, source));
  const shown = show(played.state);
  const found = [
    ...played.dice,
    ...differences(expect, shown, opening.setup).map(({ path, ...rest }) => ({ path: ['expect', ...path], ...rest })),
  ].map(({ path, expected, actual }) => difference(path, source, expected, actual));
  return { name, file, ok: found.length === 0, differences: found, rulings: shown.rulings };
}
