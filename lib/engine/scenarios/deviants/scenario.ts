import { rulebook } from '../../rules/deviants/rulebook';
import { ownWords } from '../../rules/kernel/own-words';
import { inYaml, nameOf, reportRefusal, told, unknownClauses } from '../frame';
import { difference, differencesOf } from '../issues';
import type { ScenarioKind, ScenarioReport, ScenarioSource } from '../kind';
import { invalid } from '../load';
import { scenarioDocument } from './document';
import { differences, unknownNames } from './expectations';
import { openingOf } from './opening';
import { play } from './play';
import { show } from './shown';

/** Scenarios of Deviants: read strictly, played by the ruleset itself, compared where they say so. */
export const deviantsScenarios: ScenarioKind = { ruleset: 'deviants', run };

function run(source: ScenarioSource): ScenarioReport {
  const parsed = scenarioDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return refusedDocument(source, inYaml(parsed.error));
  const document = parsed.data;
  const { file } = source;
  const { name, expect } = document;
  const opening = openingOf(document);
  if (expect.invalid !== undefined) return reportRefusal(source, document, rulebook, opening.problems);
  const problems = [...opening.problems, ...unknownClauses(document, rulebook), ...unknownNames(document)];
  if (opening.setup === null || problems.length > 0) return invalid(file, name, told(problems, source));
  const played = play(opening.setup, document);
  if (played.problems.length > 0) return invalid(file, name, told(played.problems, source));
  const shown = show(played.state);
  const found = differences(expect, shown).map(({ path, expected, actual }) =>
    difference(['expect', ...path], source, expected, actual),
  );
  return { name, file, ok: found.length === 0, differences: found, rulings: shown.rulings };
}

/** A document of the wrong shape; where it expects the set-up to be refused, and that is why, it is as expected. */
function refusedDocument(source: ScenarioSource, error: Parameters<typeof differencesOf>[0]): ScenarioReport {
  const { data } = source;
  const rest = scenarioDocument
    .pick({ name: true, cites: true, play: true, expect: true })
    .safeParse(typeof data === 'object' && data !== null ? pickFrame(data) : data);
  if (!rest.success || rest.data.expect.invalid === undefined || !error.issues.every(({ path }) => isSetup(path)))
    return invalid(source.file, nameOf(source), differencesOf(error, source));
  const problems = error.issues.map(({ path, message }) => ({ path: placeOf(path), message }));
  return reportRefusal(source, rest.data, rulebook, problems);
}

/** What is wrong within an ability is named by the ability: `cards.NAME.abilities.0`. */
function placeOf(path: readonly PropertyKey[]): (string | number)[] {
  const place = path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  return place[0] === 'cards' && place[2] === 'abilities' ? place.slice(0, 4) : place;
}

const SETUP_KEYS: readonly PropertyKey[] = ['settings', 'initiative', 'players', 'cards'];
const isSetup = ([room]: readonly PropertyKey[]): boolean => room !== undefined && SETUP_KEYS.includes(room);
const pickFrame = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([key]) => ['name', 'cites', 'play', 'expect'].includes(key)));
