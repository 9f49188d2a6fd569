import { z } from 'zod';
import { db } from '../../platform/db/client';
import type { Difference } from '../../record/journal/difference';
import { readPeople } from '../../record/views/acts';
import { readSeason } from '../../record/views/season';
import { standings } from '../../record/views/standings';

/** A closed week that was put right, as everybody may read it. */
export interface CorrectionLine {
  readonly id: string;
  /** The week that was put right. */
  readonly week: number;
  /** ISO. */
  readonly at: string;
  readonly by: string;
  readonly because: string;
  readonly difference: Difference;
  /** The weeks that were ruled again, each with the number of the record that it had before; `bundle`: it can be downloaded. */
  readonly weeks: readonly { readonly week: number; readonly version: number; readonly bundle: boolean }[];
  /** The standings before it. */
  readonly standings: readonly StandingBefore[];
}
export interface StandingBefore {
  readonly place: number;
  readonly team: string;
  readonly won: number;
  readonly lost: number;
  readonly gp: number;
}
export interface CorrectionsPage {
  readonly name: string;
  readonly zone: string;
  readonly corrections: readonly CorrectionLine[];
}

const standingsDoor = z.object({
  teams: z.array(z.object({ key: z.string(), name: z.string(), gp: z.number() })),
  matches: z.array(
    z.object({ week: z.number(), attacker: z.string(), defender: z.string(), winner: z.string().nullable() }),
  ),
});
const differenceDoor = z.custom<Difference>(
  (value) => typeof value === 'object' && value !== null && 'groups' in value,
);

/** Every correction of a season, the newest first. Null where there is no such season. */
export async function loadCorrections(key: string): Promise<CorrectionsPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const rows = await db.correction.findMany({
    where: { week: { seasonId: season.id } },
    orderBy: { at: 'desc' },
    select: {
      ...{ id: true, at: true, actor: true, because: true, difference: true, standings: true },
      week: { select: { number: true } },
      versions: {
        orderBy: { week: { number: 'asc' } },
        select: { version: true, week: { select: { number: true, closedAt: true } } },
      },
    },
  });
  const people = await readPeople(rows.map(({ actor }) => actor));
  const bundled = new Set(
    (
      await db.weekVersion.findMany({
        where: { week: { seasonId: season.id }, bundle: { not: null } },
        select: { version: true, week: { select: { number: true } } },
      })
    ).map(({ version, week }) => `${week.number}/${version}`),
  );
  return {
    name: season.name,
    zone: season.timeZone,
    corrections: rows.map(({ id, at, actor, because, week, versions, ...stored }) => ({
      ...{ id, because },
      week: week.number,
      at: at.toISOString(),
      by: people(actor),
      difference: differenceDoor.parse(stored.difference),
      weeks: versions.map(({ version, week: { number } }) => ({
        ...{ week: number, version },
        bundle: bundled.has(`${number}/${version}`),
      })),
      standings: standingsBefore(stored.standings),
    })),
  };
}

function standingsBefore(stored: unknown): StandingBefore[] {
  const { teams, matches } = standingsDoor.parse(stored);
  const byKey = new Map(teams.map((team) => [team.key, team]));
  return standings([...byKey.keys()], matches).flatMap(({ team, place, won, lost }) => {
    const row = byKey.get(team);
    return row ? [{ place, won, lost, team: row.name, gp: row.gp }] : [];
  });
}

/** That a week, or all of a season, was corrected: when the last time, and the id of that correction. */
export interface CorrectedNote {
  readonly at: string;
  readonly id: string;
}

/** @param weekId null: of all weeks of the season. @returns null where nothing was */
export async function lastCorrection(seasonId: string, weekId: string | null = null): Promise<CorrectedNote | null> {
  const row = await db.correction.findFirst({
    where: weekId === null ? { week: { seasonId } } : { versions: { some: { weekId } } },
    orderBy: { at: 'desc' },
    select: { id: true, at: true },
  });
  return row && { id: row.id, at: row.at.toISOString() };
}
