import 'server-only';
import { z } from 'zod';
import { note } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { asText, type Fields } from './parts';

/**
 * What a leader typed on the desk and did not send: the post's text, and of the other parts what differs from what is saved. It is seen
 * by its author alone: no other role, page or feed reads this table, and no order comes of it.
 */
export interface Typed {
  readonly text: string;
  /** When it was kept last (ISO); null: there is nothing. */
  readonly at: string | null;
  /** By part; those of another week are gone with it. */
  readonly parts: Readonly<Record<string, KeptPart>>;
}
interface KeptPart {
  readonly fields: Fields;
  readonly at: string;
}

const keptSchema = z.object({
  week: z.int(),
  parts: z.record(z.string(), z.object({ fields: z.record(z.string(), z.array(z.string())), at: z.string() })),
});

/** Characters that one desk may hold unsent beside its post. */
const MOST = 60_000;

const rowOf = (actor: SeasonActor, team: string) =>
  db.draft.findFirst({ where: { userId: actor.id, team: { key: team, season: { key: actor.season } } } });

function partsAt(typed: unknown, week: number): Readonly<Record<string, KeptPart>> {
  const read = keptSchema.safeParse(typed);
  return read.success && read.data.week === week ? read.data.parts : {};
}

/** @returns what this leader typed and did not send, of a week. */
export async function readTyped(actor: SeasonActor, team: string, week: number): Promise<Typed> {
  // What was kept before somebody else could have come by the account stays sealed with the orders.
  const row = actor.sealed ? null : await rowOf(actor, team);
  if (row === null) return { text: '', at: null, parts: {} };
  return { text: row.text, at: row.updatedAt.toISOString(), parts: partsAt(row.typed, week) };
}

/**
 * Keeps what was typed on a desk. The audit log has that there is something, not each time that it is kept anew, and never what.
 * @param text the post's; absent: it stays as it was
 * @param parts the others, each whole; what is not among them is forgotten
 * @returns when it was kept (ISO)
 */
export async function keepTyped(
  actor: SeasonActor,
  team: string,
  {
    week,
    text,
    parts,
  }: { readonly week: number; readonly text?: string; readonly parts: Readonly<Record<string, Fields>> },
): Promise<Result<string>> {
  const owner = await db.team.findFirst({
    where: { key: actor.team === team ? team : '', season: { key: actor.season } },
    select: { id: true },
  });
  if (owner === null) return mistake('no-team', 'You lead no team in this season.');
  if (JSON.stringify(parts).length > MOST) {
    return mistake('too-long', 'More stands in the fields than can be kept.', { next: 'Send some of it first.' });
  }
  const now = new Date();
  const at = now.toISOString();
  await db.$transaction(async (tx) => {
    const where = { userId_teamId: { userId: actor.id, teamId: owner.id } };
    const row = await tx.draft.findUnique({ where });
    const had = partsAt(row?.typed, week);
    const kept = Object.entries(parts).map(([part, fields]) => {
      const before = Object.hasOwn(had, part) ? had[part] : undefined;
      return [part, before && asText(before.fields) === asText(fields) ? before : { fields, at }] as const;
    });
    const words = (text ?? row?.text ?? '').replace(/\r\n?/g, '\n');
    const has = words.trim() !== '' || kept.length > 0;
    const typed = { week, parts: Object.fromEntries(kept) };
    if (has) {
      const data = { text: words.trim() === '' ? '' : words, typed: JSON.parse(JSON.stringify(typed)) };
      await tx.draft.upsert({ where, create: { userId: actor.id, teamId: owner.id, ...data }, update: data });
    } else if (row !== null) await tx.draft.delete({ where });
    if (has !== (row !== null)) await note(tx, { actor }, { kind: 'draft', subject: team });
  });
  return ok(at);
}
