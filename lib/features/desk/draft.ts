import 'server-only';
import { note } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';

/** The post's text alone of what a leader typed and did not send; `typed.ts` has the whole. */

const team = (actor: SeasonActor, key: string) =>
  db.team.findFirst({
    where: { key: actor.team === key ? key : '', season: { key: actor.season } },
    select: { id: true },
  });

/** @returns the unposted text of this leader for this team; empty where there is none. */
export async function readDraft(actor: SeasonActor, teamKey: string): Promise<string> {
  // What was kept before somebody else could have come by the account stays sealed with the orders.
  if (actor.sealed) return '';
  const row = await db.draft.findFirst({
    where: { userId: actor.id, team: { key: teamKey, season: { key: actor.season } } },
    select: { text: true },
  });
  return row?.text ?? '';
}

const EMPTY = { path: ['parts'], equals: {} };

/** Keeps a text for later; an empty one forgets it. The audit log has that there is one, not each time that it is kept anew. */
export async function keepDraft(actor: SeasonActor, teamKey: string, text: string): Promise<Result<null>> {
  const row = await team(actor, teamKey);
  if (row === null) return mistake('no-team', 'You lead no team in this season.');
  const where = { userId_teamId: { userId: actor.id, teamId: row.id } };
  await db.$transaction(async (tx) => {
    const had = await tx.draft.count({ where: { userId: actor.id, teamId: row.id } });
    const words = text.trim() === '' ? '' : text;
    if (words === '') await forget(tx, { userId: actor.id, teamId: row.id });
    else
      await tx.draft.upsert({
        where,
        create: { userId: actor.id, teamId: row.id, text: words },
        update: { text: words },
      });
    const has = await tx.draft.count({ where: { userId: actor.id, teamId: row.id } });
    // That there is one, never what it says.
    if (has !== had) await note(tx, { actor }, { kind: 'draft', subject: teamKey });
  });
  return ok(null);
}

type Whose = { userId: string; teamId: string } | { userId: string; team: { key: string; season: { key: string } } };

/** Forgets the text; the row goes with it where nothing else is kept in it. */
async function forget(tx: Pick<typeof db, 'draft'>, whose: Whose): Promise<void> {
  await tx.draft.updateMany({ where: whose, data: { text: '' } });
  await tx.draft.deleteMany({ where: { ...whose, OR: [{ typed: { equals: {} } }, { typed: EMPTY }] } });
}

export const forgetDraft = (actor: SeasonActor, teamKey: string): Promise<void> =>
  forget(db, { userId: actor.id, team: { key: teamKey, season: { key: actor.season } } });
