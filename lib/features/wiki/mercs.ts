import { z } from 'zod';
import { STATUSES, type Status } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import type { FacetValues } from '../../record/views/ability-facets';
import { pagesOf } from '../../record/views/paged';
import { VISITOR } from '../../record/views/reader';
import { readSeason } from '../../record/views/season';
import { abilityTypeTerm } from '../../record/views/terms';
import { changedDoor, readSince, rulingsIn, toValueLines } from '../../record/views/values';
import { readFaceted } from './facets';
import { countsOf, lets, ordered } from './filter';
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
  changed: true,
  abilities: { orderBy: { place: 'asc' }, select: { key: true, name: true, type: true } },
  contracts: { where: { untilWeek: null }, select: { team: { select: { key: true, name: true } } } },
} satisfies Prisma.MercenarySelect;

/** Of an ability that came since the facets were read. */
const NO_FACETS: FacetValues = { ability: [], effect: [], quantity: [], selection: [], mark: [], cooldown: [] };

/** Mercs on one page. */
const PAGE = 120;

/**
 * The mercs of a season that the filter lets through, a page of them. Null where there is no such season.
 * @param size how many a page holds
 */
export async function loadWiki(key: string, filter: WikiFilter, size = PAGE): Promise<WikiPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [mercs, teams, faceted] = await Promise.all([
    db.mercenary.findMany({ where: { seasonId: season.id }, select: rowColumns }),
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
    readFaceted(season.id),
  ]);
  const facets = new Map(faceted.map((ability) => [ability.key, ability.facets]));
  const changes = mercs.map((merc) => changedDoor.parse(merc.changed));
  const since = await readSince(season.id, changes.flatMap(rulingsIn), { season: key, ...VISITOR });
  const rows = mercs.map((merc, at) => ({
    row: toRow(merc, toValueLines(changes[at] ?? [], since), facets),
    writeup: merc.writeup,
  }));
  const found = rows.filter(({ row, writeup }) => lets(filter, row, writeup)).map(({ row }) => row);
  return {
    season: season.name,
    zone: season.timeZone,
    filter,
    teams,
    counts: countsOf(filter, rows),
    total: mercs.length,
    found: found.length,
    pages: pagesOf(found.length, size),
    groups: found.length === 0 ? [] : pageOfGroups(ordered(found, filter.sort, filter.down), filter.page, size),
  };
}

/** The groups of a page; one that runs over its end goes on with the next. */
function pageOfGroups(groups: WikiPage['groups'], page: number, size: number): WikiPage['groups'] {
  let before = (page - 1) * size;
  let left = size;
  return groups.flatMap(({ title, rows }) => {
    const shown = rows.slice(before, before + left);
    before = Math.max(0, before - rows.length);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ title, rows: shown }];
  });
}

function toRow(
  merc: Prisma.MercenaryGetPayload<{ select: typeof rowColumns }>,
  changed: MercRow['changed'],
  facets: ReadonlyMap<string, FacetValues>,
): MercRow {
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
    changed,
    abilities: merc.abilities.map(({ key, name, type }) => ({
      name,
      type: abilityTypeTerm(type),
      facets: facets.get(key) ?? NO_FACETS,
    })),
  };
}
