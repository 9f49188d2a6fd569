import 'server-only';
import { type AuditBy, note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { createSeason } from '../../record/week/season';
import { mistake, ok, type Result } from '../../result';
import { gone, readDraft } from './draft';
import { planOpening } from './plan';

/**
 * Opens the season that a draft describes, if it would open as it was shown.
 * @param saw what the last page named; anything else is `stale`
 * @returns the key of the season; or `not-found`, `incomplete`, `stale`, `taken`
 */
export async function openDraft(
  by: AuditBy & { readonly actor: Actor },
  { id, saw }: { readonly id: string; readonly saw: string },
): Promise<Result<string>> {
  const draft = await readDraft(id);
  if (draft === null) return gone();
  const plan = await planOpening(draft);
  if (!plan.ok) return plan;
  const { setup, lacks, leaders } = plan.value;
  const [lack] = lacks;
  if (lack !== undefined) return mistake('incomplete', lack.text, { next: 'Put it right, and open it then.' });
  if (plan.value.saw !== saw) {
    return mistake('stale', 'It would open otherwise than it was shown.', { next: 'Look at it again.' });
  }
  const opened = await createSeason({
    key: draft.key,
    name: draft.name,
    setup,
    timeZone: draft.timeZone,
    phaseHours: draft.phaseHours,
    teams: Object.fromEntries(Object.entries(leaders).map(([team, leaderId]) => [team, { leaderId }])),
    actor: { ...by.actor, season: draft.key, team: null },
  });
  if (!opened.ok) return opened;
  await db.$transaction(async (tx) => {
    await tx.seasonDraft.deleteMany({ where: { id } });
    // A player who leads a team from now on is a leader.
    const led = Object.values(leaders).filter((leader) => leader !== null);
    await tx.user.updateMany({ where: { id: { in: led }, role: 'player' }, data: { role: 'leader' } });
    await note(tx, by, { kind: 'open-season', subject: draft.name });
  });
  return ok(draft.key);
}
