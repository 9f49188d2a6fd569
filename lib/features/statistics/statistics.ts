import { z } from 'zod';
import { db } from '../../platform/db/client';
import { VISITOR } from '../../record/views/reader';
import { standing } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import type { AbilityUse, GpLine, Luck, Named, StatisticsPage } from './model';

/** Longer tables than this tell no more. */
const MOST = 20;

/** What takes a merc out of a battle, as effects name it. */
const REMOVALS = ['KO', 'Seduce', 'Kidnap', 'Intimidate', 'Injure', 'Possess', 'Subvert'] as const;

/** Of a ruling its dice alone. */
const diceDoor = z.looseObject({
  rolls: z.array(z.looseObject({ purpose: z.string(), value: z.number(), limit: z.number().optional() })),
});
const effectsDoor = z.looseObject({ effects: z.array(z.looseObject({ do: z.string() })).optional() });

/** The statistics of a season: of its closed weeks alone, in which nothing is sealed. Null where there is no such season. */
export async function loadStatistics(key: string): Promise<StatisticsPage | null> {
  const season = await readSeason(key);
  if (season === null) return null;
  const weeks = season.weeks.filter(({ closedAt }) => closedAt !== null);
  const weekIds = weeks.map(({ id }) => id);
  const [teams, mercs, abilities, rulings, ledger, matches] = await Promise.all([
    db.team.findMany({
      where: { seasonId: season.id },
      orderBy: { place: 'asc' },
      select: { id: true, key: true, name: true },
    }),
    db.mercenary.findMany({ where: { seasonId: season.id }, select: { key: true, name: true } }),
    db.ability.findMany({
      where: { mercenary: { seasonId: season.id } },
      select: { key: true, name: true, definition: true, mercenary: { select: { key: true, name: true } } },
    }),
    db.ruling.findMany({
      where: { AND: [standing(VISITOR), { weekId: { in: weekIds } }] },
      select: { outcome: true, abilityKey: true, mercKey: true, teamKey: true, hits: true, body: true },
    }),
    db.ledgerLine.findMany({
      where: { weekId: { in: weekIds } },
      orderBy: { seq: 'asc' },
      select: { teamId: true, weekId: true, balance: true },
    }),
    db.match.findMany({
      where: { weekId: { in: weekIds }, winnerKey: { not: null } },
      select: { winnerKey: true, attacker: { select: { key: true } }, defender: { select: { key: true } } },
    }),
  ]);
  const effects = new Map(
    abilities.map((ability) => [
      ability.key,
      new Set((effectsDoor.parse(ability.definition).effects ?? []).map((effect) => effect.do)),
    ]),
  );
  const tookHold = rulings.filter(({ outcome }) => outcome === 'Resolved');
  const removals = REMOVALS.map((kind) => ({
    kind,
    count: tookHold
      .filter(({ abilityKey }) => abilityKey !== null && effects.get(abilityKey)?.has(kind))
      .reduce((sum, { hits }) => sum + hits.length, 0),
  })).filter(({ count }) => count > 0);
  return {
    season: season.name,
    weeks: weeks.map(({ number }) => number),
    gp: teams.map((team) => gpOf(team, weekIds, ledger)),
    nullified: mercs
      .map((merc) => ({
        ...merc,
        count: rulings.filter(({ outcome, mercKey }) => outcome === 'Nullified' && mercKey === merc.key).length,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, MOST),
    removals: removals.toSorted((a, b) => b.count - a.count),
    abilities: usesOf(abilities, rulings),
    luck: luckOf(teams, rulings),
    headToHead: {
      teams: teams.map(({ key: team, name }) => ({ key: team, name })),
      against: againstOf(teams, matches),
    },
  };
}

function gpOf(
  { id, key, name }: Named & { readonly id: string },
  weekIds: readonly string[],
  ledger: readonly { readonly teamId: string; readonly weekId: string; readonly balance: number }[],
): GpLine {
  const own = ledger.filter(({ teamId }) => teamId === id);
  let last: number | null = null;
  const gp = weekIds.map((weekId) => {
    last = own.filter((line) => line.weekId === weekId).at(-1)?.balance ?? last;
    return last;
  });
  return { key, name, gp };
}

interface UsedAbility extends Named {
  readonly mercenary: Named;
}
interface Ruled {
  readonly outcome: string;
  readonly abilityKey: string | null;
  readonly teamKey: string | null;
  readonly body: unknown;
}

/** What was tried and did not come to be declared is no use. */
const NO_USE: readonly string[] = ['Rejected', 'Unclear', 'Pending'];

function usesOf(abilities: readonly UsedAbility[], rulings: readonly Ruled[]): AbilityUse[] {
  const uses = new Map<string, { uses: number; tookHold: number }>();
  for (const { abilityKey, outcome } of rulings) {
    if (abilityKey === null || NO_USE.includes(outcome)) continue;
    const count = uses.get(abilityKey) ?? { uses: 0, tookHold: 0 };
    uses.set(abilityKey, { uses: count.uses + 1, tookHold: count.tookHold + (outcome === 'Resolved' ? 1 : 0) });
  }
  return abilities
    .flatMap(({ key, name, mercenary }) => {
      const count = uses.get(key);
      return count ? [{ key, name, merc: mercenary, ...count }] : [];
    })
    .toSorted((a, b) => b.uses - a.uses || b.tookHold - a.tookHold || a.name.localeCompare(b.name))
    .slice(0, MOST);
}

/** By team, of all dice that were thrown for a chance: how many hit, and how many were to be expected to. */
function luckOf(teams: readonly Named[], rulings: readonly Ruled[]): Luck[] {
  const thrown = new Map(teams.map(({ key }) => [key, { dice: 0, hits: 0, expected: 0 }]));
  for (const { teamKey, body } of rulings) {
    const own = teamKey === null ? undefined : thrown.get(teamKey);
    if (!own) continue;
    for (const { purpose, value, limit } of diceDoor.parse(body).rolls) {
      if (purpose !== 'chance' || limit === undefined) continue;
      own.dice += 1;
      own.hits += value <= limit ? 1 : 0;
      own.expected += limit / 100;
    }
  }
  return teams.flatMap(({ key, name }) => {
    const own = thrown.get(key);
    return own && own.dice > 0 ? [{ key, name, ...own, expected: Math.round(own.expected * 10) / 10 }] : [];
  });
}

function againstOf(
  teams: readonly Named[],
  matches: readonly {
    readonly winnerKey: string | null;
    readonly attacker: { key: string };
    readonly defender: { key: string };
  }[],
): StatisticsPage['headToHead']['against'] {
  const between = (one: string, other: string) => {
    const met = matches.filter(
      ({ attacker, defender }) =>
        (attacker.key === one && defender.key === other) || (attacker.key === other && defender.key === one),
    );
    return {
      won: met.filter(({ winnerKey }) => winnerKey === one).length,
      lost: met.filter(({ winnerKey }) => winnerKey === other).length,
    };
  };
  return Object.fromEntries(
    teams.map(({ key }) => [
      key,
      Object.fromEntries(teams.flatMap((other) => (other.key === key ? [] : [[other.key, between(key, other.key)]]))),
    ]),
  );
}
