import type { Outcome, Roll, Step } from '../../lib/engine/rules/kernel/ruling';
import type { Ability } from '../../lib/engine/rules/mercenaries/setup';
import { settingsSchema } from '../../lib/engine/rules/mercenaries/setup';
import type { Phase } from '../../lib/engine/rules/mercenaries/terms';
import type { Db } from '../../lib/platform/db/client';
import type { Prisma } from '../../lib/platform/db/generated/client';
import { abilityTypeRow, outcomeRow } from '../../lib/record/views/terms';

/** Rows of a season, written straight into the tables that pages read: week 1 is over, week 2 is at Wartime. */

export const NOW = new Date('2026-11-24T21:14:00Z');
const bytes = new Uint8Array([1]);

export interface Written {
  readonly seasonId: string;
  readonly weekIds: readonly [string, string];
  readonly teamIds: Readonly<Record<string, string>>;
  readonly mercIds: Readonly<Record<string, string>>;
}

const TEAMS = [
  { key: 'borgo', name: 'The Borgo Pass', leader: 'Halvard', gp: 6, infrastructure: 20, realIncome: 1 },
  { key: 'if', name: 'Château d’If', leader: 'Odile', gp: 9, infrastructure: 18, realIncome: 2 },
  { key: 'greenwood', name: 'Greenwood', leader: 'Tam', gp: -2, infrastructure: 15, realIncome: -1 },
  { key: 'hut', name: 'The Hut on Hen’s Legs', leader: 'Vasya', gp: 8, infrastructure: 16, realIncome: 2 },
] as const;

type MadeAbility = Ability & { readyWeek?: number; state?: string };
interface MercSpec extends Partial<Prisma.MercenaryUncheckedCreateInput> {
  readonly key: string;
  readonly name: string;
  readonly team: string | null;
  readonly made?: readonly MadeAbility[];
}
const MERCS: readonly MercSpec[] = [
  {
    key: 'dracula',
    name: 'Dracula',
    team: 'borgo',
    alignment: 'Villainous',
    types: ['Undead', 'Superhuman'],
    upkeep: 7,
    writeup: 'An old count with new teeth.\n\nHe crosses no running water.',
    immune: ['Seduce'],
    made: [
      {
        name: 'Enthral',
        type: 'Pre-Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 3,
        manipulation: true,
        text: 'He looks, and the other forgets what for.',
        effects: [{ do: 'Possess' }],
        readyWeek: 6,
        state: 'resting',
      },
    ],
  },
  {
    key: 'horseman',
    name: 'Headless Horseman',
    team: 'borgo',
    alignment: 'Villainous',
    types: ['Undead'],
    upkeep: 4,
    made: [
      {
        name: 'Ride Down',
        type: 'Start of Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 2,
        chance: 60,
        effects: [{ do: 'KO' }],
        readyWeek: 4,
        state: 'resting',
      },
    ],
  },
  {
    key: 'dantes',
    name: 'Edmond Dantès',
    team: 'if',
    aka: ['the Count', 'Monte Cristo'],
    upkeep: 6,
    exp: 2,
    writeup: 'Fourteen years in a cell taught him to be still. <b>He sees in the dark.</b>',
    made: [
      {
        name: 'Wait and Hope',
        type: 'Peacetime',
        quantity: 'Personal',
        cooldown: 1,
        effects: [{ do: 'EXP', amount: 1, to: 'user' }],
        state: 'ready',
      },
      {
        name: 'An Unfinished Sentence',
        type: 'On Purchase',
        cooldown: 0,
        choices: ['the Boat', 'the Map'],
        state: 'closed',
        choice: 'the Boat',
      },
    ],
  },
  { key: 'faria', name: 'Abbé Faria', team: 'if', alignment: 'Heroic', pureSupport: true, linkedToKey: 'dantes' },
  {
    key: 'robin',
    name: 'Robin Hood',
    team: 'greenwood',
    alignment: 'Heroic',
    upkeep: 4,
    made: [
      {
        name: 'Split the Arrow',
        type: 'Start of Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 1,
        effects: [{ do: 'Hinder', text: 'wounded in the hand' }],
        state: 'waiting',
      },
    ],
  },
  {
    key: 'marian',
    name: 'Maid Marian',
    team: 'greenwood',
    gender: 'Female',
    upkeep: 3,
    status: ['KO'],
    rosterable: false,
    whyNot: 'KO’d this week.',
    made: [
      {
        name: 'A Stroke for a Stroke',
        type: 'Trigger',
        cooldown: 1,
        when: { event: 'KO', on: 'ally' },
        effects: [{ do: 'KO', to: 'cause' }],
        state: 'armed',
      },
    ],
  },
  {
    key: 'yaga',
    name: 'Baba Yaga',
    team: 'hut',
    gender: 'Female',
    types: ['Otherworldly'],
    upkeep: 6,
    made: [
      {
        name: 'Riddle at the Gate',
        type: 'Pre-Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 1,
        effects: [{ do: 'Nullify', abilities: 'all' }],
        state: 'ready',
      },
    ],
  },
  { key: 'talos', name: 'Talos', team: null, types: ['Robot'], gender: 'Genderless', upkeep: 5 },
];

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Writes the season. Nothing of another season may be newer. */
export async function writeSeason(db: Db): Promise<Written> {
  const season = await db.season.create({
    data: {
      key: 'lantern',
      name: 'Lantern season',
      rulesetId: 'mercenaries',
      rulesetVersion: '1.0',
      settings: settingsSchema.parse({ payDownFee: 2 }),
      timeZone: 'Europe/London',
      phaseHours: [48, 72, 24, 24],
      chainSealed: bytes,
      chainEnd: 'ab'.repeat(32),
      chainLength: 20,
    },
  });
  await db.user.create({ data: { key: 'ines', name: 'Ines', role: 'admin', passwordHash: '' } });
  const teamIds = await writeTeams(db, season.id);
  const mercIds = await writeMercs(db, season.id, teamIds);
  const first = await writeWeek(db, season.id, 1, 'Closed', '2026-11-14T20:00:00Z', [
    ['Peacetime', 48],
    ['Wartime', 72],
    ['Battles', 24],
    ['Results', 24],
  ]);
  const second = await writeWeek(db, season.id, 2, 'Wartime', '2026-11-21T20:00:00Z', [
    ['Peacetime', 48],
    ['Wartime', 72],
  ]);
  const written: Written = { seasonId: season.id, weekIds: [first, second], teamIds, mercIds };
  await writeMatches(db, written);
  return written;
}

async function writeTeams(db: Db, seasonId: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [place, { leader, ...team }] of TEAMS.entries()) {
    const user = await db.user.create({
      data: { key: slug(leader), name: leader, role: 'leader', passwordHash: '' },
    });
    const row = await db.team.create({
      data: {
        ...team,
        seasonId,
        place,
        pool: 'A',
        leaderId: user.id,
        terrains: [{ name: `${team.name} at dusk`, outUntil: null }],
      },
    });
    ids[team.key] = row.id;
  }
  return ids;
}

async function writeMercs(db: Db, seasonId: string, teamIds: Record<string, string>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { team, made = [], key, name, ...rest } of MERCS) {
    const row = await db.mercenary.create({
      data: {
        seasonId,
        key,
        name,
        alignment: 'Neutral',
        types: ['Human'],
        gender: 'Male',
        upkeep: 1,
        writeup: `${name} is here.`,
        ...rest,
        abilities: { create: made.map((ability, place) => abilityRow(key, ability, place)) },
        ...(team ? { contracts: { create: { teamId: teamIds[team] ?? '', fromWeek: 0, place: 0 } } } : {}),
      },
    });
    ids[key] = row.id;
  }
  return ids;
}

function abilityRow(
  merc: string,
  { readyWeek = 2, state = 'ready', choice, ...definition }: MadeAbility,
  place: number,
): Prisma.AbilityUncheckedCreateWithoutMercenaryInput {
  return {
    key: `${merc}/${slug(definition.name)}`,
    name: definition.name,
    type: abilityTypeRow(definition.type),
    place,
    cooldown: definition.cooldown,
    chance: definition.chance ?? null,
    manipulation: definition.manipulation ?? false,
    text: definition.text ?? '',
    definition: definition as Prisma.InputJsonValue,
    readyWeek,
    state,
    choice: choice ?? null,
    holderKey: merc,
  };
}

async function writeWeek(
  db: Db,
  seasonId: string,
  number: number,
  phase: Phase | 'Closed',
  opens: string,
  spans: readonly (readonly [Phase, number])[],
): Promise<string> {
  let at = new Date(opens).getTime();
  const phases = spans.map(([name, hours], index) => {
    const from = new Date(at);
    at += hours * 3_600_000;
    const open = phase !== 'Closed' && index === spans.length - 1;
    return { phase: name, opensAt: from, closesAt: new Date(at), closedAt: open ? null : new Date(at) };
  });
  const row = await db.week.create({
    data: {
      seasonId,
      number,
      stream: `lantern/${number}`,
      phase,
      day: 1,
      dayOfPhase: 1,
      opensAt: new Date(opens),
      closesAt: phase === 'Closed' ? null : new Date(at),
      closedAt: phase === 'Closed' ? new Date(at) : null,
      setup: {},
      rulesetVersion: '1.0',
      seedSealed: bytes,
      seedHash: 'cd'.repeat(32),
      phases: { create: phases },
    },
  });
  return row.id;
}

async function writeMatches(db: Db, { weekIds, teamIds }: Written): Promise<void> {
  const id = (key: string) => teamIds[key] ?? '';
  for (const [index, weekId] of weekIds.entries()) {
    const over = index === 0;
    await db.match.createMany({
      data: [
        {
          weekId,
          place: 0,
          attackerId: id('borgo'),
          defenderId: id('greenwood'),
          tier: 'High',
          terrain: over ? 'Greenwood at dusk' : null,
          winnerKey: over ? 'borgo' : null,
          facts: [],
        },
        {
          weekId,
          place: 1,
          attackerId: id('hut'),
          defenderId: id('if'),
          tier: 'Mid',
          deferred: !over,
          winnerKey: over ? 'if' : null,
          facts: [],
        },
      ],
    });
  }
  const [past, open] = weekIds;
  await db.roster.createMany({
    data: [
      { weekId: past, teamId: id('borgo'), mercs: ['dracula', 'horseman'], assists: [], fee: 0, locked: true },
      { weekId: past, teamId: id('greenwood'), mercs: ['robin', 'marian'], assists: [], fee: 0, locked: true },
      { weekId: open, teamId: id('greenwood'), mercs: ['robin'], assists: [], fee: 77, locked: false },
    ],
  });
  await db.bid.createMany({
    data: [
      { weekId: past, teamId: id('borgo'), terrain: 'The Borgo Pass at dusk', gp: 3, locked: true },
      { weekId: past, teamId: id('greenwood'), terrain: 'Greenwood at dusk', gp: 1, locked: true },
      { weekId: open, teamId: id('greenwood'), terrain: 'CANARY-TERRAIN', gp: 66, locked: false },
    ],
  });
}

/** A ruling as a test gives it; the rest has plain defaults. */
export interface RulingSpec extends Partial<Omit<Prisma.RulingUncheckedCreateInput, 'outcome' | 'body' | 'at'>> {
  readonly weekId: string;
  readonly rulingId: string;
  readonly outcome: Outcome;
  readonly at: string;
  readonly steps?: readonly Step[];
  readonly rolls?: readonly Roll[];
  readonly changes?: readonly string[];
  readonly body?: Readonly<Record<string, unknown>>;
}

export async function writeRuling(db: Db, spec: RulingSpec): Promise<void> {
  const { rulingId, outcome, at, steps = [], rolls = [], changes = [], body = {}, revision = 1, ...rest } = spec;
  await db.ruling.create({
    data: {
      id: `${rulingId}~${revision}`,
      rulingId,
      revision,
      entryId: rulingId.replace(/[a-z]?(\..*)?$/, ''),
      part: 0,
      about: 'ability',
      reason: `${outcome} it is.`,
      phase: 'Wartime',
      day: 3,
      at: new Date(at),
      ruledAt: new Date(at),
      seq: 1,
      order: 1,
      outcome: outcomeRow(outcome),
      body: JSON.parse(
        JSON.stringify({ steps, rolls, changes, marks: [], candidates: [], override: null, span: null, ...body }),
      ),
      ...rest,
    },
  });
}
