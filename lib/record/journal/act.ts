import type { Actor } from '../../platform/auth/actor';
import { SEATS } from '../../platform/auth/seats';
import type { Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { clockOr, laterThan, type Tail } from './clock';

/** How one thing that somebody does comes into a stream, whether it is a week's or a table's. */

/** Who does it. `clock`: nobody did, it was time. */
export type Doer = Actor | 'clock';
const NOBODY = { key: '', role: 'player', season: null, team: null } as const;
/** As journals name them. */
export const keyOf = (actor: Doer): string => (actor === 'clock' ? 'clock' : actor.key);

/** Where the act is that came with the same idempotency key before. */
export interface FirstTime {
  readonly stream: string;
  readonly act: number;
}

/** A stream as an act finds it. */
export interface Client<Held extends Tail, Done> {
  /** Locks the stream's row and brings it up to date: nobody else appends to it before the transaction ends. */
  hold(): Promise<Result<Held>>;
  /** What an act with the same key came to when it came first. */
  again(held: Held, first: FirstTime): Promise<Done>;
  /** Makes the entries of what is held, or refuses, and writes them with all that follows of them. */
  record(held: Held, now: string): Promise<Result<Done>>;
}

/**
 * Does one act on a stream: lock, clock, the same form again, and only then the act itself.
 * @param key a form's own: sent again it gets the first act's result, and nothing is appended
 * @returns the client's own mistakes, `repeated` (a key that somebody else used), and `forbidden` where who acts may less now than
 *   when the page was asked for
 */
export async function actOn<Held extends Tail, Done>(
  tx: Tx,
  actor: Doer,
  key: string | undefined,
  client: Client<Held, Done>,
): Promise<Result<Done>> {
  const held = await client.hold();
  if (!held.ok) return held;
  const { now, stream, act, by, may } = await readClock(tx, key, actor);
  if (!may) return CHANGED;
  if (stream === null || act === null) {
    return client.record(held.value, laterThan(held.value, clockOr(now).getTime()));
  }
  if (by === keyOf(actor)) return ok(await client.again(held.value, { stream, act }));
  return mistake('repeated', 'This form was sent before, by somebody else.', { next: 'Open the page again.' });
}

const CHANGED = mistake('forbidden', 'What you may do here has changed while this was under way: nothing was saved.', {
  next: 'Open the page again.',
});

interface ClockRow {
  readonly now: Date;
  /** Who acts is not disabled, has the role that they came with, and leads the team that they act for. */
  readonly may: boolean;
  readonly stream: string | null;
  readonly act: number | null;
  readonly by: string | null;
}

/**
 * The clock, read once a lock is held, the act that has `key`, and whether who acts may still do so: one query. Whoever waited
 * for the lock may have been disabled meanwhile, or have lost a role or a team.
 */
async function readClock(tx: Tx, key: string | undefined, actor: Doer): Promise<ClockRow> {
  const { key: who, role, season, team } = actor === 'clock' ? NOBODY : actor;
  const [clock] = await tx.$queryRaw<ClockRow[]>`
    SELECT date_trunc('milliseconds', clock_timestamp()) AS "now", "stream", "act", "actor" AS "by",
      "User"."id" IS NULL OR ("disabledAt" IS NULL AND "role" >= ${role}::"Role" AND (${team}::text IS NULL OR EXISTS (
        SELECT FROM ${SEATS} AS "Seat" JOIN "Season" ON "Season"."id" = "Seat"."seasonId"
        WHERE "Seat"."userId" = "User"."id" AND "Seat"."key" = ${team}
          AND (${season}::text IS NULL OR "Season"."key" = ${season})
      ))) AS "may"
    FROM (SELECT 1) AS "one" LEFT JOIN "JournalEntry" ON "idempotencyKey" = ${key ?? null}
      LEFT JOIN "User" ON "User"."key" = ${who}`;
  if (!clock) throw new Error('The database gave no time.');
  return clock;
}
