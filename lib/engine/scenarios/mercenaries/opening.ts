import {
  type Ability,
  type Merc,
  SETUP_VERSION,
  type Setup,
  settingsSchema,
  setupSchema,
  type Team,
} from '../../rules/mercenaries/setup';
import { anySetup } from '../../rules/mercenaries/upgrade';
import type { MercWords, ScenarioDocument, TeamWords } from './schema';

/** What a scenario's first week opens with: built from its own words, or taken from an exported opening. */

/** A problem at a key of the document. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
export type Opened =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly misfits: readonly Misfit[] };

export function openingOf(document: ScenarioDocument): Opened {
  if (document.opening === undefined) return written(document);
  const misfits = (['teams', 'mercs', 'matches', 'week'] as const)
    .filter((key) => document[key] !== undefined)
    .map((key): Misfit => ({ path: [key], message: `"${key}" and "opening" are never given both` }));
  const parsed = anySetup.safeParse(document.opening);
  const broken = parsed.success
    ? []
    : parsed.error.issues.map((issue) => misfit(['opening', ...issue.path], issue.message));
  if (!parsed.success || misfits.length > 0) return { ok: false, misfits: [...misfits, ...broken] };
  const { data } = parsed;
  return { ok: true, setup: document.settings ? { ...data, settings: document.settings } : data };
}

const misfit = (path: readonly PropertyKey[], message: string): Misfit => ({
  path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
  message,
});

function written(document: ScenarioDocument): Opened {
  const teams = document.teams ?? {};
  const words = document.mercs ?? {};
  const owners = new Map(
    Object.entries(teams).flatMap(([team, { mercs = [] }]) => mercs.map((merc) => [merc, team] as const)),
  );
  const keys = new Set([...owners.keys(), ...Object.keys(words)]);
  const mercs = Object.fromEntries(
    [...keys].map((key) => [key, mercOf(key, owners.get(key) ?? null, words[key] ?? {})]),
  );
  const setup: Setup = {
    setupVersion: SETUP_VERSION,
    week: document.week ?? 1,
    settings: document.settings ?? settingsSchema.parse({}),
    teams: Object.fromEntries(Object.entries(teams).map(([key, team]) => [key, teamOf(key, team)])),
    mercs,
    matches: matchesOf(document, Object.keys(teams)),
  };
  const parsed = setupSchema.safeParse(setup);
  const misfits = [
    ...unknownMercs(document, mercs),
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => misfit(path, message))),
  ];
  return parsed.success && misfits.length === 0 ? { ok: true, setup: parsed.data } : { ok: false, misfits };
}

function matchesOf({ matches }: ScenarioDocument, [first, second, ...more]: readonly string[]): Setup['matches'] {
  if (matches) return matches.map(({ attacker, defender, tier = 'High' }) => ({ attacker, defender, tier }));
  return first !== undefined && second !== undefined && more.length === 0
    ? [{ attacker: first, defender: second, tier: 'High' }]
    : [];
}

const teamOf = (key: string, words: TeamWords): Team => ({
  name: words.name ?? key,
  leader: words.leader ?? words.name ?? key,
  gp: words.gp ?? 0,
  infrastructure: words.infrastructure ?? 0,
  pool: words.pool ?? 'A',
  terrains: (words.terrains ?? []).map((name) => ({ name })),
  mercs: words.mercs ?? [],
});

function mercOf(key: string, team: string | null, words: MercWords): Merc {
  const { pureSupport, upkeep, upkeepGiven, status = [], abilities = {}, ...given } = words;
  return {
    alignment: 'Neutral',
    types: ['Human'],
    gender: 'Male',
    hired: 0,
    writeup: '',
    exp: 0,
    ...given,
    name: words.name ?? key,
    team,
    upkeep: upkeep ?? 1,
    ...((upkeepGiven ?? upkeep !== undefined) ? { upkeepGiven: true } : {}),
    ...(pureSupport ? { pureSupport: { linkedTo: pureSupport.linkedTo ?? null, since: pureSupport.since ?? 0 } } : {}),
    status: status.map((one) => ({ status: one })),
    abilities: Object.fromEntries(Object.entries(abilities).map(([name, ability]) => [name, abilityOf(name, ability)])),
  };
}

/** "Once every X weeks" is a cooldown of X-1. */
function abilityOf(name: string, words: NonNullable<MercWords['abilities']>[string]): Ability {
  const { cooldown, everyWeeks, ...given } = words;
  return { ...given, name: words.name ?? name, cooldown: cooldown ?? (everyWeeks === undefined ? 0 : everyWeeks - 1) };
}

/** Mercs that an ability names and the game does not have. */
function unknownMercs({ mercs: words = {} }: ScenarioDocument, known: Readonly<Record<string, Merc>>): Misfit[] {
  const misfits: Misfit[] = [];
  const need = (merc: string, path: Misfit['path']) => {
    if (!Object.hasOwn(known, merc)) misfits.push({ path, message: `unknown merc "${merc}"` });
  };
  for (const [merc, { abilities = {} }] of Object.entries(words)) {
    for (const [name, ability] of Object.entries(abilities)) {
      const path = ['mercs', merc, 'abilities', name];
      for (const [at, cost] of (ability.costs ?? []).entries()) {
        if ('ko' in cost) need(cost.ko, [...path, 'costs', at, 'ko']);
      }
      for (const [at, must] of (ability.must ?? []).entries()) {
        if ('allyRostered' in must) need(must.allyRostered, [...path, 'must', at, 'allyRostered']);
      }
      for (const [at, effect] of (ability.effects ?? []).entries()) {
        const whom =
          !('for' in effect) || effect.for === undefined || effect.for === 'allies' ? [] : [effect.for].flat();
        for (const one of whom) need(one, [...path, 'effects', at, 'for']);
      }
    }
  }
  return misfits;
}
