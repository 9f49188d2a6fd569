import { db } from '../db/client';

/** What is wrong with the nightly copies, for admins; null: nothing. */
export interface CopyTrouble {
  /** What went wrong with the last one; null: nothing did, and the last good one is old. */
  readonly problem: string | null;
  /** The day of the last good one, as `2026-11-30`; null: there is none. */
  readonly lastGood: string | null;
}

/** A night and a bit. */
export const OLD_COPY_MS = 36 * 3_600_000;

/** Looks whether the nightly copies are made. A site on which none was ever begun has none to miss. */
export async function readCopyTrouble(now = new Date()): Promise<CopyTrouble | null> {
  const last = await db.nightlyCopy.findFirst({ orderBy: { beganAt: 'desc' }, select: { problem: true } });
  if (!last) return null;
  const good = await db.nightlyCopy.findFirst({
    where: { hash: { not: null } },
    orderBy: { beganAt: 'desc' },
    select: { day: true, beganAt: true },
  });
  const old = good !== null && now.getTime() - good.beganAt.getTime() > OLD_COPY_MS;
  return last.problem !== null || old ? { problem: last.problem, lastGood: good?.day ?? null } : null;
}
