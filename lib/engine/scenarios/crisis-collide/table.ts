import { TABLE_SETUP_VERSION, type TableSetup, tableSetupSchema } from '../../rules/crisis-collide/table/setup';
import { ownWords } from '../../rules/kernel/own-words';
import { type DocumentProblem, told } from '../frame';
import { differencesOf } from '../issues';
import type { ReadSetup, ScenarioData, ScenarioSource } from '../kind';
import { type CombatantDocument, type TableDocument, tableDocument } from './document';
import { combatantData, effectData, openingData } from './export';
import { combatantOf, openingOf } from './opening';

/** The set-up of a table as YAML: a scenario's without steps, where the players may be left to pick their teams. */

/** Reads a table's set-up, or says what is wrong in it, at its line. */
export function readTable(source: ScenarioSource): ReadSetup<TableSetup> {
  const parsed = tableDocument.safeParse(source.data, { error: ownWords });
  if (!parsed.success) return { problems: differencesOf(parsed.error, source) };
  const { value, problems } = setupOf(parsed.data);
  if (value === null) return { problems: told(problems, source) };
  return { setup: value, name: parsed.data.name ?? null };
}

interface Made {
  readonly value: TableSetup | null;
  readonly problems: readonly DocumentProblem[];
}
const refuse = (problems: readonly DocumentProblem[]): Made => ({ value: null, problems });

function setupOf(document: TableDocument): Made {
  const sides = Object.entries(document.sides);
  if (sides.length !== 2)
    return refuse([{ path: ['sides'], message: `a duel has two sides, and here are ${sides.length}` }]);
  const open = sides.filter(([, side]) => side?.team === undefined);
  if (open.length === 1)
    return refuse([
      { path: ['sides', open[0]?.[0] ?? ''], message: 'either both sides have their team here, or both players pick' },
    ]);
  return open.length === 0 ? givenTeams(document) : pickedTeams(document);
}

function givenTeams(document: TableDocument): Made {
  const sides = Object.fromEntries(
    Object.entries(document.sides).map(([name, side]) => [name, { cr: 0, ...side, team: side?.team ?? [] }]),
  );
  const { setup, problems } = openingOf({ ...document, sides }, true);
  return setup === null
    ? refuse(problems)
    : { value: { setupVersion: TABLE_SETUP_VERSION, teams: 'given', duel: setup }, problems: [] };
}

function pickedTeams({ settings, sides, combatants, arena, field, fighters }: TableDocument): Made {
  const problems = [
    ...Object.entries(sides).flatMap(([name, side]): DocumentProblem[] =>
      side?.leader === undefined
        ? []
        : [{ path: ['sides', name, 'leader'], message: 'a leader is picked with the team, which this side has not' }],
    ),
    ...Object.entries(combatants).flatMap(([name, { now }]): DocumentProblem[] =>
      now === undefined
        ? []
        : [{ path: ['combatants', name, 'now'], message: 'fighters to pick from are fresh: nothing has happened yet' }],
    ),
  ];
  if (problems.length > 0) return refuse(problems);
  const setup = tableSetupSchema.safeParse(
    {
      setupVersion: TABLE_SETUP_VERSION,
      teams: 'picked',
      settings,
      sides: Object.entries(sides).map(([name, side]) => ({ key: name, name, cr: side?.cr ?? 0 })),
      pool: Object.fromEntries(Object.entries(combatants).map(([name, from]) => [name, pooled(name, from)])),
      arena,
      field,
      fighters: Object.fromEntries(Object.entries(fighters).map(([name, fighter]) => [name, { name, ...fighter }])),
    },
    { error: ownWords },
  );
  if (setup.success) return { value: setup.data, problems: [] };
  return refuse(
    setup.error.issues.map(({ path, message }) => {
      const [room, at, ...rest] = path.map((step) => (typeof step === 'symbol' ? String(step) : step));
      const inDocument = room === 'pool' ? 'combatants' : (room ?? '');
      const name = room === 'sides' && typeof at === 'number' ? (Object.keys(sides)[at] ?? at) : at;
      return { path: [inDocument, ...(name === undefined ? [] : [name]), ...rest], message };
    }),
  );
}

function pooled(name: string, from: CombatantDocument) {
  const { now: _, ...fresh } = combatantOf(name, from);
  return fresh;
}

/** A table's set-up as `readTable` takes it. */
export function tableData(setup: TableSetup): ScenarioData {
  if (setup.teams === 'given') return { ruleset: 'crisis-collide', ...openingData(setup.duel) };
  const { settings, sides, pool, arena, field, fighters } = setup;
  const sideName = (key: string) => sides.find((side) => side.key === key)?.name ?? key;
  return {
    ruleset: 'crisis-collide',
    settings,
    arena,
    field: field.map(effectData),
    sides: Object.fromEntries(sides.map(({ name, cr }) => [name, { cr }])),
    combatants: Object.fromEntries(Object.values(pool).map((one) => [one.name, combatantData(one)])),
    fighters: Object.fromEntries(
      Object.values(fighters).map(({ name, side, space, hp, resistance }) => [
        name,
        { side: sideName(side), space, hp, resistance },
      ]),
    ),
  };
}
