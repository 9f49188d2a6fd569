import { mercenaries } from '../../engine/rules/mercenaries';
import { db } from '../../platform/db/client';
import { rebuild } from '../../record/week/rebuild';
import { ok, type Result } from '../../result';

/** Writes what people read of every week anew from its journal. Weeks that were ruled under other rules stay as they are. */
export async function mendPages(): Promise<Result<null>> {
  const weeks = await db.week.findMany({
    where: { rulesetVersion: mercenaries.version, stateVersion: mercenaries.stateVersion },
    select: { number: true, season: { select: { key: true } } },
  });
  for (const { number, season } of weeks) {
    const rebuilt = await rebuild({ season: season.key, week: number });
    if (!rebuilt.ok) return rebuilt;
  }
  return ok(null);
}
