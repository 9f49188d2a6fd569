import { isDeepStrictEqual } from 'node:util';
import { chainSeed } from '../../engine/dice/chain';
import { unseal } from '../../engine/dice/seal';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';
import { AT_LEISURE, TRANSACTION, type Tx } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { type Bidding, hiresOf, holdBids } from '../market/bids';
import { appendWithin, type Done } from './append';
import { beaconBarrier, namingRound } from './beacon';
import { learn } from './cache';
import type { FoldedWeek } from './fold';
import { takeIn } from './league';
import { noSuchWeek } from './load';
import { mixAfter } from './nonces';
import { openWeek, SEASON_ROW, type SeasonRow } from './opening';
import { roundRobin } from './pairing';
import { leagueOf } from './projection/write';
import type { Recorded } from './record';
import { closesOnSchedule, type Schedule } from './schedule';
import type { Act, Advance, Appended, Due } from './types';

/**
 * Goes on to a later phase; with `Week`, closes the week, reveals its seed and opens the next one, all in one transaction.
 * @returns what came of it, or `not-found`, `closed`, `stale`, `repeated`, `order` (a phase that is not ahead), `matches`, `beacon` (its round is not
 *   entered)
 *   (a team that is unknown or plays two), `chain` (the season's seeds are used up); of one that is `due` also `not-due` (it is so
 *   no more, or the season stands still) and `waits` (for an admin)
 */
export async function advance(act: Advance): Promise<Result<Appended>> {
  const done = await rollingBack<Advanced>(
    async (tx) => {
      // Whoever pauses the season meanwhile waits until this is done, or this sees the pause.
      if (act.due) await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${act.where.season} FOR SHARE`;
      const season = await readSeason(tx, act.where.season);
      if (!season) return noSuchWeek(act.where);
      if (act.due && (!season.clockActs || season.pausedAt !== null)) {
        return mistake('not-due', `Season ${season.key} does not go on by itself.`);
      }
      const leaders = await readLeaders(tx, season.id);
      const bidding = await holdBids(tx, season);
      const advanced = await appendWithin(tx, asAct(act, season, leaders, bidding));
      if (!advanced.ok) return advanced;
      const { recorded } = advanced.value;
      if (!recorded || act.to !== 'Week') return ok({ ...advanced.value, next: null });
      const next = await openNext(tx, season, recorded, { ...act, leaders, pairs: act.due !== undefined });
      return next.ok ? ok({ ...advanced.value, next: next.value.week }) : next;
      // A week may open with thousands of mercs that were imported.
    },
    act.to === 'Week' ? AT_LEISURE : TRANSACTION,
  );
  if (!done.ok) return done;
  for (const week of [done.value.recorded?.week, done.value.next]) if (week) learn(week);
  return ok(done.value.appended);
}

type Advanced = Done & { readonly next: FoldedWeek | null };

/** What opening further weeks needs of a season. */
export const readSeason = (tx: Tx, key: string): Promise<SeasonRow | null> =>
  tx.season.findUnique({
    where: { key },
    select: SEASON_ROW,
  });

/** Who leads which team now, by the team's key; a team that nobody leads is not among them. */
export async function readLeaders(tx: Tx, seasonId: string): Promise<Leaders> {
  const teams = await tx.team.findMany({
    where: { seasonId },
    select: { key: true, leader: { select: { name: true } } },
  });
  return Object.fromEntries(teams.flatMap(({ key, leader }) => (leader ? [[key, leader.name]] : [])));
}
type Leaders = Readonly<Record<string, string>>;

function asAct(act: Advance, season: SeasonRow, leaders: Leaders, bidding: Bidding | null): Act {
  const { to, because } = act;
  return {
    ...act,
    entries: ({ view, now, week }) => {
      const early = act.due ? notDue(view, act.due, act, season, now) : null;
      if (early) return early;
      if (view.phase !== 'Closed' && !isAhead(view.phase, to)) {
        return mistake('order', `Week ${view.week} is in ${view.phase}, and ${to} is not ahead of it.`, {
          next: 'Open the page again.',
        });
      }
      const barred = to === 'Week' ? beaconBarrier(week, season.publicBeacon) : null;
      if (barred !== null) {
        return mistake(act.due ? 'waits' : 'beacon', barred, {
          next: 'Enter it in the control room once it is published, or say there why you go on without it.',
        });
      }
      const closesAt = act.closesAt === undefined ? closesBy(to, season, now) : act.closesAt;
      const begins = to !== 'Wartime' && !view.rostersLocked && Object.keys(leaders).length > 0;
      const why = because ? { because } : {};
      const named = to === 'Results' && season.publicBeacon ? namingRound(week.journal, closesAt, now) : null;
      return ok([
        ...(bidding === null ? [] : hiresOf(bidding, week.record)),
        ...(named === null ? [] : [named]),
        { kind: 'advance', to, closesAt, ...(begins ? { leaders } : {}), ...why },
      ]);
    },
  };
}

/** Why the clock does not do what it meant to, by what is found once the week is held; null: it does. */
function notDue(view: View, due: Due, { to }: Advance, season: SeasonRow, now: string): Result<never> | null {
  const { phase, closesAt } = view;
  if (phase !== due.phase || closesAt !== due.closesAt || Date.parse(due.closesAt) > Date.parse(now)) {
    return mistake('not-due', `Week ${view.week} is not due any more.`);
  }
  const waits = to === 'Week' ? waitsForAdmin(view, season) : null;
  return waits === null ? null : mistake('waits', waits);
}

/** Why the clock does not close a week at its last deadline, for admins; null: it does. */
export function waitsForAdmin(
  { matches }: Pick<View, 'matches'>,
  { clockPairs }: Pick<SeasonRow, 'clockPairs'>,
): string | null {
  if (matches.some(({ winner }) => winner === null)) return 'A match has no winner yet.';
  return clockPairs ? null : 'You name the next week’s matches as you close this one.';
}

const isAhead = (phase: Phase, to: Advance['to']): boolean =>
  to === 'Week' || PHASES.indexOf(to) > PHASES.indexOf(phase);

/** When the phase that `to` opens closes, as the season's calendar or its hours have it. */
export const closesBy = (to: Advance['to'], season: Schedule, now: string): string | null =>
  closesOnSchedule(to === 'Week' ? 'Peacetime' : to, season, now);

interface Pairs {
  /** Who leads the teams as the next week opens. */
  readonly leaders?: Leaders;
  /** The next week's matches are the round robin's, of all teams that play in it. */
  readonly pairs?: boolean;
}

/** Shows the seed of the week that has just closed, and opens the next one with what it left. */
export async function openNext(
  tx: Tx,
  season: SeasonRow,
  closing: Recorded,
  act: Pick<Advance, 'actor' | 'matches'> & Pairs,
): Promise<Result<Recorded>> {
  const { week, written } = closing;
  const root = unseal(season.chainSealed, season.key);
  await tx.week.update({ where: { id: week.id }, data: { seed: chainSeed(root, season.chainLength, week.week) } });
  const setup = nextSetup(week, act);
  if (!setup.ok) return setup;
  const entry = closing.appended.entries.at(-1);
  if (entry?.kind !== 'advance') throw new Error(`Week ${week.week} was not closed by an advance.`);
  if (!isDeepStrictEqual(setup.value.settings, week.setup.settings)) {
    await tx.season.update({ where: { id: season.id }, data: { settings: setup.value.settings } });
  }
  const { imports } = week.state;
  const ids = imports.length === 0 ? written.ids : await takeIn(tx, season.id, setup.value, week.record, written.ids);
  return openWeek(tx, season, {
    setup: setup.value,
    actor: act.actor,
    now: entry.at,
    closesAt: entry.closesAt,
    mix: mixAfter(week.journal),
    written: { ids, rows: leagueOf(written.rows), revisions: new Map() },
  });
}

/** The teams with the names of those who lead them by now. */
const ledBy = (teams: Setup['teams'], leaders: Leaders): Setup['teams'] =>
  Object.fromEntries(
    Object.entries(teams).map(([key, team]) => [key, { ...team, leader: leaders[key] ?? team.leader }]),
  );

/** What the week leaves, with the matches that are given; matches that cannot be played are a mistake. */
function nextSetup(
  week: FoldedWeek,
  { matches, pairs, leaders = {} }: Pick<Advance, 'matches'> & Pairs,
): Result<Setup> {
  const closed = mercenaries.setup.parse(mercenaries.close(week.state));
  const left = { ...closed, teams: ledBy(closed.teams, leaders) };
  const next = pairs ? roundRobin(Object.keys(left.teams), left.week, left.matches[0]?.tier ?? 'High') : matches;
  if (!next) return ok(left);
  const read = mercenaries.setup.safeParse({ ...left, matches: [...next] });
  if (read.success) return ok(read.data);
  return mistake('matches', read.error.issues[0]?.message ?? 'These matches cannot be played.', { field: 'matches' });
}
