import 'server-only';
import { createHash } from 'node:crypto';
import type { SeasonActor } from '../../platform/auth/actor';
import { seatsOf } from '../../platform/auth/seats';
import { db } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { type ExpKind, type ExpRequestLine, readExpRequests } from '../../record/exp/requests';
import { refuseEnded } from '../../record/week/ended';
import { hold } from '../../record/week/hold';
import { mistake, ok, type Result } from '../../result';
import { placeOf } from './place';

/** A leader's requests to spend a merc's EXP. */

export interface NewRequest {
  readonly merc: string;
  readonly kind: ExpKind;
  readonly words: string;
  readonly exp: number;
}

/** Open requests of one team at most. */
const MOST_OPEN = 50;

/**
 * Asks for EXP of an own merc to be spent. Nothing changes until an admin grants it.
 * @param key of the form, so that one that is sent twice is one request
 * @returns the merc's name; or `no-team`, `no-merc` (of the own team), `exp` (it has not so much beside what is asked already), `many`,
 *   `ended`, `held`
 */
export const requestExp = (
  actor: SeasonActor,
  { merc, kind, words, exp }: NewRequest,
  key: string,
): Promise<Result<{ readonly name: string }>> =>
  rollingBack(async (tx) => {
    const held = await hold(tx, { season: actor.season });
    if (!held.ok) return held;
    const { record, season } = held.value.week;
    const ended = await refuseEnded(tx, season.id);
    if (ended) return ended;
    const { team } = actor;
    if (team === null || !(await seatsOf(tx, actor.season, actor.id)).includes(team)) {
      return mistake('no-team', 'You act for no team of this season.');
    }
    const found = Object.hasOwn(record.mercs, merc) ? record.mercs[merc] : undefined;
    if (found === undefined || found.team !== team) {
      return mistake('no-merc', 'Your team has no such merc.', { field: 'merc' });
    }
    const id = createHash('sha256')
      .update(key)
      .digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
    const ofTeam = { team: { key: team, seasonId: season.id } };
    if ((await tx.expRequest.count({ where: { id, ...ofTeam } })) > 0) return ok({ name: found.name });
    if ((await tx.expRequest.count({ where: { ...ofTeam, answer: null } })) >= MOST_OPEN) {
      return mistake('many', `Your team has ${MOST_OPEN} open requests: withdraw one first.`);
    }
    const asked = await tx.expRequest.aggregate({
      where: { mercenary: { key: merc, seasonId: season.id }, answer: null },
      _sum: { exp: true },
    });
    const left = found.exp - (asked._sum.exp ?? 0);
    if (exp > left) {
      return mistake('exp', `${found.name} has ${found.exp} EXP, of which ${left} are not asked for already.`, {
        field: 'exp',
      });
    }
    const at = await clockOf(tx);
    await tx.expRequest.create({
      data: {
        ...{ id, kind, words, exp, by: actor.key, at },
        team: { connect: { seasonId_key: { seasonId: season.id, key: team } } },
        mercenary: { connect: { seasonId_key: { seasonId: season.id, key: merc } } },
      },
      select: { id: true },
    });
    return ok({ name: found.name });
  });

/** Withdraws an open request of the own team. @returns `not-found`, `answered` */
export async function withdrawRequest(actor: SeasonActor, id: string): Promise<Result<null>> {
  const row = await db.expRequest.findFirst({
    where: { id, team: { key: actor.team ?? '', season: { key: actor.season } } },
    select: { answer: true },
  });
  if (row === null) return mistake('not-found', 'There is no such request.');
  const { count } = await db.expRequest.updateMany({
    where: { id, answer: null },
    data: { answer: 'withdrawn', answeredAt: new Date() },
  });
  if (count === 1 || row.answer === 'withdrawn') return ok(null);
  return mistake('answered', 'An admin has answered it already.');
}

export interface ExpPage {
  readonly zone: string;
  readonly mercs: readonly { readonly key: string; readonly name: string; readonly exp: number }[];
  readonly open: readonly ExpRequestLine[];
  readonly answered: readonly ExpRequestLine[];
}

export async function readExpPage(actor: SeasonActor): Promise<Result<ExpPage>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { view, team, week } = found.value;
  const [season, open, answered] = await Promise.all([
    db.season.findUniqueOrThrow({ where: { id: week.season.id }, select: { timeZone: true } }),
    readExpRequests(db, actor.season, { team: team.key, open: true, take: 100 }),
    readExpRequests(db, actor.season, { team: team.key, open: false, take: 50 }),
  ]);
  const mercs = Object.values(view.mercs).filter((merc) => merc.team === team.key);
  return ok({
    zone: season.timeZone,
    mercs: mercs.map(({ key, name, exp }) => ({ key, name, exp })),
    open,
    answered,
  });
}
