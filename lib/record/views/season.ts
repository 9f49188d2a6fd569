import { cache } from 'react';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import { db } from '../../platform/db/client';
import type { Phase } from '../../platform/db/generated/client';

/** The season that the site shows, with its weeks in order; the last of them is the one being played. */
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

/** The newest season, or null before the first; read once a request. One query for it, one for its weeks. */
export const readSeason = cache(async (): Promise<SeasonRecord | null> => {
  const row = await db.season.findFirst({
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      key: true,
      name: true,
      timeZone: true,
      rulesetVersion: true,
      settings: true,
      phaseHours: true,
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

/** The week being played, or the last one if the season is over; null before the first week opens. */
export const presentWeek = (season: SeasonRecord): WeekRecord | null => season.weeks.at(-1) ?? null;
