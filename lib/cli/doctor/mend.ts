import { db } from '../../db/client';
import { ok, type Result } from '../../result';
import { rebuild } from '../../week/rebuild';

/** Writes what people read of every season anew from its journals. */
export async function mendPages(): Promise<Result<null>> {
  for (const { key } of await db.season.findMany({ select: { key: true } })) {
    const rebuilt = await rebuild({ season: key });
    if (!rebuilt.ok) return rebuilt;
  }
  return ok(null);
}
