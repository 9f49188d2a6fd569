import 'server-only';
import { createHash } from 'node:crypto';
import { BY_CHANCE } from '../../engine/rules/kernel/dice';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../engine/rules/mercenaries/entry';
import type { SeasonActor } from '../../platform/auth/actor';
import { eyesOf } from '../../platform/auth/actor';
import { seatsOf } from '../../platform/auth/seats';
import { db, type Tx } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import type { TeamName } from '../../record/views/model';
import { append, appendWithin } from '../../record/week/append';
import { learn } from '../../record/week/cache';
import { refuseEnded } from '../../record/week/ended';
import { hold } from '../../record/week/hold';
import { loadWeek } from '../../record/week/load';
import type { LoadedWeek, Seen } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';

/** Mercs that leave a team: let go, or traded with both leaders' consent. Offers stand between two teams until one is accepted. */

type Order = Extract<NewEntry, { kind: 'release' | 'trade' }>;

/** The rules' own reason why they would refuse an order; null: they would not. */
function refusalBy(state: Seen['state'], order: Order, now: string, seq: number): Result<never> | null {
  const entry: Entry = { ...order, id: 'order', seq, at: now, actor: '' };
  const after = mercenaries.step(state, entry, BY_CHANCE);
  const refused = mercenaries
    .rulings(after)
    .findLast(({ entry: of, outcome }) => of === 'order' && outcome === 'Rejected');
  if (refused === undefined) return null;
  return mistake('refused', refused.reason, {
    next: refused.cites.length > 0 ? `By the rules: ${refused.cites.join(', ')}.` : undefined,
  });
}

const NO_TEAM = mistake('no-team', 'You act for no team of this season.');

/** Lets a merc of the own team go. @returns its name; or `no-team`, `refused` with the rules' reason, or what `append` returns */
export async function releaseMerc(
  actor: SeasonActor,
  merc: string,
  key: string,
): Promise<Result<{ readonly name: string }>> {
  const { team } = actor;
  if (team === null) return NO_TEAM;
  const order: Order = { kind: 'release', by: team, merc };
  let name = merc;
  const done = await append({
    where: { season: actor.season },
    actor,
    idempotencyKey: key,
    entries: ({ state, view, now, seq }) => {
      name = view.mercs[merc]?.name ?? merc;
      return refusalBy(state, order, now, seq + 1) ?? ok([order]);
    },
  });
  return done.ok ? ok({ name }) : done;
}

export interface NewOffer {
  readonly to: string;
  readonly gives: readonly string[];
  readonly gets: readonly string[];
  /** What the own team pays; below zero: what it is paid. */
  readonly gp: number;
}

/** Offers of one team that are open in a week at most. */
const MOST_OFFERS = 20;

/**
 * Offers another team a trade. Nothing changes hands until somebody of the other team accepts it.
 * @returns `no-team`, `no-other`, `refused` with the rules' reason, `many`, `ended`, `closed`, `held`
 */
export const offerTrade = (
  actor: SeasonActor,
  offer: NewOffer,
  key: string,
): Promise<Result<{ readonly name: string }>> =>
  rollingBack(async (tx) => {
    const held = await hold(tx, { season: actor.season });
    if (!held.ok) return held;
    const { week } = held.value;
    const ended = await refuseEnded(tx, week.season.id);
    if (ended) return ended;
    const seats = await seatsOf(tx, actor.season, actor.id);
    if (actor.team === null || !seats.includes(actor.team)) return NO_TEAM;
    const other = Object.hasOwn(week.record.teams, offer.to) ? week.record.teams[offer.to] : undefined;
    if (other === undefined) return mistake('no-other', 'There is no such team.', { field: 'to' });
    const now = await clockOf(tx);
    const refused = refusalBy(week.state, orderOf(actor.team, offer), now.toISOString(), week.seq + 1);
    if (refused) return refused;
    const [fromId, toId] = await Promise.all([actor.team, offer.to].map((key) => idOf(tx, week.season.id, key)));
    if (fromId === undefined || toId === undefined) return NO_TEAM;
    const id = idFrom(key);
    // The same form once more.
    if ((await tx.tradeOffer.count({ where: { id, fromId } })) > 0) return ok({ name: other.name });
    if ((await tx.tradeOffer.count({ where: { weekId: week.id, fromId, answer: null } })) >= MOST_OFFERS) {
      return mistake('many', `Your team has ${MOST_OFFERS} open offers: withdraw one first.`);
    }
    const { gives, gets, gp } = offer;
    await tx.tradeOffer.create({
      data: { id, weekId: week.id, fromId, toId, gives: [...gives], gets: [...gets], gp, by: actor.key, at: now },
      select: { id: true },
    });
    return ok({ name: other.name });
  });

/** A form's key as the id of what it makes, so that the same form makes it once. */
const idFrom = (key: string): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const orderOf = (by: string, { to, gives, gets, gp }: NewOffer): Extract<Order, { kind: 'trade' }> => ({
  ...{ kind: 'trade', by, with: to, gp },
  gives: [...gives],
  gets: [...gets],
});

const idOf = async (tx: Tx, seasonId: string, key: string): Promise<string> =>
  (await tx.team.findUniqueOrThrow({ where: { seasonId_key: { seasonId, key } }, select: { id: true } })).id;

export type Answer = 'accepted' | 'declined' | 'withdrawn';

/**
 * Answers an offer: the team that it was made to accepts or declines it, the one that made it withdraws it. Accepting enters the
 * trade in the same transaction, or does nothing.
 * @returns `not-found` (no such offer of this week to this team), `answered`, `refused` with the rules' reason by now
 */
export async function answerOffer(
  actor: SeasonActor,
  { id, answer }: { readonly id: string; readonly answer: Answer },
  key: string,
): Promise<Result<null>> {
  let recorded: Parameters<typeof learn>[0] | null = null;
  const done = await rollingBack<null>(async (tx) => {
    const held = await hold(tx, { season: actor.season });
    if (!held.ok) return held;
    const { week } = held.value;
    const ended = await refuseEnded(tx, week.season.id);
    if (ended) return ended;
    const seats = await seatsOf(tx, actor.season, actor.id);
    if (actor.team === null || !seats.includes(actor.team)) return NO_TEAM;
    const own = { key: actor.team };
    const row = await tx.tradeOffer.findFirst({
      where: { id, weekId: week.id, ...(answer === 'withdrawn' ? { from: own } : { to: own }) },
      select: {
        answer: true,
        gives: true,
        gets: true,
        gp: true,
        from: { select: { key: true } },
        to: { select: { key: true } },
      },
    });
    if (row === null) return mistake('not-found', 'There is no such offer any more.');
    if (row.answer === answer) return ok(null);
    if (row.answer !== null) return mistake('answered', `That offer was ${row.answer} already.`);
    if (answer === 'accepted') {
      const order = orderOf(row.from.key, { ...row, to: row.to.key });
      const entered = await appendWithin(tx, {
        where: { season: actor.season },
        actor,
        idempotencyKey: key,
        entries: ({ state, now, seq }) => refusalBy(state, order, now, seq + 1) ?? ok([order]),
      });
      if (!entered.ok) return entered;
      recorded = entered.value.recorded?.week ?? null;
    }
    await tx.tradeOffer.update({ where: { id }, data: { answer, answeredAt: await clockOf(tx) } });
    return ok(null);
  });
  if (done.ok && recorded) learn(recorded);
  return done;
}

export interface OfferLine {
  readonly id: string;
  readonly from: TeamName;
  readonly to: TeamName;
  readonly own: boolean;
  readonly gives: readonly string[];
  readonly gets: readonly string[];
  readonly gp: number;
  readonly at: string;
  readonly answer: string | null;
}
export interface TradePage {
  readonly team: TeamName;
  readonly zone: string;
  readonly gp: number;
  readonly week: number;
  readonly own: readonly { readonly key: string; readonly name: string; readonly upkeep: number }[];
  readonly others: readonly {
    readonly team: TeamName;
    readonly mercs: readonly { readonly key: string; readonly name: string }[];
  }[];
  /** The week's offers of and to the team, newest first. */
  readonly offers: readonly OfferLine[];
}

/** What a leader may trade, and the offers between the own team and others. Nobody else reads them. @returns `no-team`, `not-found` */
export async function readTrades(actor: SeasonActor): Promise<Result<TradePage>> {
  const loaded = await loadWeek({ season: actor.season });
  if (!loaded.ok) return loaded;
  const { record, id: weekId, season }: LoadedWeek = loaded.value;
  const team = actor.team === null ? undefined : record.teams[actor.team];
  if (team === undefined) return NO_TEAM;
  const eyes = eyesOf(actor);
  const [row, rows] = await Promise.all([
    db.season.findUniqueOrThrow({ where: { id: season.id }, select: { timeZone: true } }),
    eyes === null
      ? []
      : db.tradeOffer.findMany({
          where: { weekId, OR: [{ from: { key: eyes } }, { to: { key: eyes } }] },
          orderBy: { at: 'desc' },
          take: 100,
          select: {
            ...{ id: true, gives: true, gets: true, gp: true, at: true, answer: true },
            from: { select: { key: true, name: true } },
            to: { select: { key: true, name: true } },
          },
        }),
  ]);
  const free = Object.values(record.mercs).filter(({ assists }) => assists === null);
  const named = (key: string) => record.mercs[key]?.name ?? key;
  return ok({
    team: { key: team.key, name: team.name },
    zone: row.timeZone,
    gp: team.gp,
    week: record.week,
    own: free.filter((merc) => merc.team === team.key).map(({ key, name, upkeep }) => ({ key, name, upkeep })),
    others: Object.values(record.teams)
      .filter(({ key }) => key !== team.key)
      .map(({ key, name }) => ({
        team: { key, name },
        mercs: free.filter((merc) => merc.team === key).map((merc) => ({ key: merc.key, name: merc.name })),
      })),
    offers: rows.map(({ at, gives, gets, ...offer }) => ({
      ...offer,
      ...{ gives: gives.map(named), gets: gets.map(named), at: at.toISOString(), own: offer.from.key === team.key },
    })),
  });
}
