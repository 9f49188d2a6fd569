import { z } from 'zod';
import type { Setup } from '../../rules/deviants/setup';
import { difference, differencesOf } from '../issues';
import type { ScenarioDifference, ScenarioSource } from '../kind';
import { scenarioDocument } from './document';
import { openingData, type ScenarioData } from './export';
import { openingOf } from './opening';

/** The set-up of a board as YAML: a scenario's, without steps and expectations. */
export const tableDocument = scenarioDocument
  .pick({ ruleset: true, settings: true, initiative: true, players: true, cards: true })
  .extend({ name: z.string().min(1).max(120).optional() });

export type ReadTable =
  | { readonly setup: Setup; readonly name: string | null }
  | { readonly problems: readonly ScenarioDifference[] };

/** Reads a board's set-up, or says what is wrong in it, at its line. */
export function readTable(source: ScenarioSource): ReadTable {
  const parsed = tableDocument.safeParse(source.data);
  if (!parsed.success) return { problems: differencesOf(parsed.error, source) };
  const { setup, problems } = openingOf(parsed.data);
  if (setup === null)
    return { problems: problems.map(({ path, message }) => difference(path, source, 'a valid value', message)) };
  return { setup, name: parsed.data.name ?? null };
}

/** A board's set-up as `readTable` takes it. */
export const tableData = (setup: Setup): ScenarioData => ({ ruleset: 'deviants', ...openingData(setup) });
