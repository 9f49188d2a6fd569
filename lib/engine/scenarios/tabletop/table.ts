import { z } from 'zod';
import { ownWords } from '../../rules/kernel/own-words';
import type { Setup } from '../../rules/tabletop/setup';
import { told } from '../frame';
import { difference, differencesOf } from '../issues';
import type { ReadSetup, ScenarioData, ScenarioSource } from '../kind';
import { scenarioDocument } from './document';
import { openingData } from './export';
import { openingOf } from './opening';

/** The set-up of an encounter as YAML: a scenario's, without steps and expectations. */
export const tableDocument = scenarioDocument
  .pick({ ruleset: true, settings: true, creatures: true })
  .extend({ name: z.string().min(1).max(120).optional() });

/** Reads an encounter's set-up, or says what is wrong in it, at its line. */
export function readTable(source: ScenarioSource): ReadSetup<Setup> {
  const parsed = tableDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return { problems: differencesOf(parsed.error, source) };
  const { setup, problems } = openingOf(parsed.data);
  if (setup === null) return { problems: told(problems, source) };
  const played = withPlayers(setup);
  if (playersOf(played).length === 0)
    return {
      problems: [difference(['creatures'], source, 'a character', 'nobody plays here: give a creature a player')],
    };
  return { setup: played, name: parsed.data.name ?? null };
}

/** Where a set-up names no player, each character of a level is played under its own name, and monsters are the game master's. */
function withPlayers(setup: Setup): Setup {
  if (playersOf(setup).length > 0) return setup;
  return {
    ...setup,
    creatures: Object.fromEntries(
      Object.entries(setup.creatures).map(([key, creature]) => [
        key,
        creature.level.of === 'level' ? { ...creature, player: key } : creature,
      ]),
    ),
  };
}

/** Who plays, each once, in the order of the set-up. */
export const playersOf = ({ creatures }: Setup): readonly string[] => [
  ...new Set(Object.values(creatures).flatMap(({ player }) => player ?? [])),
];

/** An encounter's set-up as `readTable` takes it. */
export const tableData = (setup: Setup): ScenarioData => ({ ruleset: 'tabletop', ...openingData(setup) });
