import { cache } from 'react';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import { db } from '../../platform/db/client';
import type { Phase, Prisma } from '../../platform/db/generated/client';

/** A season with its weeks in order; the last of them is the one being played. */
export interface SeasonRecord {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly rulesetVersion: string;
  readonly settings: Settings;
  /** Hours that each phase is planned to be open for, in the order of the phases. */
  readonly phaseHours: readonly number[];
  /** As it is stored; null: the hours say when phases close. */
  readonly calendar: unknown;
  /** As they are stored. */
  readonly holidays: unknown;
  /** Since when it stands still; null: it does not. */
  readonly pausedAt: Date | null;
  /** When it ended; null: it goes on. */
  readonly endedAt: Date | null;
  readonly weeks: readonly WeekRecord[];
}

export interface WeekRecord {
  readonly id: string;
  readonly number: number;
  readonly phase: Phase;
  readonly day: number;
  readonly opensAt: Date;
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
  readonly seedHash: string;
  readonly rulesetVersion: string;
  readonly stateVersion: number;
  /** `RULES/STATE`: these versions rule it otherwise. */
  readonly heldFor: string | null;
}

/** The season of a key, or null where there is none; read once a request. One query for it, one for its weeks. */
export const readSeason = cache(async (key: string): Promise<SeasonRecord | null> => {
  const row = await db.season.findUnique({
    where: { key },
    select: {
      id: true,
      key: true,
      name: true,
      timeZone: true,
      rulesetVersion: true,
      settings: true,
      phaseHours: true,
      calendar: true,
      holidays: true,
      pausedAt: true,
      endedAt: true,
      weeks: {
        orderBy: { number: 'asc' },
        select: {
          id: true,
          number: true,
          phase: true,
          day: true,
          opensAt: true,
          closesAt: true,
          closedAt: true,
          seedHash: true,
          rulesetVersion: true,
          stateVersion: true,
          heldFor: true,
        },
      },
    },
  });
  return row && { ...row, settings: settingsSchema.parse(row.settings) };
});

/** The order of seasons, the current one first: the newest of those that go on. */
export const CURRENT_FIRST = [
  { endedAt: { sort: 'desc', nulls: 'first' } },
  { createdAt: 'desc' },
] as const satisfies Prisma.SeasonOrderByWithRelationInput[];

/**
 * The key of the season that the front page shows: the newest of those that go on, else the newest; null before the
 * first. Read once a request.
 */
export const currentSeason = cache(async (): Promise<string | null> => {
  const row = await db.season.findFirst({
    orderBy: [...CURRENT_FIRST],
    select: { key: true },
  });
  return row?.key ?? null;
});

/** In which time zone pages outside all seasons say their times: the current season's, or UTC before the first. */
export async function siteZone(): Promise<string> {
  const season = await currentSeason();
  return (season === null ? null : await readSeason(season))?.timeZone ?? 'UTC';
}

/** The week being played, or the last one if the season is over; null before the first week opens. */
export const presentWeek = (season: SeasonRecord): WeekRecord | null => season.weeks.at(-1) ?? null;
