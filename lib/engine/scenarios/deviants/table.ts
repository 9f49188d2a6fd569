import { z } from 'zod';
import type { Setup } from '../../rules/deviants/setup';
import { ownWords } from '../../rules/kernel/own-words';
import { told } from '../frame';
import { differencesOf } from '../issues';
import type { ReadSetup, ScenarioData, ScenarioSource } from '../kind';
import { scenarioDocument } from './document';
import { openingData } from './export';
import { openingOf } from './opening';

/** The set-up of a board as YAML: a scenario's, without steps and expectations. */
export const tableDocument = scenarioDocument
  .pick({ ruleset: true, settings: true, initiative: true, players: true, cards: true })
  .extend({ name: z.string().min(1).max(120).optional() });

/** Reads a board's set-up, or says what is wrong in it, at its line. */
export function readTable(source: ScenarioSource): ReadSetup<Setup> {
  const parsed = tableDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return { problems: differencesOf(parsed.error, source) };
  const { setup, problems } = openingOf(parsed.data);
  if (setup === null) return { problems: told(problems, source) };
  return { setup, name: parsed.data.name ?? null };
}

/** A board's set-up as `readTable` takes it. */
export const tableData = (setup: Setup): ScenarioData => ({ ruleset: 'deviants', ...openingData(setup) });
