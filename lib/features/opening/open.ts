import 'server-only';
import { type AuditBy, note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { holdMaker } from '../../platform/auth/link-maker';
import { refusal } from '../../platform/auth/policy';
import { db, type Tx } from '../../platform/db/client';
import { createSeason } from '../../record/week/season';
import { mistake, ok, type Result } from '../../result';
import { type Draft, gone, readDraft } from './draft';
import { planOpening } from './plan';

/**
 * Opens the season that a draft describes, if it would open as it was shown. The season, the leaders' roles, the entry of the audit
 * log and the end of the draft are one transaction; the same form again gets the season that it opened.
 * @param saw what the last page named; anything else is `stale`
 * @returns the key of the season; or `not-found`, `incomplete`, `stale`, `taken`, `forbidden` (disabled or moved down meanwhile)
 */
export async function openDraft(
  by: AuditBy & { readonly actor: Actor },
  look: { readonly id: string; readonly saw: string },
): Promise<Result<string>> {
  const done = await openNow(by, look);
  if (done.ok) return done;
  // The same form may have opened it before, or at this very moment: whatever stands in its way then is what it did itself.
  const before = await openedBy(by);
  return before === null ? done : ok(before);
}

async function openNow(
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
  if (plan.value.saw !== saw) return STALE;
  const opened = await createSeason({
    key: draft.key,
    name: draft.name,
    setup,
    timeZone: draft.timeZone,
    phaseHours: draft.phaseHours,
    publicBeacon: draft.publicBeacon,
    teams: Object.fromEntries(Object.entries(leaders).map(([team, leaderId]) => [team, { leaderId }])),
    actor: { ...by.actor, season: draft.key, team: null },
    alongside: (tx) => finish(tx, by, draft, leaders),
  });
  return opened.ok ? ok(draft.key) : opened;
}

const STALE = mistake('stale', 'It would open otherwise than it was shown.', { next: 'Look at it again.' });

/** The key of the season that this very form has opened; null: it has opened none. */
async function openedBy({ actor, key }: AuditBy & { readonly actor: Actor }): Promise<string | null> {
  if (key === undefined) return null;
  const row = await db.auditEntry.findUnique({ where: { idempotencyKey: key }, select: { actor: true, after: true } });
  return row?.actor === actor.key ? row.after : null;
}

async function finish(
  tx: Tx,
  by: AuditBy & { readonly actor: Actor },
  { id, key, name, updatedAt }: Draft,
  leaders: Readonly<Record<string, string | null>>,
): Promise<Result<null>> {
  const maker = await holdMaker(tx, by.actor.key);
  const refused = maker === null ? OVER : refusal(maker, 'open-season');
  if (refused !== null) return { ok: false, problem: refused };
  // Just the draft that was looked at: a step that was kept since then makes it another.
  const { count } = await tx.seasonDraft.deleteMany({ where: { id, updatedAt: new Date(updatedAt) } });
  if (count === 0) return STALE;
  // A player who leads a team from now on is a leader.
  const led = Object.values(leaders).filter((leader) => leader !== null);
  await tx.user.updateMany({ where: { id: { in: led }, role: 'player' }, data: { role: 'leader' } });
  await note(tx, by, { kind: 'open-season', subject: name, after: key });
  return ok(null);
}

const OVER = { code: 'forbidden', message: 'Your account was disabled.', next: 'Ask an owner of the site.' };
