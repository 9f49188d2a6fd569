import { db, TRANSACTION, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { actOn, type FirstTime, keyOf } from '../journal/act';
import { stale, stands } from '../journal/confirm';
import { readEntries } from '../journal/entries';
import { learn } from './cache';
import { refuseClosed } from './closed';
import { refuseEnded } from './ended';
import { door } from './entry';
import type { FoldedWeek } from './fold';
import { type Held, hold } from './hold';
import { ownMatchOf } from './own-match';
import { playsFor } from './plays-for';
import { previewOf } from './preview';
import { readChanged } from './projection/revisions';
import { inOrder, type Recorded, record, writtenOf } from './record';
import type { Act, Appended, LoadedWeek, NewJournalEntry, Seen, Shown } from './types';

/**
 * Appends one act to a week's journal, in one transaction that holds the week: reads the clock, makes the entries of
 * what it sees, folds them, and writes the projections that changed.
 * @returns what came of it, or the act's own mistake, or `not-found`, `closed`, `stale`, `repeated` (a key that somebody
 *   else used), `invalid`, `nothing`
 */
export async function append(act: Act): Promise<Result<Appended>> {
  const done = await db.$transaction((tx) => appendWithin(tx, act), TRANSACTION);
  if (!done.ok) return done;
  if (done.value.recorded) learn(done.value.recorded.week);
  return ok(done.value.appended);
}

/** What an act came to: recorded now, or found from its first time. */
export interface Done {
  readonly recorded: Recorded | null;
  readonly appended: Appended;
}

/** The same as a part of a transaction; who commits it must `learn` the week that was recorded. */
export const appendWithin = (tx: Tx, act: Act): Promise<Result<Done>> =>
  actOn<Held, Done>(tx, act.actor, act.idempotencyKey, {
    hold: () => hold(tx, act.where ?? {}),
    again: async (_, first) => ({ recorded: null, appended: await firstResult(tx, first) }),
    record: async (held, now) => {
      const { week } = held;
      const ended = await refuseEnded(tx, week.season.id);
      if (ended) return ended;
      const seen = seenOf(week, now);
      const entries = act.entries(seen);
      if (!entries.ok) return entries;
      const closed = held.closed ? refuseLate(held, entries.value) : null;
      if (closed) return closed;
      const own = ownMatchOf(week, act.actor, entries.value, await playsFor(tx, week.season, act.actor));
      if (own?.aimed && (await barsOwnMatch(tx, week.season.id))) return barred(week, own.team);
      const moved = act.shown ? elsewise(week, act.shown, seen, entries.value, keyOf(act.actor)) : null;
      if (moved) return moved;
      const made = { ...act, now, entries: entries.value, ownMatch: own?.team };
      const recorded = await record(tx, week, await writtenOf(tx, week), made);
      return recorded.ok ? ok({ recorded: recorded.value, appended: recorded.value.appended }) : recorded;
    },
  });

/** A week as an act finds it. */
export const seenOf = (week: FoldedWeek, now: string): Seen => ({
  ...{ week, now, state: week.state, seq: week.seq },
  // Worth making only for an act that looks at it.
  get view() {
    return week.record;
  },
});

/** Closed weeks are never ruled again, not even for a note, by other rules than they were closed by. */
function refuseLate({ week, ofTheseRules }: Held, entries: readonly NewJournalEntry[]): Result<never> | null {
  const refused = refuseClosed(week.week, entries);
  if (refused !== null || ofTheseRules) return refused;
  return mistake('closed', `Week ${week.week} was closed under another version of the rules: it stays as it is.`);
}

/** Whether the season keeps admins from acts on the matches of the teams that they lead. */
async function barsOwnMatch(tx: Tx, id: string): Promise<boolean> {
  const season = await tx.season.findUniqueOrThrow({ where: { id }, select: { barOwnMatch: true } });
  return season.barOwnMatch;
}

const barred = (week: LoadedWeek, team: string): Result<never> =>
  mistake(
    'own-match',
    `You lead ${week.record.teams[team]?.name ?? team}, and this season keeps admins from acts on their own team’s match.`,
    { next: 'Ask another admin to do it.' },
  );

/** The mistake where something else would come of an act than what was shown; null: it is as it was shown. */
function elsewise(
  week: FoldedWeek,
  { before, viewer, entries }: Shown,
  seen: Seen,
  appended: readonly NewJournalEntry[],
  by: string,
): Result<never> | null {
  const made = entries?.(seen) ?? ok(appended);
  if (!made.ok) return made;
  const would = previewOf(week, made.value, viewer, by, seen.now);
  if (!would.ok) return would;
  return stands(before, would.value) ? null : stale();
}

/** What the first act with the same idempotency key came to. */
async function firstResult(tx: Tx, { stream, act }: FirstTime): Promise<Appended> {
  const week = await tx.week.findUniqueOrThrow({ where: { stream }, select: { id: true, number: true } });
  const stored = await readEntries(tx, door, stream, act - 1);
  const entries = stored.filter((one) => one.act === act).map(({ entry }) => entry);
  const rulings = inOrder(await readChanged(tx, week.id, act));
  return { week: week.number, seq: entries.at(-1)?.seq ?? act, entries, rulings };
}
