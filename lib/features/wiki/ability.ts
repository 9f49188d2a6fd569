import { z } from 'zod';
import { type NameOf, several } from '../../engine/rules/mercenaries/effects/words';
import { stretchOfType } from '../../engine/rules/mercenaries/meta';
import { ownRest } from '../../engine/rules/mercenaries/resource';
import { type Ability, abilitySchema, type Settings } from '../../engine/rules/mercenaries/setup';
import type { Phase } from '../../engine/rules/mercenaries/terms';
import type { Prisma } from '../../platform/db/generated/client';
import { timeOf } from '../../record/views/ability-words';
import type { MercName, RulingLine } from '../../record/views/model';
import { describeAbility } from './describe';
import type { AbilityReady, AbilitySection, HeldAbility } from './model';
import { counted, weeksOf } from './readiness';

export const abilityColumns = {
  key: true,
  name: true,
  text: true,
  definition: true,
  readyWeek: true,
  state: true,
  why: true,
  choice: true,
  usesLeft: true,
  holderKey: true,
} satisfies Prisma.AbilitySelect;
export type AbilityRecord = Prisma.AbilityGetPayload<{ select: typeof abilityColumns }>;

const STATES = ['ready', 'resting', 'waiting', 'used', 'closed', 'off', 'always', 'armed', 'gone', 'stolen'] as const;
const stateDoor = z.enum(STATES);

/** What the calendar says of an ability: whether its time is now, and which it is. */
interface When {
  readonly time: ReturnType<typeof timeOf>;
  readonly stretch: string;
  readonly week: number;
}

/** What a state says beside its shape. @param ready from which week recharge alone lets it be declared. */
const READY: Record<(typeof STATES)[number], (ready: number, when: When) => AbilityReady> = {
  ready: () => ({ state: 'yes', word: 'ready' }),
  closed: (_, { time, stretch, week }) =>
    time === 'over'
      ? { state: 'no', word: `ready again in week ${week + 1}: ${stretch} is over` }
      : { state: 'always', word: `ready once ${stretch} opens` },
  armed: () => ({ state: 'yes', word: 'armed' }),
  resting: (ready) => ({ state: 'no', word: `usable again from week ${ready}` }),
  waiting: () => ({ state: 'used', word: 'declared, and waits' }),
  used: () => ({ state: 'used', word: 'used today' }),
  off: () => ({ state: 'no', word: 'not now' }),
  always: () => ({ state: 'always', word: 'always on' }),
  gone: () => ({ state: 'no', word: 'used up' }),
  stolen: () => ({ state: 'no', word: 'stolen' }),
};

/** Types that are never declared week by week, so that weeks say nothing about them. */
const WEEKLESS: readonly Ability['type'][] = ['Passive', 'On Purchase'];

/** Keys of mercs that a definition or its holder names. */
export function keysIn(row: AbilityRecord): string[] {
  const { must = [], costs = [], effects = [] } = abilitySchema.parse(row.definition);
  return [
    ...must.flatMap((each) => ('allyRostered' in each ? each.allyRostered : [])),
    ...costs.flatMap((each) => ('ko' in each ? each.ko : [])),
    ...effects.flatMap((each) => ('for' in each && each.for !== 'allies' ? several(each.for) : [])),
    ...(row.holderKey === null ? [] : [row.holderKey]),
  ];
}

/** Out of its phase it may rest besides: then the rest is what matters. */
function stateAt(row: AbilityRecord, week: number): (typeof STATES)[number] {
  const state = stateDoor.parse(row.state);
  return state === 'closed' && row.readyWeek > week ? 'resting' : state;
}

/** The week as it stands, and in which weeks the merc serves a team. */
export interface Present {
  readonly week: number;
  readonly phase: Phase | 'Closed';
  readonly settings: Settings;
  readonly serves: (week: number) => boolean;
}

/** @param uses the rulings of all that its merc used. */
export function abilitySection(
  row: AbilityRecord,
  owner: { readonly key: string; readonly name: string },
  uses: readonly RulingLine[],
  { week, phase, settings, serves }: Present,
  nameOf: NameOf,
  merc: (key: string | null) => MercName | null,
): AbilitySection {
  const definition = abilitySchema.parse(row.definition);
  const own = uses.filter((line) => line.ability === row.key).toReversed();
  const state = stateAt(row, week);
  const time = timeOf(definition.type, phase);
  const waits = state === 'waiting';
  // What waits will rest once it resolves.
  const rest = ownRest(settings, definition).weeks;
  const readyWeek = waits ? week + rest + 1 : row.readyWeek;
  const hold = {
    gone: state === 'gone',
    stolen: row.holderKey !== null && row.holderKey !== owner.key,
    over: time === 'over',
    serves,
  };
  return {
    key: row.key,
    anchor: row.key.slice(row.key.lastIndexOf('/') + 1),
    name: row.name,
    definition,
    text: row.text,
    terms: describeAbility(definition, owner.name, nameOf),
    ready: READY[state](row.readyWeek, { time, stretch: stretchOfType(definition.type) ?? 'its time', week }),
    // Of an ability that recharges the word says it all.
    why: state === 'resting' ? null : row.why,
    choice: row.choice,
    usesLeft: row.usesLeft,
    holder: row.holderKey === owner.key ? null : merc(row.holderKey),
    weeks: WEEKLESS.includes(definition.type) ? [] : weeksOf(week, own, readyWeek, hold),
    supposing: waits && rest > 0,
    usedIn: [...new Set(own.filter(counted).map((line) => line.week))],
  };
}

const heldDoor = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    type: abilitySchema.shape.type,
    ready: z.number(),
    state: stateDoor,
    why: z.string().nullable(),
    how: z.enum(['stolen', 'copied']),
    until: z.number().nullable(),
  }),
);

/** What a merc has of others to use, and how it stands with it. @param merc by key */
export const heldAbilities = (
  json: unknown,
  { week, phase }: Pick<Present, 'week' | 'phase'>,
  merc: (key: string) => MercName,
): HeldAbility[] =>
  heldDoor.parse(json).map(({ key, name, type, ready, state, why, how, until }) => {
    const when = { time: timeOf(type, phase), stretch: stretchOfType(type) ?? 'its time', week };
    const shown = state === 'closed' && ready > week ? 'resting' : state;
    const owner = merc(key.slice(0, key.indexOf('/')));
    return { key, name, owner, how, until, ready: READY[shown](ready, when), why: shown === 'resting' ? null : why };
  });

/** The mercs whose abilities another has, by key. */
export const ownersIn = (json: unknown): string[] =>
  heldDoor.parse(json).map(({ key }) => key.slice(0, key.indexOf('/')));
