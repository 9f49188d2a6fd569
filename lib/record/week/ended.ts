import type { Tx } from '../../platform/db/client';
import { mistake, type Result } from '../../result';

/** What is said to whatever would add to the record of a season that has ended. */
export const SEASON_ENDED: Result<never> = mistake('ended', 'This season has ended: its record stays as it is.', {
  next: 'An owner can take it up again, with a reason.',
});

/**
 * The one check of whether a season still takes something: an act, an advance, other rules. Asked once a week of it is held,
 * which ending the season waits for, so that nothing comes in after the end.
 * @param id the season's
 * @returns `ended`; null: it goes on
 */
export async function refuseEnded(tx: Tx, id: string): Promise<Result<never> | null> {
  const [season] = await tx.$queryRaw<{ ended: boolean }[]>`
    SELECT "endedAt" IS NOT NULL AS "ended" FROM "Season" WHERE "id" = ${id}::uuid`;
  return season?.ended === false ? null : SEASON_ENDED;
}

/**
 * Holds a season and whatever week of it is open, for the transaction that ends it: nobody adds to it meanwhile. The season comes
 * first, as the clock holds them, so that neither waits for the other for good.
 * @param key the season's
 */
export async function holdSeason(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${key} FOR NO KEY UPDATE`;
  const holdWeek = () => tx.$executeRaw`
    SELECT FROM "Week" JOIN "Season" ON "Season"."id" = "seasonId" WHERE "key" = ${key}
    ORDER BY "number" DESC LIMIT 1 FOR UPDATE OF "Week"`;
  await holdWeek();
  // Whoever held it may have closed it and opened the next one.
  await holdWeek();
}
