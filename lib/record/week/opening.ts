import { chain } from '../../engine/dice/chain';
import { seal, unseal } from '../../engine/dice/seal';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import type { Actor } from '../../platform/auth/actor';
import type { Tx } from '../../platform/db/client';
import { mistake, type Result } from '../../result';
import { diceOf } from './dice';
import { opened } from './fold';
import type { mixAfter } from './nonces';
import { type Recorded, record, type Written } from './record';
import type { Schedule } from './schedule';

/** What opening a week needs of its season. */
export interface SeasonRow extends Schedule {
  readonly id: string;
  readonly key: string;
  readonly chainSealed: Uint8Array;
  readonly chainLength: number;
  /** Phases close by themselves at their deadlines. */
  readonly clockActs: boolean;
  /** A phase closes once all teams that play are ready. */
  readonly closeEarly: boolean;
  /** The clock may close the week: the next one's matches are the round robin's. */
  readonly clockPairs: boolean;
  /** A round of the public beacon goes into the dice of each next week. */
  readonly publicBeacon: boolean;
  /** How mercs are hired, as its row holds it. */
  readonly market: unknown;
}
export const SEASON_ROW = {
  ...{ id: true, key: true, chainSealed: true, chainLength: true, clockActs: true, clockPairs: true },
  ...{ timeZone: true, phaseHours: true, calendar: true, pausedAt: true, holidays: true, closeEarly: true },
  ...{ publicBeacon: true, market: true },
} as const satisfies Record<keyof SeasonRow, true>;

export interface Opening {
  readonly setup: Setup;
  readonly actor: Actor | 'clock';
  readonly now: string;
  readonly closesAt: string | null;
  /** What teams opened for its dice, in the week before; null: nobody committed to anything, and no beacon was named. */
  readonly mix: ReturnType<typeof mixAfter>;
  /** What is written already of teams, mercs and abilities. */
  readonly written: Written;
}

/**
 * Opens a week: its row with the next seed of the chain, and the first entry of its journal, which says when its
 * Peacetime closes.
 * @returns `chain` where the season's seeds are used up
 */
export async function openWeek(tx: Tx, season: SeasonRow, opening: Opening): Promise<Result<Recorded>> {
  const { setup, now } = opening;
  if (setup.week > season.chainLength) {
    return mistake('chain', `The season has seeds for ${season.chainLength} weeks.`, { next: 'Open a new season.' });
  }
  const seeds = chain(unseal(season.chainSealed, season.key), season.chainLength);
  const seed = seeds.seed(setup.week);
  const stream = `${season.key}/${setup.week}`;
  const row = await tx.week.create({
    data: {
      seasonId: season.id,
      number: setup.week,
      stream,
      phase: 'Peacetime',
      day: 1,
      dayOfPhase: 1,
      opensAt: now,
      setup,
      rulesetVersion: mercenaries.version,
      stateVersion: mercenaries.stateVersion,
      seedSealed: seal(seed, stream),
      seedHash: setup.week === 1 ? seeds.end : seeds.seed(setup.week - 1),
    },
    select: { id: true },
  });
  const week = opened({
    id: row.id,
    season: { id: season.id, key: season.key, timeZone: season.timeZone },
    week: setup.week,
    stream,
    opensAt: now,
    setup,
    dice: diceOf(seed, stream),
  });
  const first = { kind: 'deadline', closesAt: opening.closesAt, because: `Week ${setup.week} opens.` } as const;
  return record(tx, week, opening.written, {
    actor: opening.actor,
    now,
    entries: opening.mix ? [first, opening.mix] : [first],
  });
}
