import { z } from 'zod';
import type { MercType } from '../../engine/rules/mercenaries/terms';
import type { BattleMerc } from '../../engine/rules/mercenaries/view';
import { db } from '../../platform/db/client';
import { readAdjustments } from '../../record/views/adjustments';
import type { RulingLine } from '../../record/views/model';
import { type Names, readNames } from '../../record/views/names';
import { type Reader, rostersLocked } from '../../record/views/reader';
import { keysOf, lineColumns, standing, toLine } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { readSince } from '../../record/views/values';
import { hitsOn, mercsIn, readBattle, rulingsOfBattle, toFighter } from './battle';
import { cardColumns, type PublicRosters, publicBids, publicRosters, toMatchCard } from './match-card';
import type { Fighter, MatchPage } from './match-model';

/** The door of `/matches/WEEK-PLACE`. */
export const matchAddress = z
  .string()
  .regex(/^\d{1,4}-\d{1,4}$/)
  .transform((id) => {
    const [week = 0, place = 0] = id.split('-').map(Number);
    return { week, place };
  });

/**
 * One match: the rosters once they are locked, the terrain, the facts, and what was ruled of either side.
 * @returns null where the season has no such match.
 */
export async function loadMatch(
  { week: number, place }: z.infer<typeof matchAddress>,
  reader: Reader,
): Promise<MatchPage | null> {
  const season = await readSeason(reader.season);
  const week = season?.weeks.find((each) => each.number === number);
  if (!season || !week) return null;
  const row = await db.match.findFirst({ where: { weekId: week.id, place: place - 1 }, select: cardColumns });
  if (!row) return null;
  const teamIds = { in: [row.attacker.id, row.defender.id] };
  const [rows, rosters, bids, spans] = await Promise.all([
    db.ruling.findMany({
      where: { AND: [standing(reader)], weekId: week.id, teamKey: { in: [row.attacker.key, row.defender.key] } },
      orderBy: [{ order: 'asc' }, { at: 'asc' }],
      select: lineColumns,
    }),
    db.roster.findMany({
      where: { weekId: week.id, teamId: teamIds, ...publicRosters.where },
      select: publicRosters.select,
    }),
    db.bid.findMany({ where: { weekId: week.id, teamId: teamIds, ...publicBids.where }, select: publicBids.select }),
    db.phaseSpan.findMany({ where: { weekId: week.id, phase: 'Battles' }, select: { opensAt: true, closedAt: true } }),
  ]);
  const battle = readBattle(row.battle);
  const rostered = [
    ...rosters.flatMap((roster) => [...roster.mercs, ...roster.assists]),
    ...(battle ? mercsIn(battle).map(({ merc }) => merc) : []),
  ];
  const keys = keysOf(rows);
  const [names, mercs, since] = await Promise.all([
    readNames(season.id, { ...keys, mercs: [...keys.mercs, ...rostered] }),
    battle
      ? []
      : db.mercenary.findMany({ where: { seasonId: season.id, key: { in: rostered } }, select: valueColumns }),
    readSince(season.id, battle ? rulingsOfBattle(battle) : [], reader),
  ]);
  const lines = rows.map((ruling) => toLine(ruling, names, null));
  const card = toMatchCard(row, { rosters, bids }, new Map(lines.map((line) => [line.id, line])), names);
  const fightersOf = (all: readonly BattleMerc[]) => all.map((one) => toFighter(one, { names, since, lines }));
  const ofRoster = (team: string) =>
    rosterAlone(
      rosters.find((each) => each.teamId === team),
      { names, lines, mercs },
    );
  const declared = lines.filter((line) => line.declared || line.cause !== null);
  return {
    name: season.name,
    zone: season.timeZone,
    card,
    phase: week.phase,
    locked: rostersLocked(week.phase),
    lockedAt: spans[0]?.opensAt.toISOString() ?? null,
    rosterCap: season.settings.rosterCap,
    fighters: battle
      ? [fightersOf(battle.sides[0].mercs), fightersOf(battle.sides[1].mercs)]
      : rosters.length === 0
        ? null
        : [ofRoster(row.attacker.id), ofRoster(row.defender.id)],
    thirdParties: fightersOf(battle?.thirdParties ?? []),
    kept: battle !== null,
    rulings: declared.filter(({ phase }) => phase !== 'Results'),
    afterwards: declared.filter(({ phase }) => phase === 'Results'),
    adjusted: await readAdjustments({
      season: season.id,
      week: week.id,
      teams: [row.attacker.key, row.defender.key],
      mercs: rostered,
    }),
  };
}

const valueColumns = { key: true, types: true } as const;

/** Of a week that was closed before battles were kept: whom the roster named, and nothing that may have changed since. */
function rosterAlone(
  roster: PublicRosters['rosters'][number] | undefined,
  {
    names,
    lines,
    mercs,
  }: { names: Names; lines: readonly RulingLine[]; mercs: readonly { key: string; types: MercType[] }[] },
): Fighter[] {
  const fighter = (key: string, how: Fighter['how']): Fighter => ({
    merc: names.merc(key),
    how,
    home: null,
    out: null,
    came: null,
    types: mercs.find((merc) => merc.key === key)?.types ?? [],
    alignment: null,
    upkeep: null,
    paidDown: false,
    status: [],
    writeup: null,
    changed: [],
    hitBy: hitsOn(key, lines),
  });
  const { mercs: named = [], assists = [] } = roster ?? {};
  return [...named.map((key) => fighter(key, 'named')), ...assists.map((key) => fighter(key, 'assist'))];
}
