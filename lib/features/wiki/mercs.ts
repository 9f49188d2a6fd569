import { z } from 'zod';
import { STATUSES, type Status } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readSeason } from '../../record/views/season';
import { abilityTypeTerm } from '../../record/views/terms';
import { lets, ordered } from './filter';
import type { MercRow, WikiFilter, WikiPage } from './model';
import { tierOf } from './tier';

export const statuses = (row: readonly string[]): Status[] => z.array(z.enum(STATUSES)).parse(row);

const rowColumns = {
  key: true,
  name: true,
  aka: true,
  alignment: true,
  types: true,
  gender: true,
  upkeep: true,
  writeup: true,
  pureSupport: true,
  assistsKey: true,
  status: true,
  abilities: { orderBy: { place: 'asc' }, select: { name: true, type: true } },
  contracts: { where: { untilWeek: null }, select: { team: { select: { key: true, name: true } } } },
} satisfies Prisma.MercenarySelect;

/** All mercs of a season that the filter lets through. Null where there is no such season. */
export async function loadWiki(key: string, filter: WikiFilter): Promise<WikiPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [mercs, teams] = await Promise.all([
    db.mercenary.findMany({ where: { seasonId: season.id }, select: rowColumns }),
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
  ]);
  const rows = mercs.map((merc) => ({ row: toRow(merc), writeup: merc.writeup }));
  const found = rows.filter(({ row, writeup }) => lets(filter, row, writeup)).map(({ row }) => row);
  return {
    season: season.name,
    filter,
    teams,
    total: mercs.length,
    found: found.length,
    groups: found.length === 0 ? [] : ordered(found, filter.sort, filter.down),
  };
}

function toRow(merc: Prisma.MercenaryGetPayload<{ select: typeof rowColumns }>): MercRow {
  return {
    key: merc.key,
    name: merc.name,
    aka: merc.aka,
    team: merc.contracts[0]?.team ?? null,
    alignment: merc.alignment,
    types: merc.types,
    gender: merc.gender,
    upkeep: merc.upkeep,
    tier: tierOf(merc.upkeep),
    pureSupport: merc.pureSupport,
    assist: merc.assistsKey !== null,
    status: statuses(merc.status),
    abilities: merc.abilities.map(({ name, type }) => ({ name, type: abilityTypeTerm(type) })),
  };
}
