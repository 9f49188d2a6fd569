import { db, TRANSACTION, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { learn } from './cache';
import { refuseClosed } from './closed';
import { everThrown } from './dice';
import { readEntries } from './entries';
import { type Held, hold } from './hold';
import { ownMatchOf } from './own-match';
import { readChanged } from './projection/revisions';
import { inOrder, type Recorded, record, writtenOf } from './record';
import type { Act, Appended, LoadedWeek, NewJournalEntry } from './types';

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
export async function appendWithin(tx: Tx, act: Act): Promise<Result<Done>> {
  const held = await hold(tx, act.where ?? {}, act.idempotencyKey);
  if (!held.ok) return held;
  const { week, now, repeats } = held.value;
  if (repeats) return firstResult(tx, act, repeats);
  if (act.sawSeq !== undefined && act.sawSeq !== week.seq) return stale();
  const entries = act.entries({
    week,
    state: week.state,
    view: week.record,
    now,
    seq: week.seq,
    get thrown() {
      return everThrown(week);
    },
  });
  if (!entries.ok) return entries;
  const closed = held.value.closed ? refuseLate(held.value, entries.value) : null;
  if (closed) return closed;
  const own = ownMatchOf(week, act.actor, entries.value);
  if (own?.aimed && (await barsOwnMatch(tx, week.season.id))) return barred(week, own.team);
  const recorded = await record(tx, week, await writtenOf(tx, week), {
    ...act,
    now,
    entries: entries.value,
    ownMatch: own?.team,
  });
  return recorded.ok ? ok({ recorded: recorded.value, appended: recorded.value.appended }) : recorded;
}

/** Closed weeks are never ruled again, not even for a note, by other rules than they were closed by. */
function refuseLate(held: Held, entries: readonly NewJournalEntry[]): Result<never> | null {
  const { week } = held;
  const refused = refuseClosed(week.week, entries);
  if (refused !== null || held.ofTheseRules) return refused;
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

const stale = (): Result<never> =>
  mistake('stale', 'The week has moved on since this was shown.', {
    next: 'Look at what it would do now, and confirm again.',
  });
/** What the first act with the same idempotency key came to. */
async function firstResult(
  tx: Tx,
  act: Act,
  { stream, act: first, actor }: NonNullable<Held['repeats']>,
): Promise<Result<Done>> {
  if (actor !== (act.actor === 'clock' ? 'clock' : act.actor.key)) {
    return mistake('repeated', 'This form was sent before, by somebody else.', { next: 'Open the page again.' });
  }
  const week = await tx.week.findUniqueOrThrow({ where: { stream }, select: { id: true, number: true } });
  const stored = await readEntries(tx, stream, first - 1);
  const entries = stored.filter((one) => one.act === first).map(({ entry }) => entry);
  const rulings = await readChanged(tx, week.id, first);
  return ok({
    recorded: null,
    appended: { week: week.number, seq: entries.at(-1)?.seq ?? first, entries, rulings: inOrder(rulings) },
  });
}
