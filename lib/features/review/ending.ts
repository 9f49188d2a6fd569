import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import { db } from '../../platform/db/client';
import { holdSeason } from '../../record/week/ended';
import { mistake, ok, type Result } from '../../result';

/** When a season ended (ISO); null: it goes on, or there is none. */
export async function readEnd(season: string): Promise<string | null> {
  const row = await db.season.findUnique({ where: { key: season }, select: { endedAt: true } });
  return row?.endedAt?.toISOString() ?? null;
}

/**
 * Ends a season, or takes it up again. One that has ended is read and verified for ever; nothing is added to its journals,
 * and the front page shows the newest of those that go on.
 * @returns whether it has ended now; or `not-found`, `nothing` (it is so already)
 */
export function setEnd(
  by: AuditBy,
  season: string,
  { ended, because }: { readonly ended: boolean; readonly because: string },
): Promise<Result<boolean>> {
  return audited(
    by,
    async (tx) => {
      await holdSeason(tx, season);
      const row = await tx.season.findUnique({ where: { key: season }, select: { name: true, endedAt: true } });
      if (!row) return mistake('not-found', 'There is no such season.');
      if ((row.endedAt !== null) === ended) {
        return mistake('nothing', ended ? 'It has ended already.' : 'It goes on already.');
      }
      await tx.season.update({ where: { key: season }, data: { endedAt: ended ? new Date() : null } });
      return ok({ value: ended, told: { kind: ended ? 'end-season' : 'resume-season', subject: row.name, because } });
    },
    () => ok(ended),
  );
}
