import { z } from 'zod';
import { STATUSES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { type AdjustmentLine, readAdjustments } from '../../record/views/adjustments';
import { groupBy } from '../../record/views/group';
import { type Reader, readableRulings } from '../../record/views/reader';
import { presentWeek, readSeason } from '../../record/views/season';
import { changedDoor, readSince, rulingsIn, toValueLines } from '../../record/views/values';
import { lastCorrection } from './corrections';
import { toMatchLine } from './match-line';
import { readMatches, readTeams, standingLines } from './table';
import type { LedgerWeek, TeamPage, TeamsPage } from './team-model';

const terrainsDoor = z.array(z.object({ name: z.string(), outUntil: z.number().nullish() }));
const readTerrains = (json: unknown) =>
  terrainsDoor.parse(json).map(({ name, outUntil }) => ({ name, outUntil: outUntil ?? null }));

/** All teams as the table has them, with their means. Null where there is no such season. */
export async function loadTeams(key: string): Promise<TeamsPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [teams, matches, means] = await Promise.all([
    readTeams(season.id),
    readMatches(season.id),
    db.team.findMany({
      where: { seasonId: season.id },
      select: {
        key: true,
        infrastructure: true,
        terrains: true,
        _count: { select: { contracts: { where: { untilWeek: null } } } },
      },
    }),
  ]);
  const meansOf = new Map(means.map((each) => [each.key, each]));
  return {
    corrected: await lastCorrection(season.id),
    name: season.name,
    zone: season.timeZone,
    decidedWeek: matches.findLast((match) => match.winnerKey !== null)?.week.number ?? null,
    teams: standingLines(teams, matches).map((line) => {
      const mean = meansOf.get(line.team.key);
      return {
        ...line,
        infrastructure: mean?.infrastructure ?? 0,
        mercs: mean?._count.contracts ?? 0,
        terrains: readTerrains(mean?.terrains ?? []).map((terrain) => terrain.name),
      };
    }),
  };
}

const teamColumns = {
  id: true,
  key: true,
  name: true,
  motto: true,
  infrastructure: true,
  changed: true,
  terrains: true,
  contracts: {
    where: { untilWeek: null },
    orderBy: { place: 'asc' },
    select: {
      fromWeek: true,
      mercenary: {
        select: {
          key: true,
          name: true,
          gender: true,
          alignment: true,
          types: true,
          upkeep: true,
          pureSupport: true,
          assistsKey: true,
          status: true,
          changed: true,
          rosterable: true,
          whyNot: true,
        },
      },
    },
  },
} as const;

/**
 * One team: its mercs, matches and GP. Rosters and bids are not on this page, so that it is the same for everyone.
 * @param key the team's. @returns null where the season has no such team.
 */
export async function loadTeam(key: string, reader: Reader): Promise<TeamPage | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const team = await db.team.findUnique({
    where: { seasonId_key: { seasonId: season.id, key } },
    select: teamColumns,
  });
  if (!team) return null;
  const adjusted = await readAdjustments({
    season: season.id,
    teams: [key],
    mercs: team.contracts.map(({ mercenary }) => mercenary.key),
  });
  const changes = new Map(
    team.contracts.map(({ mercenary }) => [mercenary.key, changedDoor.parse(mercenary.changed)] as const),
  );
  const own = changedDoor.parse(team.changed);
  const [teams, matches, ledger, since] = await Promise.all([
    readTeams(season.id),
    readMatches(season.id),
    readLedger(team.id, season.id, reader, adjusted),
    readSince(season.id, [own, ...changes.values()].flatMap(rulingsIn), reader),
  ]);
  const standing = standingLines(teams, matches).find((line) => line.team.key === key);
  if (!standing) return null;
  const mercs = team.contracts.map(({ fromWeek, mercenary: { assistsKey, status, changed: _, ...merc } }) => ({
    ...merc,
    status: z.array(z.enum(STATUSES)).parse(status),
    changed: toValueLines(changes.get(merc.key) ?? [], since),
    assist: assistsKey !== null,
    since: fromWeek,
  }));
  return {
    name: season.name,
    zone: season.timeZone,
    team: { key: team.key, name: team.name },
    motto: team.motto,
    week: presentWeek(season)?.number ?? 1,
    standing,
    infrastructure: team.infrastructure,
    changed: toValueLines(own, since),
    upkeep: mercs.reduce((sum, merc) => sum + merc.upkeep, 0),
    terrains: readTerrains(team.terrains),
    mercs,
    matches: matches
      .filter((match) => match.attacker.key === key || match.defender.key === key)
      .map(toMatchLine)
      .toReversed(),
    ledger,
    adjusted,
  };
}

async function readLedger(
  teamId: string,
  seasonId: string,
  reader: Reader,
  adjusted: readonly AdjustmentLine[],
): Promise<LedgerWeek[]> {
  const rows = await db.ledgerLine.findMany({
    where: { teamId },
    orderBy: [{ week: { number: 'desc' } }, { seq: 'asc' }],
    select: {
      ...{ id: true, what: true, text: true, amount: true, balance: true, entryId: true, rulingId: true },
      week: { select: { number: true } },
    },
  });
  const cited = await db.ruling.findMany({
    where: {
      AND: [readableRulings(reader), { week: { seasonId } }],
      rulingId: { in: rows.flatMap((row) => row.rulingId ?? []) },
    },
    select: { rulingId: true },
  });
  const linkable = new Set(cited.map((ruling) => ruling.rulingId));
  return [...groupBy(rows, (row) => row.week.number)].map(([week, lines]) => ({
    week,
    opening: (lines[0]?.balance ?? 0) - (lines[0]?.amount ?? 0),
    closing: lines.at(-1)?.balance ?? 0,
    lines: lines.map(({ id, what, text, amount, balance, entryId, rulingId }) => ({
      id,
      text,
      amount,
      balance,
      ruling: rulingId !== null && linkable.has(rulingId) ? rulingId : null,
      adjusted: what === 'adjust' ? (adjusted.find(({ entry }) => entry === entryId) ?? null) : null,
    })),
  }));
}
