import { z } from 'zod';
import { type MercType, STATUSES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { readAdjustments } from '../../record/views/adjustments';
import { readNames } from '../../record/views/names';
import { type Reader, rostersLocked } from '../../record/views/reader';
import { keysOf, lineColumns, standing, toLine } from '../../record/views/ruling-line';
import { presentWeek, readSeason } from '../../record/views/season';
import { cardColumns, publicBids, publicRosters, toMatchCard } from './match-card';
import type { MatchPage, RosteredMerc } from './match-model';

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
      where: { ...standing(reader), weekId: week.id, teamKey: { in: [row.attacker.key, row.defender.key] } },
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
  const rostered = rosters.flatMap((roster) => [...roster.mercs, ...roster.assists]);
  const keys = keysOf(rows);
  const [names, mercs] = await Promise.all([
    readNames(season.id, { ...keys, mercs: [...keys.mercs, ...rostered] }),
    db.mercenary.findMany({
      where: { seasonId: season.id, key: { in: rostered } },
      select: { key: true, types: true, upkeep: true, writeup: true, status: true },
    }),
  ]);
  const lines = rows.map((ruling) => toLine(ruling, names, null));
  const card = toMatchCard(row, { rosters, bids }, new Map(lines.map((line) => [line.id, line])), names);
  const present = presentWeek(season)?.number === number;
  return {
    name: season.name,
    zone: season.timeZone,
    card,
    phase: week.phase,
    present,
    locked: rostersLocked(week.phase),
    lockedAt: spans[0]?.opensAt.toISOString() ?? null,
    rosterCap: season.settings.rosterCap,
    mercs: new Map(
      mercs.map((merc) => [
        merc.key,
        {
          types: merc.types satisfies MercType[],
          // What a merc costs and is now says nothing sure of a week that is over.
          upkeep: present ? merc.upkeep : null,
          status: present ? z.array(z.enum(STATUSES)).parse(merc.status) : [],
          writeup: present ? merc.writeup : null,
          hitBy: lines.filter((line) => line.hits.some((hit) => hit.key === merc.key)),
        } satisfies RosteredMerc,
      ]),
    ),
    rulings: lines.filter((line) => line.declared || line.cause !== null),
    adjusted: await readAdjustments({
      season: season.id,
      week: week.id,
      teams: [row.attacker.key, row.defender.key],
      mercs: rostered,
    }),
  };
}
