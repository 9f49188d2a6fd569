import { randomUUID } from 'node:crypto';
import type { Ability, Merc, Setup, Team } from '@/lib/engine/rules/mercenaries/setup';
import { SETUP_VERSION, settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { createSeason } from '@/lib/record/week/season';
import type { NewJournalEntry } from '@/lib/record/week/types';

/** Leagues for database tests, each in a season of its own: teams `team-1` and on, six mercs each, every two neighbours in a match. */

const MERCS = 6;
let seasons = 0;

const strike: Ability = {
  name: 'Strike',
  type: 'Pre-Battle',
  quantity: 'Single Target',
  selection: ['Enemy Only', 'Preselected'],
  cooldown: 1,
  effects: [{ do: 'KO' }],
};
const ambush: Ability = {
  name: 'Ambush',
  type: 'Start of Battle',
  quantity: 'Single Target',
  selection: ['Enemy Only', 'Preselected'],
  cooldown: 2,
  effects: [{ do: 'KO' }],
};
const gamble: Ability = {
  name: 'Gamble',
  type: 'Pre-Battle',
  quantity: 'Personal',
  selection: ['Ally Only'],
  cooldown: 0,
  chance: 50,
  costs: [{ gp: 1 }],
  effects: [{ do: 'GP', amount: 3, to: 'user' }],
};

/** `merc-3-2` is the second merc of `team-3`; each has `strike`, `ambush` and `gamble`. */
export const merc = (team: number, nth: number): string => `merc-${team}-${nth}`;
export const team = (nth: number): string => `team-${nth}`;

export function league(teams: number, opening: Partial<Setup> = {}): Setup {
  const numbers = Array.from({ length: teams }, (_, at) => at + 1);
  const nths = Array.from({ length: MERCS }, (_, at) => at + 1);
  const oneMerc = (of: number, nth: number): Merc => ({
    name: `Merc ${of} ${nth}`,
    team: team(of),
    alignment: 'Neutral',
    types: ['Human'],
    gender: 'Genderless',
    upkeep: 1,
    hired: 0,
    writeup: 'Somebody with a plan.',
    exp: 0,
    status: [],
    abilities: { strike, ambush, gamble },
  });
  const oneTeam = (of: number): Team => ({
    name: `Team ${of}`,
    leader: `Leader ${of}`,
    gp: 10,
    infrastructure: 12,
    pool: 'A',
    terrains: [{ name: `Hill ${of}` }],
    mercs: nths.map((nth) => merc(of, nth)),
  });
  const hired: Merc = { ...oneMerc(0, 1), name: 'Free Lance', team: null };
  return {
    setupVersion: SETUP_VERSION,
    week: 1,
    settings: settingsSchema.parse({}),
    // Keys whose order is not that of their names: the order of the game is that of the Setup.
    teams: Object.fromEntries(numbers.toReversed().map((of) => [team(of), oneTeam(of)])),
    mercs: {
      ...Object.fromEntries(numbers.flatMap((of) => nths.map((nth) => [merc(of, nth), oneMerc(of, nth)]))),
      'free-lance': hired,
    },
    matches: numbers
      .filter((of) => of % 2 === 1 && of < teams)
      .map((of) => ({ attacker: team(of), defender: team(of + 1), tier: 'High' as const })),
    ...opening,
  };
}

/** A season of so many teams, with a user who leads each and an admin. */
export interface TestSeason {
  readonly id: string;
  readonly key: string;
  readonly admin: SeasonActor;
  leader(nth: number): SeasonActor;
}

export async function openSeason(
  teams: number,
  more: { setup?: Setup; closesAt?: string | null } = {},
): Promise<TestSeason> {
  seasons += 1;
  const key = `lantern-${seasons}`;
  const people = Array.from({ length: teams + 1 }, (_, at) => ({
    id: randomUUID(),
    key: `${at === 0 ? 'ines' : `leader-${at}`}-${seasons}`,
    name: `${at === 0 ? 'Ines' : `Leader ${at}`} of season ${seasons}`,
    role: at === 0 ? ('admin' as const) : ('leader' as const),
    passwordHash: '-',
  }));
  await db.user.createMany({ data: people });
  const actors = people.map(
    ({ id, key: person, name, role }, at): SeasonActor => ({
      id,
      key: person,
      name,
      role,
      season: key,
      team: at === 0 ? null : team(at),
    }),
  );
  const actor = (at: number): SeasonActor => {
    const found = actors[at];
    if (!found) throw new Error(`There is no leader ${at}.`);
    return found;
  };
  const made = await createSeason({
    key,
    name: 'Lantern season',
    setup: more.setup ?? league(teams),
    phaseHours: [48, 72, 24, 24],
    teams: Object.fromEntries(actors.slice(1).map(({ id, team }) => [team ?? '', { leaderId: id }])),
    actor: actor(0),
    closesAt: more.closesAt,
  });
  if (!made.ok) throw new Error(made.problem.message);
  return { id: made.value.id, key, admin: actor(0), leader: actor };
}

/** A post in which one ability is declared in bold, as the reader would have read it. */
export function declares(by: number, ability: string, targets: readonly string[], forumAt?: string): NewJournalEntry {
  const [user = '', name = ''] = ability.split('/');
  const words = `${name} on ${targets.join(' and ')}`;
  return {
    kind: 'post',
    by: team(by),
    text: `<b>${words}</b>`,
    reader: 'test',
    ...(forumAt ? { forumAt } : {}),
    readings: [
      {
        kind: 'declaration',
        span: { start: 0, end: words.length + 7 },
        text: words,
        ability,
        merc: user,
        targets: [...targets],
        includeUnrosterable: false,
        marks: [],
        how: 'exact',
        doubt: null,
        candidates: [],
        note: 'The name stands in bold.',
      },
    ],
  };
}

/** A post whose bold text an admin has to settle. */
export const unclear = (by: number): NewJournalEntry => ({
  kind: 'post',
  by: team(by),
  text: '<b>Should I strike?</b>',
  reader: 'test',
  readings: [
    {
      kind: 'unclear',
      span: { start: 0, end: 23 },
      text: 'Should I strike?',
      ability: null,
      merc: null,
      targets: [],
      includeUnrosterable: false,
      marks: [],
      how: null,
      doubt: 'asked',
      candidates: [],
      note: 'It asks.',
    },
  ],
});
