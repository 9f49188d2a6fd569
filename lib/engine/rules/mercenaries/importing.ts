import { z } from 'zod';
import { isKey, NO_KEY } from '../kernel/key';
import {
  type Ability,
  abilitySchema,
  definitionSchema,
  type Merc,
  mercSchema,
  type Setup,
  settingsSchema,
  type Team,
  teamSchema,
} from './setup';

/**
 * Teams, mercs and abilities from outside. They come with the opening of the next week: within a week its Setup never
 * changes. What an import does not name stays as it is; nothing is taken away.
 */

const key = z.string().min(1).max(120).refine(isKey, NO_KEY);

/** An ability as it is written, with what was chosen for it on purchase. */
export const writtenSchema = definitionSchema.extend({ choice: abilitySchema.shape.choice });
export type Written = z.infer<typeof writtenSchema>;

const merc = mercSchema
  .omit({ status: true, lasting: true, copies: true, abilities: true })
  .partial()
  .extend({
    // null: it has none from now on.
    aka: mercSchema.shape.aka.nullable(),
    upkeepGiven: mercSchema.shape.upkeepGiven.nullable(),
    pureSupport: mercSchema.shape.pureSupport.nullable(),
    assists: mercSchema.shape.assists.nullable(),
    immune: mercSchema.shape.immune.nullable(),
    abilities: z.record(key, writtenSchema).optional(),
  });
export type MercImport = z.infer<typeof merc>;

const team = teamSchema.omit({ lasting: true, mercs: true }).partial();
export type TeamImport = z.infer<typeof team>;

export const importSchema = z.strictObject({
  teams: z.record(key, team),
  mercs: z.record(key, merc),
  /** What the season is played by from then on; absent: as before. */
  settings: settingsSchema.optional(),
});
export type Import = z.infer<typeof importSchema>;

/** What a merc, a team is where nothing says otherwise; as in a case. */
export const PLAIN_MERC = {
  alignment: 'Neutral',
  types: ['Human'],
  gender: 'Male',
  upkeep: 1,
  hired: 0,
  writeup: '',
  exp: 0,
} as const satisfies Partial<Merc>;
export const PLAIN_TEAM = { gp: 0, infrastructure: 0, pool: 'A', terrains: [] } as const satisfies Partial<Team>;

/**
 * A Setup with an import in it. Total: a team or merc that is named and not there (its own import was taken back) is as if
 * it had not been named.
 */
export function withImport(setup: Setup, { teams: newTeams, mercs: newMercs, settings }: Import): Setup {
  const teams: Record<string, Team> = { ...setup.teams };
  for (const [key, words] of Object.entries(newTeams)) {
    const old = own(teams, key);
    teams[key] = old ? { ...old, ...words } : newTeam(key, words);
  }
  const mercs: Record<string, Merc> = { ...setup.mercs };
  for (const [key, words] of Object.entries(newMercs)) mercs[key] = importedMerc(key, own(mercs, key), words);
  for (const [key, { team }] of Object.entries(newMercs)) {
    if (team !== undefined) move(teams, mercs, key, team);
  }
  return {
    ...setup,
    ...(settings ? { settings } : {}),
    teams,
    mercs: Object.fromEntries(Object.entries(mercs).map(([key, merc]) => [key, whole(mercs, merc)])),
  };
}

/** What stands under a key, and not what every object has by itself. */
const own = <T>(among: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(among, key) ? among[key] : undefined;

const newTeam = (key: string, words: TeamImport): Team => ({
  name: key,
  leader: key,
  ...PLAIN_TEAM,
  terrains: [],
  ...words,
  mercs: [],
});

function importedMerc(key: string, old: Merc | undefined, { team: _, abilities = {}, ...words }: MercImport): Merc {
  const before: Merc = old ?? {
    name: key,
    ...PLAIN_MERC,
    types: [...PLAIN_MERC.types],
    team: null,
    status: [],
    abilities: {},
  };
  return {
    ...before,
    ...words,
    aka: given(words.aka, before.aka),
    upkeepGiven: given(words.upkeepGiven, before.upkeepGiven),
    pureSupport: given(words.pureSupport, before.pureSupport),
    assists: given(words.assists, before.assists),
    immune: given(words.immune, before.immune),
    abilities: {
      ...before.abilities,
      ...Object.fromEntries(
        Object.entries(abilities).map(([name, definition]) => [
          name,
          redefined(own(before.abilities, name), definition),
        ]),
      ),
    },
  };
}

/** What is said anew, with null for none; else what was. */
const given = <T>(said: T | null | undefined, before: T | undefined): T | undefined =>
  said === undefined ? before : (said ?? undefined);

/** An ability in new words; how it was used so far stays. */
function redefined(old: Ability | undefined, definition: Written): Ability {
  if (!old) return definition;
  const { usedWeek, readyWeek, restsBy, uses, stolenBy } = old;
  return { ...definition, usedWeek, readyWeek, restsBy, uses, stolenBy, choice: definition.choice ?? old.choice };
}

/** Gives a merc to a team, at the end of its list; null, or a team that is not there: for hire. */
function move(teams: Record<string, Team>, mercs: Record<string, Merc>, key: string, wanted: string | null): void {
  const merc = own(mercs, key);
  const to = wanted !== null && Object.hasOwn(teams, wanted) ? wanted : null;
  if (!merc || merc.team === to) return;
  const from = merc.team === null ? undefined : own(teams, merc.team);
  if (from && merc.team !== null) teams[merc.team] = { ...from, mercs: from.mercs.filter((one) => one !== key) };
  const team = to === null ? undefined : own(teams, to);
  if (team && to !== null) teams[to] = { ...team, mercs: [...team.mercs, key] };
  mercs[key] = { ...merc, team: to };
}

/** The merc without ties to others that are not there. */
function whole(mercs: Readonly<Record<string, Merc>>, merc: Merc): Merc {
  const there = (key: string) => Object.hasOwn(mercs, key);
  const { assists, pureSupport } = merc;
  const linked = pureSupport?.linkedTo ?? null;
  return {
    ...merc,
    assists: assists !== undefined && there(assists) ? assists : undefined,
    pureSupport: pureSupport && { ...pureSupport, linkedTo: linked !== null && there(linked) ? linked : null },
  };
}
