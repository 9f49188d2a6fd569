import { z } from 'zod';
import { db } from '../../platform/db/client';
import { readPeople } from '../../record/views/acts';
import type { OwnAct } from './model';

/** What the journal keeps of an act on a ruling, as far as it says which. */
const kept = z.object({
  ownMatch: z.string(),
  ruling: z.string().optional(),
  rulings: z.array(z.string()).optional(),
  target: z.string().optional(),
  part: z.number().nullable().optional(),
});
interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly actor: string;
  readonly payload: unknown;
}

/**
 * What admins did to a ruling while they led a team of the match that it touches, the first act first: approved, overrode, settled,
 * struck or took back. The journal marks it, and so does the ruling for everybody.
 * @param of the ruling, its post's entry and the place of its text in it
 */
export async function readOwnActs(
  weekId: string,
  of: { readonly rulingId: string; readonly entryId: string; readonly part: number | null },
): Promise<readonly OwnAct[]> {
  const entries = await db.$queryRaw<Entry[]>`
    SELECT "id", "kind", "at", "actor", "payload" FROM "JournalEntry"
    WHERE "weekId" = ${weekId}::uuid AND "payload"->>'ownMatch' IS NOT NULL ORDER BY "seq"`;
  const touching = new Set<string>([of.entryId]);
  const found = entries.flatMap(({ id, kind, at, actor, payload }) => {
    const { ownMatch, ruling, rulings, target, part } = kept.parse(payload);
    const ofText = part === undefined || part === null || of.part === null || part === of.part;
    const touches = ruling === of.rulingId || rulings?.includes(of.rulingId) || (touching.has(target ?? '') && ofText);
    if (!touches && id !== of.entryId) return [];
    touching.add(id);
    return [{ kind, by: actor, at: at.toISOString(), team: ownMatch }];
  });
  if (found.length === 0) return [];
  const [people, teams] = await Promise.all([
    readPeople(found.map(({ by }) => by)),
    db.team.findMany({
      where: { season: { weeks: { some: { id: weekId } } }, key: { in: found.map(({ team }) => team) } },
      select: { key: true, name: true },
    }),
  ]);
  return found.map((act) => ({
    ...act,
    by: people(act.by),
    team: { key: act.team, name: teams.find(({ key }) => key === act.team)?.name ?? act.team },
  }));
}
