import { RULESET_IDS, type RulesetId } from '../rules/kernel/ruleset';
import type { ScenarioReport, ScenarioSource } from './kind';
import { DEFAULT_RULESET, KINDS } from './kinds';
import { invalid, loadText } from './load';

/** Runs every document of one file's text. */
export function runText(file: string, text: string): ScenarioReport[] {
  const { sources, broken } = loadText(file, text);
  return [...broken, ...sources.map(runSource)];
}

/** Runs one document by the rulebook that it names. */
export function runSource(source: ScenarioSource): ScenarioReport {
  const { data } = source;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return fail(source, null, 'a scenario with its keys', 'no keys');
  }
  const named = 'ruleset' in data ? data.ruleset : DEFAULT_RULESET;
  const ruleset = RULESET_IDS.find((id): id is RulesetId => id === named);
  const kind = ruleset && KINDS[ruleset];
  return kind ? kind.run(source) : fail(source, 'ruleset', RULESET_IDS.join(', '), String(named));
}

const fail = (source: ScenarioSource, key: string | null, expected: string, actual: string): ScenarioReport => {
  const line = source.lineOf(key === null ? [] : [key]);
  return invalid(source.file, source.file, [{ at: key ?? 'document', line, expected, actual }]);
};
