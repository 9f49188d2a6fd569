import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readAdjustments } from '../../record/views/adjustments';
import type { MercName } from '../../record/views/model';
import type { Reader } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { presentWeek, readSeason } from '../../record/views/season';
import { changedDoor, readSince, rulingsIn, toValueLines } from '../../record/views/values';
import { abilityColumns, abilitySection, heldAbilities, keysIn, ownersIn } from './ability';
import { statuses } from './mercs';
import type { MercPage } from './model';
import { feesOf, tierOf } from './tier';

const teamName = { select: { key: true, name: true } } as const;
const mercColumns = {
  key: true,
  name: true,
  aka: true,
  alignment: true,
  types: true,
  gender: true,
  upkeep: true,
  writeup: true,
  exp: true,
  status: true,
  changed: true,
  held: true,
  rosterable: true,
  whyNot: true,
  pureSupport: true,
  linkedToKey: true,
  assistsKey: true,
  customization: true,
  immune: true,
  abilities: { orderBy: { place: 'asc' }, select: abilityColumns },
  contracts: {
    orderBy: { fromWeek: 'desc' },
    select: { fromWeek: true, untilWeek: true, price: true, team: teamName },
  },
} satisfies Prisma.MercenarySelect;
type MercRecord = Prisma.MercenaryGetPayload<{ select: typeof mercColumns }>;

const USES = 60;
const HITS = 12;

/**
 * The page of one merc.
 * @param slug its key. @returns null where the season has no such merc.
 */
export async function loadMerc(slug: string, reader: Reader): Promise<MercPage | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const merc = await db.mercenary.findUnique({
    where: { seasonId_key: { seasonId: season.id, key: slug } },
    select: mercColumns,
  });
  if (!merc) return null;
  const { key } = merc;
  const [adjusted, related, rows, rosters] = await Promise.all([
    readAdjustments({ season: season.id, mercs: [key] }),
    readRelated(season.id, merc),
    readRulings(season.id, key, reader),
    db.roster.findMany({
      where: { locked: true, week: { seasonId: season.id }, OR: [{ mercs: { has: key } }, { assists: { has: key } }] },
      orderBy: { week: { number: 'desc' } },
      select: { week: { select: { number: true } }, team: teamName },
    }),
  ]);
  const changed = changedDoor.parse(merc.changed);
  const [lines, since] = await Promise.all([
    toLines(season.id, rows),
    readSince(season.id, rulingsIn(changed), reader),
  ]);
  const uses = lines.filter((line) => line.merc?.key === key && line.ability !== null);
  const present = presentWeek(season);
  const { number: week = 1, phase = 'Peacetime' } = present ?? {};
  const serves = (when: number): boolean =>
    merc.contracts.some(({ fromWeek, untilWeek }) => fromWeek <= when && (untilWeek === null || when <= untilWeek));
  const byKey = new Map(related.map((each) => [each.key, each]));
  const named = (wanted: string | null): MercName | null => {
    const found = wanted === null ? undefined : byKey.get(wanted);
    return found ? { key: found.key, name: found.name, gender: found.gender } : null;
  };
  return {
    season: season.name,
    zone: season.timeZone,
    week,
    merc: { key, name: merc.name, gender: merc.gender },
    aka: merc.aka,
    writeup: merc.writeup,
    ...serviceOf(merc.contracts),
    alignment: merc.alignment,
    types: merc.types,
    upkeep: merc.upkeep,
    tier: tierOf(merc.upkeep),
    fees: feesOf(merc.upkeep, season.settings.payDownFee),
    exp: merc.exp,
    status: statuses(merc.status),
    changed: toValueLines(changed, since),
    rosterable: merc.rosterable,
    whyNot: merc.whyNot,
    pureSupport: merc.pureSupport,
    linkedTo: named(merc.linkedToKey),
    assists: named(merc.assistsKey),
    supports: related.filter((each) => each.linkedToKey === key),
    assistants: related.filter((each) => each.assistsKey === key),
    customization: merc.customization,
    immune: merc.immune,
    abilities: merc.abilities.map((ability) =>
      abilitySection(
        ability,
        { key, name: merc.name },
        uses,
        { week, phase, settings: season.settings, serves },
        (other) => named(other)?.name ?? other,
        named,
      ),
    ),
    held: heldAbilities(
      merc.held,
      { week, phase },
      (other) => named(other) ?? { key: other, name: other, gender: 'Genderless' },
    ),
    uses,
    hitBy: lines.filter((line) => line.merc?.key !== key && line.hits.some((hit) => hit.key === key)).slice(0, HITS),
    rostered: rosters.map((roster) => ({ week: roster.week.number, team: roster.team })),
    adjusted,
  };
}

/** Mercs that this one is linked to, assists or holds abilities of, and those that stand so to it. */
function readRelated(seasonId: string, merc: MercRecord) {
  const keys = [
    ...[merc.linkedToKey, merc.assistsKey],
    ...merc.abilities.flatMap((ability) => keysIn(ability)),
    ...ownersIn(merc.held),
  ];
  return db.mercenary.findMany({
    where: {
      seasonId,
      OR: [{ key: { in: keys.filter((key) => key !== null) } }, { linkedToKey: merc.key }, { assistsKey: merc.key }],
    },
    orderBy: { name: 'asc' },
    select: { key: true, name: true, gender: true, linkedToKey: true, assistsKey: true },
  });
}

/** Rulings of the season that it used or that hit it, newest first. */
function readRulings(seasonId: string, key: string, reader: Reader) {
  return db.ruling.findMany({
    where: {
      AND: [
        standing(reader),
        { week: { seasonId } },
        { OR: [{ mercKey: key, abilityKey: { not: null } }, { hits: { has: key } }] },
      ],
    },
    orderBy: [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
    take: USES,
    select: lineColumns,
  });
}

function serviceOf(contracts: MercRecord['contracts']): Pick<MercPage, 'team' | 'formerly'> {
  const present = contracts.find((contract) => contract.untilWeek === null);
  return {
    team: present ? { ...present.team, since: present.fromWeek, price: present.price } : null,
    formerly: contracts.flatMap(({ team, fromWeek, untilWeek }) =>
      untilWeek === null ? [] : { ...team, from: fromWeek, until: untilWeek },
    ),
  };
}
