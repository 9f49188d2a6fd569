import { differencesOf } from '../../engine/scenarios/issues';
import type { ScenarioDifference } from '../../engine/scenarios/kind';
import { loadText } from '../../engine/scenarios/load';
import {
  documentSchema,
  type MercWords,
  type ScenarioDocument,
  type TeamWords,
} from '../../engine/scenarios/mercenaries/schema';
import type { Given, Misfit, Read, SeasonWords, SourceText } from './given';
import { inRuleWords } from './rule-words';

/**
 * Reads the teams and mercs of cases in YAML. What else a case holds is told at its line: it is not brought in.
 * @param takesSeason its settings and matches are taken too
 */
export function readYaml({ name: file, text }: SourceText, takesSeason = false): Read {
  const { sources, broken } = loadText(file, text);
  const given: Given[] = [];
  let settings: SeasonWords['settings'] = {};
  let matches: SeasonWords['matches'] = [];
  const misfits: Misfit[] = broken.flatMap(({ differences }) => differences.map((one) => misfitOf(file, one)));
  for (const source of sources) {
    const words = inRuleWords(source.data);
    const data = typeof words === 'object' && words !== null ? { name: file, ...words } : words;
    const read = documentSchema.safeParse(data);
    if (!read.success) {
      misfits.push(...differencesOf(read.error, source).map((one) => misfitOf(file, one)));
      continue;
    }
    const at: At = { file, lineOf: (path) => source.lineOf(path) ?? 1 };
    given.push(...givenOf(read.data, at, misfits));
    for (const [key, message] of Object.entries(NOT_BROUGHT)) {
      if (!(key in read.data) || (takesSeason && TAKEN.has(key))) continue;
      misfits.push({ file, line: at.lineOf([key]), cell: key, message });
    }
    // The settings that it names, and not what the others usually are.
    const named = isObject(data) && isObject(data.settings) ? Object.keys(data.settings) : [];
    const { settings: all } = read.data;
    if (all)
      settings = { ...settings, ...Object.fromEntries(Object.entries(all).filter(([key]) => named.includes(key))) };
    matches = read.data.matches?.map(({ tier = 'High', ...match }) => ({ ...match, tier })) ?? matches;
  }
  return { given, misfits, ...(takesSeason ? { season: { settings, matches } } : {}) };
}

/** What a case may say beside teams and mercs, and why it is not brought in. */
const NOT_BROUGHT = {
  settings: 'Settings come with the set-up of a season and are not imported: take this out.',
  matches: 'Who meets whom is said as a week opens, in the control room: take this out.',
  week: 'Weeks are counted by the season: take this out.',
  opening: 'What a week opened with is not imported: take this out.',
  play: 'What was played is not imported: take this out, or try it in the sandbox.',
  expect: 'Expectations are for cases in the sandbox: take this out.',
  cites: 'Clauses are for cases in the sandbox: take this out.',
} as const;
const TAKEN: ReadonlySet<string> = new Set(['settings', 'matches']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

interface At {
  readonly file: string;
  lineOf(path: readonly string[]): number;
}

const misfitOf = (file: string, { at, line, actual }: ScenarioDifference): Misfit => ({
  file,
  line: line ?? 1,
  cell: at,
  message: `${actual.charAt(0).toUpperCase()}${actual.slice(1)}${/[.?!]$/.test(actual) ? '' : '.'}`,
});

function* givenOf({ teams = {}, mercs = {} }: ScenarioDocument, at: At, misfits: Misfit[]): Generator<Given> {
  const owners = new Map<string, string>();
  for (const [key, team] of Object.entries(teams)) {
    for (const merc of team.mercs ?? []) owners.set(merc, key);
    yield teamOf(key, team, at);
  }
  // In the order of the teams' lists, which is the order of the game.
  for (const key of new Set([...owners.keys(), ...Object.keys(mercs)])) {
    const words = mercs[key] ?? {};
    for (const field of ['status'] as const) {
      if (words[field]?.length) misfits.push(runs(at, ['mercs', key, field]));
    }
    yield mercOf(key, words, owners.get(key), at);
    for (const [name, ability] of Object.entries(words.abilities ?? {})) {
      for (const field of ['usedWeek', 'readyWeek'] as const) {
        if (ability[field] !== undefined) misfits.push(runs(at, ['mercs', key, 'abilities', name, field]));
      }
      yield abilityOf(key, name, ability, at);
    }
  }
}

const runs = (at: At, path: readonly string[]): Misfit => ({
  file: at.file,
  line: at.lineOf(path),
  cell: path.join('.'),
  message: 'This changes from week to week and is not imported: take it out, and adjust it by hand if need be.',
});

const base = (at: At, path: readonly string[], name: string | undefined, key: string) => ({
  file: at.file,
  line: at.lineOf(path),
  // A key that comes with a name is a key; alone it may be either.
  key: name === undefined ? null : key,
  name: name ?? key,
  plain: true,
  cellOf: (field: string) => [...path, field].join('.'),
  lineOf: (field: string) => at.lineOf([...path, field]),
});

function teamOf(key: string, { name, mercs: _, ...fields }: TeamWords, at: At): Given {
  return { kind: 'team', owner: null, ...base(at, ['teams', key], name, key), fields: { ...fields, ...named(name) } };
}

function mercOf(key: string, words: MercWords, team: string | undefined, at: At): Given {
  const { name, abilities: _, status: __, pureSupport, ...fields } = words;
  return {
    kind: 'merc',
    owner: null,
    ...base(at, ['mercs', key], name, key),
    fields: {
      ...fields,
      ...named(name),
      ...(team === undefined ? {} : { team }),
      ...(pureSupport && {
        pureSupport: { linkedTo: pureSupport.linkedTo ?? null, since: pureSupport.since ?? 0 },
      }),
    },
  };
}

function abilityOf(owner: string, key: string, words: NonNullable<MercWords['abilities']>[string], at: At): Given {
  const { name, everyWeeks, usedWeek: _, readyWeek: __, ...fields } = words;
  return {
    kind: 'ability',
    owner,
    ...base(at, ['mercs', owner, 'abilities', key], name, key),
    fields: { ...fields, ...named(name), ...(everyWeeks === undefined ? {} : { cooldown: everyWeeks - 1 }) },
  };
}

const named = (name: string | undefined) => (name === undefined ? {} : { name });
