import { z } from 'zod';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { askedKey, askedNumber, askedOne, askedWords } from '../../record/views/asked';
import type { Reader } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { outcomeRow } from '../../record/views/terms';
import { holdsWords } from '../../record/views/words';
import type { RulingsFilter, RulingsPage } from './model';

const PAGE = 40;

/** The door of the filter form. A value that it does not know is refused. */
export const rulingsFilter: z.ZodType<RulingsFilter, unknown> = z
  .object({
    week: askedNumber,
    outcome: askedOne(OUTCOMES),
    team: askedKey,
    clause: askedKey,
    state: askedOne(['provisional', 'overridden']),
    q: askedWords,
    page: askedNumber,
  })
  .transform(({ q, page, ...rest }) => ({ ...rest, words: q, page: page ?? 1 }));

/** The rulings in force that this reader may see, newest first. Null where there is no such season. */
export async function loadRulings(filter: RulingsFilter, reader: Reader): Promise<RulingsPage | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const named = filter.words === '' ? null : await keysNamed(season.id, filter.words);
  const where: Prisma.RulingWhereInput = {
    AND: [
      standing(reader),
      { week: { seasonId: season.id, ...(filter.week === null ? {} : { number: filter.week }) } },
      ...(filter.outcome === null ? [] : [{ outcome: outcomeRow(filter.outcome) }]),
      ...(filter.team === null ? [] : [{ teamKey: filter.team }]),
      ...(filter.clause === null ? [] : [{ cites: { has: filter.clause } }]),
      ...stateWhere(filter.state),
      ...(named === null ? [] : [wordsWhere(filter.words, named)]),
    ],
  };
  const [found, teams] = await Promise.all([
    db.ruling.count({ where }),
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
  ]);
  const pages = Math.max(1, Math.ceil(found / PAGE));
  const page = Math.min(filter.page, pages);
  const rows = await db.ruling.findMany({
    where,
    orderBy: [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
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
    found,
    pages,
    rulings: await toLines(season.id, rows),
  };
}

/** @returns whether a filter names a week, a team, a clause or a page that is not there */
export const asksUnknown = (filter: RulingsFilter, { weeks, teams, pages }: RulingsPage): boolean =>
  (filter.week !== null && !weeks.includes(filter.week)) ||
  (filter.team !== null && !teams.some(({ key }) => key === filter.team)) ||
  (filter.clause !== null && !rulebook.clauses.some(({ id }) => id === filter.clause)) ||
  filter.page > pages;

/** @returns what a page of a filter is called: "Nullified rulings of Borgo, week 3". */
export async function rulingsTitle(
  { outcome, state, team, week, clause, words, page }: RulingsFilter,
  season: string,
): Promise<string> {
  const row =
    team === null
      ? null
      : await db.team.findFirst({ where: { key: team, season: { key: season } }, select: { name: true } });
  const kind = [state, outcome, 'rulings'].filter((word) => word !== null).join(' ');
  const whose = row === null ? '' : ` of ${row.name}`;
  return [
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${whose}`,
    week !== null && `week ${week}`,
    clause !== null && `by clause ${clause}`,
    words !== '' && `“${words}”`,
    page > 1 && `page ${page}`,
  ]
    .filter((word) => word !== false)
    .join(', ');
}

function stateWhere(state: RulingsFilter['state']): Prisma.RulingWhereInput[] {
  if (state === 'overridden') return [{ overriddenBy: { not: null } }];
  if (state === 'provisional') return [{ approvedAt: null, outcome: { notIn: ['Pending', 'Unclear'] } }];
  return [];
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
