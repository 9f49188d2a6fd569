import 'server-only';
import { QUICKNET } from '../../engine/dice/quicknet';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { askRound, mayAsk } from '../../platform/beacon/ask';
import { db } from '../../platform/db/client';
import { append } from '../../record/week/append';
import { beaconIn, enterRound, goWithout, namedIn } from '../../record/week/beacon';
import { loadFolded } from '../../record/week/load';
import { mistake, ok, type Result } from '../../result';
import type { BeaconPage } from './model';
import { appendHere } from './order';
import { openRoom } from './place';

/** The public beacon in the control room: whether the season uses it, and the round that a week waits for. */

/** What an admin sees of it; null: there is no such season. */
export async function readBeacon(season: string): Promise<BeaconPage | null> {
  const [row, room] = await Promise.all([
    db.season.findUnique({ where: { key: season }, select: { publicBeacon: true, timeZone: true, endedAt: true } }),
    openRoom(season),
  ]);
  if (row === null || row.endedAt !== null || !room.ok) return null;
  const { journal, week } = room.value.week;
  const named = namedIn(journal);
  const end = beaconIn(journal);
  return {
    uses: row.publicBeacon,
    zone: row.timeZone,
    week: week + 1,
    asks: mayAsk(),
    named: named && {
      round: named.round,
      publishedAt: named.at,
      address: `https://api.drand.sh/${QUICKNET.chain}/public/${named.round}`,
      state: end === null ? 'awaited' : 'randomness' in end ? 'entered' : 'without',
    },
  };
}

/** Says whether the dice of a season's weeks use the beacon, from the next Results on. @returns `not-found`, `nothing` */
export const setBeacon = (season: string, uses: boolean, by: AuditBy): Promise<Result<boolean>> =>
  audited<boolean>(
    by,
    async (tx) => {
      const [row] = await tx.$queryRaw<{ id: string; publicBeacon: boolean }[]>`
        SELECT "id", "publicBeacon" FROM "Season" WHERE "key" = ${season} FOR UPDATE`;
      if (row === undefined) return mistake('not-found', 'There is no such season.');
      if (row.publicBeacon === uses) return mistake('nothing', 'It is so already.', { next: 'Open the page again.' });
      await tx.season.update({ where: { id: row.id }, data: { publicBeacon: uses } });
      const [before, after] = [beaconWords(row.publicBeacon), beaconWords(uses)];
      return ok({ value: uses, told: { kind: 'set-beacon', subject: season, before, after } });
    },
    () => ok(uses),
  );

const beaconWords = (uses: boolean): string => (uses ? 'with a public beacon' : 'without one');

/** Enters the round that the week waits for. @returns `unnamed`, `nothing`, `beacon` (drand published something else) */
export async function enterBeacon(
  actor: SeasonActor,
  given: { readonly randomness: string; readonly signature: string },
  key: string,
): Promise<Result<{ week: number }>> {
  const done = await appendHere(actor, key, (seen) => enterRound(seen, given));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** Asks drand for it, and enters it. @returns as `enterBeacon`, and `off`, `unreachable`, `refused` */
export async function fetchBeacon(actor: SeasonActor, key: string): Promise<Result<{ week: number }>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const named = namedIn(room.value.week.journal);
  if (named === null) return mistake('unnamed', 'No round of the public beacon is named.');
  const asked = await askRound(named.round);
  return asked.ok ? enterBeacon(actor, asked.value, key) : asked;
}

/** Lets the week close without the round. @returns `unnamed`, `nothing`, `own-match` */
export async function forgoBeacon(actor: SeasonActor, because: string, key: string): Promise<Result<{ week: number }>> {
  const done = await appendHere(actor, key, (seen) => goWithout(seen, because));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/**
 * Enters rounds by itself for the weeks that wait for one, where a drand server is named.
 * @param now rounds that are published by then are asked for
 * @returns for each such week what came of it
 */
export async function enterDueBeacons(
  now: Date,
): Promise<readonly { readonly season: string; readonly result: Result<unknown> }[]> {
  if (!mayAsk()) return [];
  const rows = await db.week.findMany({
    where: { phase: 'Results', season: { endedAt: null }, entries: { some: { kind: 'beacon-round' } } },
    select: { number: true, season: { select: { key: true } } },
  });
  const done: { season: string; result: Result<unknown> }[] = [];
  for (const { number, season } of rows) {
    const where = { season: season.key, week: number };
    const week = await loadFolded(where);
    const named = week.ok ? namedIn(week.value.journal) : null;
    if (!week.ok || named === null || beaconIn(week.value.journal) !== null) continue;
    if (Date.parse(named.at) > now.getTime()) continue;
    const asked = await askRound(named.round);
    const result = asked.ok
      ? await append({ where, actor: 'clock', entries: (seen) => enterRound(seen, asked.value) })
      : asked;
    done.push({ season: season.key, result });
  }
  return done;
}
