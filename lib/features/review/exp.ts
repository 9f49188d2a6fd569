import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { type ExpRequestLine, readExpRequests } from '../../record/exp/requests';
import { appendWithin } from '../../record/week/append';
import { learn } from '../../record/week/cache';
import type { AskedBy } from '../../record/week/confirm';
import type { Act, Appended } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { type Ordered, orderWith } from './order';
import { ownNote } from './own';

/** Requests to spend EXP, as an admin answers them. */

export interface ExpDesk {
  readonly zone: string;
  readonly open: readonly ExpRequestLine[];
  readonly answered: readonly ExpRequestLine[];
}
export async function readExpDesk(season: string): Promise<ExpDesk> {
  const [row, open, answered] = await Promise.all([
    db.season.findUnique({ where: { key: season }, select: { timeZone: true } }),
    readExpRequests(db, season, { open: true, take: 200 }),
    readExpRequests(db, season, { open: false, take: 50 }),
  ]);
  return { zone: row?.timeZone ?? 'UTC', open, answered };
}

const GONE = mistake('not-found', 'There is no such request.');
const ANSWERED = mistake('answered', 'That request was answered already.', { next: 'Open the page again.' });

/**
 * Grants a request: the EXP are spent, as an entry with the leader's words, in the transaction that marks the request. What the merc
 * or its ability becomes is adjusted besides.
 * @param exp what it costs, which an admin may change
 * @returns the order's own mistake: `not-found`, `answered`, `no-merc` (the team has it no more), `exp` (it has not so much any more)
 */
export async function grantExp(
  actor: SeasonActor,
  form: AskedBy,
  { id, exp, note }: { readonly id: string; readonly exp: number; readonly note: string },
): Ordered {
  const row = await db.expRequest.findFirst({
    where: { id, team: { season: { key: actor.season } } },
    select: {
      ...{ kind: true, words: true, answer: true },
      team: { select: { key: true } },
      mercenary: { select: { key: true } },
    },
  });
  if (row === null) return GONE;
  if (row.answer !== null && row.answer !== 'granted') return ANSWERED;
  const { key: merc } = row.mercenary;
  const because = [`${row.kind}: ${row.words}`, note].filter(Boolean).join(' ');
  return orderWith<{ own: ActPreview['own'] }>(actor, form, {
    order: { act: 'exp', id, exp, note },
    entries: ({ record }) => {
      const found = record.mercs[merc];
      if (found?.team !== row.team.key) return mistake('no-merc', 'The merc has left the team that asks.');
      if (exp > found.exp) {
        return mistake('exp', `${found.name} has ${found.exp} EXP by now.`, { field: 'exp' });
      }
      return ok([{ kind: 'adjust', merc, exp: -exp, because }]);
    },
    more: async (week, made) => ok({ own: await ownNote(week, actor, made) }),
    save: (act) => saveGrant(act, id),
  });
}

async function saveGrant(act: Act, id: string): Promise<Result<Appended>> {
  const done = await rollingBack(async (tx) => {
    const entered = await appendWithin(tx, act);
    if (!entered.ok || entered.value.recorded === null) return entered;
    const { count } = await tx.expRequest.updateMany({
      where: { id, answer: null },
      data: { answer: 'granted', answeredAt: await clockOf(tx) },
    });
    return count === 1 ? entered : ANSWERED;
  });
  if (!done.ok) return done;
  if (done.value.recorded) learn(done.value.recorded.week);
  return ok(done.value.appended);
}

/** Refuses a request with a reason that its team reads. @returns `not-found`, `answered` */
export const refuseExp = (
  by: AuditBy & { readonly actor: SeasonActor },
  { id, because }: { readonly id: string; readonly because: string },
): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const row = await tx.expRequest.findFirst({
        where: { id, team: { season: { key: by.actor.season } } },
        select: { answer: true, kind: true, mercenary: { select: { name: true } } },
      });
      if (row === null) return GONE;
      const { count } = await tx.expRequest.updateMany({
        where: { id, answer: null },
        data: { answer: 'refused', because, answeredAt: await clockOf(tx) },
      });
      if (count === 0) return ANSWERED;
      return ok({ value: null, told: { kind: 'refuse-exp', subject: row.mercenary.name, before: row.kind, because } });
    },
    () => ok(null),
  );
