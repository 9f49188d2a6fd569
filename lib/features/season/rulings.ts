import { z } from 'zod';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { askedKey, askedNumber, askedOne, askedWords } from '../../record/views/asked';
import type { Reader } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { holdsWords } from '../../record/views/words';
import { RULINGS_FACETS, RULINGS_SORTS, type RulingsFacet, type RulingsFilter, type RulingsPage } from './model';
import { facetWhere, loadChoices } from './rulings-choices';

const PAGE = 40;

/** The door of the filter form. A value that it does not know is refused. */
export const rulingsFilter: z.ZodType<RulingsFilter, unknown> = z
  .object({
    week: askedNumber,
    outcome: askedOne(OUTCOMES),
    team: askedKey,
    merc: askedKey,
    phase: askedOne(PHASES),
    clause: askedKey,
    state: askedOne(['provisional', 'overridden']),
    q: askedWords,
    sort: askedOne(RULINGS_SORTS).transform((sort) => sort ?? 'posted'),
    dir: askedOne(['up', 'down']),
    page: askedNumber,
  })
  .transform(({ q, page, dir, ...rest }) => ({
    ...rest,
    words: q,
    // What is newest comes first where nothing else is asked.
    down: dir === null ? rest.sort === 'posted' : dir === 'down',
    page: page ?? 1,
  }));

/** The rulings in force that this reader may see, newest first. Null where there is no such season. */
export async function loadRulings(filter: RulingsFilter, reader: Reader): Promise<RulingsPage | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const named = filter.words === '' ? null : await keysNamed(season.id, filter.words);
  /** The condition of what is chosen, but for one facet. */
  const where = (but: RulingsFacet | null): Prisma.RulingWhereInput => ({
    AND: [
      standing(reader),
      { week: { seasonId: season.id } },
      ...RULINGS_FACETS.flatMap((facet) => (facet === but ? [] : facetWhere(facet, filter))),
      ...(named === null ? [] : [wordsWhere(filter.words, named)]),
    ],
  });
  const [found, teams, choices] = await Promise.all([
    db.ruling.count({ where: where(null) }),
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
    loadChoices(season, filter, where),
  ]);
  const pages = Math.max(1, Math.ceil(found / PAGE));
  const page = Math.min(filter.page, pages);
  const rows = await db.ruling.findMany({
    where: where(null),
    orderBy: orderOf(filter),
    skip: (page - 1) * PAGE,
    take: PAGE,
    select: lineColumns,
  });
  return {
    name: season.name,
    zone: season.timeZone,
    filter: { ...filter, page },
    weeks: season.weeks.map((week) => week.number),
    teams,
    choices,
    found,
    pages,
    rulings: await toLines(season.id, rows),
  };
}

/** @returns whether a filter names a week, a team, a clause or a page that is not there */
export const asksUnknown = (filter: RulingsFilter, { weeks, teams, choices, pages }: RulingsPage): boolean =>
  (filter.week !== null && !weeks.includes(filter.week)) ||
  (filter.team !== null && !teams.some(({ key }) => key === filter.team)) ||
  (filter.merc !== null && !choices.merc.some(({ value }) => value === filter.merc)) ||
  (filter.clause !== null && !rulebook.clauses.some(({ id }) => id === filter.clause)) ||
  filter.page > pages;

/** @returns what a page of a filter is called: "Nullified rulings of Borgo, week 3". */
export async function rulingsTitle(
  { outcome, state, team, merc, phase, week, clause, words, page }: RulingsFilter,
  season: string,
): Promise<string> {
  const named = { season: { key: season } };
  const [row, about] = await Promise.all([
    team === null ? null : db.team.findFirst({ where: { key: team, ...named }, select: { name: true } }),
    merc === null ? null : db.mercenary.findFirst({ where: { key: merc, ...named }, select: { name: true } }),
  ]);
  const kind = [state, outcome, 'rulings'].filter((word) => word !== null).join(' ');
  const whose = row === null ? '' : ` of ${row.name}`;
  return [
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${whose}`,
    about !== null && `with ${about.name}`,
    week !== null && `week ${week}`,
    phase !== null && phase,
    clause !== null && `by clause ${clause}`,
    words !== '' && `“${words}”`,
    page > 1 && `page ${page}`,
  ]
    .filter((word) => word !== false)
    .join(', ');
}

function orderOf({ sort, down }: RulingsFilter): Prisma.RulingOrderByWithRelationInput[] {
  const dir = down ? 'desc' : 'asc';
  const newest = [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }] as const;
  if (sort === 'outcome') return [{ outcome: dir }, ...newest];
  if (sort === 'declared') return [{ abilityKey: { sort: dir, nulls: 'last' } }, ...newest];
  return [{ at: dir }, { order: dir }, { rulingId: dir }];
}

/** Names are not in the rows of rulings: the words are looked up among the names first, and rows found by key. */
async function keysNamed(seasonId: string, words: string): Promise<{ mercs: string[]; abilities: string[] }> {
  const mercs = await db.mercenary.findMany({
    where: { seasonId },
    select: { key: true, name: true, aka: true, abilities: { select: { key: true, name: true } } },
  });
  return {
    mercs: mercs.filter((merc) => holdsWords([merc.name, ...merc.aka].join(' '), words)).map((merc) => merc.key),
    abilities: mercs
      .flatMap((merc) => merc.abilities)
      .filter((ability) => holdsWords(ability.name, words))
      .map((ability) => ability.key),
  };
}

const wordsWhere = (words: string, named: { mercs: string[]; abilities: string[] }): Prisma.RulingWhereInput => ({
  OR: [
    { reason: { contains: words, mode: 'insensitive' } },
    { abilityKey: { in: named.abilities } },
    { mercKey: { in: named.mercs } },
    { targets: { hasSome: named.mercs } },
    { hits: { hasSome: named.mercs } },
  ],
});
