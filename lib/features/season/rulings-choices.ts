import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import type { SeasonRecord } from '../../record/views/season';
import { outcomeRow, outcomeTerm } from '../../record/views/terms';
import type { CountedChoice, RulingsFacet, RulingsFilter, RulingsPage } from './model';

/** Longer lists than this nobody reads through: of mercs and clauses the most frequent stand in them. */
const MOST = 300;

const STATES = {
  provisional: { approvedAt: null, outcome: { notIn: ['Pending', 'Unclear'] } },
  overridden: { overriddenBy: { not: null } },
} as const satisfies Record<string, Prisma.RulingWhereInput>;

/** What is chosen of one facet, as a condition on rows. */
export function facetWhere(facet: RulingsFacet, filter: RulingsFilter): Prisma.RulingWhereInput[] {
  const { week, phase, outcome, team, merc, clause, state } = filter;
  const conditions: Readonly<Record<RulingsFacet, Prisma.RulingWhereInput | null>> = {
    week: week === null ? null : { week: { number: week } },
    phase: phase === null ? null : { phase },
    outcome: outcome === null ? null : { outcome: outcomeRow(outcome) },
    team: team === null ? null : { teamKey: team },
    merc: merc === null ? null : { OR: [{ mercKey: merc }, { targets: { has: merc } }, { hits: { has: merc } }] },
    clause: clause === null ? null : { cites: { has: clause } },
    state: state === null ? null : STATES[state],
  };
  const condition = conditions[facet];
  return condition === null ? [] : [condition];
}

/** The choices of each list, with how many rulings have them among those that all other choices let through. */
export async function loadChoices(
  season: SeasonRecord,
  filter: RulingsFilter,
  where: (but: RulingsFacet) => Prisma.RulingWhereInput,
): Promise<RulingsPage['choices']> {
  const [weeks, phases, outcomes, teams, lists, cites, provisional, overridden] = await Promise.all([
    db.ruling.groupBy({ by: ['weekId'], where: where('week'), _count: true }),
    db.ruling.groupBy({ by: ['phase'], where: where('phase'), _count: true }),
    db.ruling.groupBy({ by: ['outcome'], where: where('outcome'), _count: true }),
    db.ruling.groupBy({ by: ['teamKey'], where: where('team'), _count: true }),
    db.ruling.groupBy({ by: ['mercKey', 'targets', 'hits'], where: where('merc'), _count: true }),
    db.ruling.groupBy({ by: ['cites'], where: where('clause'), _count: true }),
    db.ruling.count({ where: { AND: [where('state'), STATES.provisional] } }),
    db.ruling.count({ where: { AND: [where('state'), STATES.overridden] } }),
  ]);
  const [teamNames, mercNames] = await Promise.all([
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
    db.mercenary.findMany({
      where: { seasonId: season.id },
      orderBy: { name: 'asc' },
      select: { key: true, name: true },
    }),
  ]);
  const ofWeek = new Map(weeks.map(({ weekId, _count }) => [weekId, _count]));
  const ofPhase = new Map(phases.map(({ phase, _count }) => [String(phase), _count]));
  const ofOutcome = new Map(outcomes.map(({ outcome, _count }) => [outcomeTerm(outcome), _count]));
  const ofTeam = new Map(teams.map(({ teamKey, _count }) => [teamKey, _count]));
  const ofMerc = tally(
    lists.map((row) => ({ keys: [row.mercKey ?? '', ...row.targets, ...row.hits], count: row._count })),
  );
  const ofClause = tally(cites.map((row) => ({ keys: row.cites, count: row._count })));
  const choice = (value: string, words: string, count = 0): CountedChoice => ({ value, words, count });
  const choices: RulingsPage['choices'] = {
    week: season.weeks.map(({ id, number }) => choice(String(number), `Week ${number}`, ofWeek.get(id))),
    phase: PHASES.map((phase) => choice(phase, phase, ofPhase.get(phase))),
    outcome: OUTCOMES.map((outcome) => choice(outcome, outcome, ofOutcome.get(outcome))),
    team: teamNames.map(({ key, name }) => choice(key, name, ofTeam.get(key))),
    merc: mercNames.map(({ key, name }) => choice(key, name, ofMerc.get(key))),
    clause: rulebook.clauses.map(({ id, title }) => choice(id, `${id} ${title}`, ofClause.get(id))),
    state: [choice('provisional', 'Provisional', provisional), choice('overridden', 'Overridden', overridden)],
  };
  return {
    ...choices,
    merc: mostFrequent(choices.merc, filter.merc),
    clause: mostFrequent(choices.clause, filter.clause),
  };
}

/** How often each key stands in lists, once a list. */
function tally(
  lists: readonly { readonly keys: readonly string[]; readonly count: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keys, count } of lists) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/** In the order in which they came. */
function mostFrequent(choices: readonly CountedChoice[], chosen: string | null): readonly CountedChoice[] {
  const counts = choices.map(({ count }) => count).toSorted((a, b) => b - a);
  const least = Math.max(1, counts[MOST - 1] ?? 1);
  return choices.filter(({ value, count }) => count >= least || value === chosen);
}
