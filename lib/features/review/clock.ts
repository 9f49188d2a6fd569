import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db, type Tx } from '../../platform/db/client';
import { Prisma } from '../../platform/db/generated/client';
import { sayTime } from '../../record/views/time';
import { closesBy, waitsForAdmin } from '../../record/week/advance';
import { appendWithin } from '../../record/week/append';
import { learn } from '../../record/week/cache';
import {
  type Calendar,
  calendarSchema,
  type Holiday,
  holidaySchema,
  holidaysSchema,
  instantIn,
  shownIn,
} from '../../record/week/calendar';
import type { AskedBy } from '../../record/week/confirm';
import { SEASON_ENDED } from '../../record/week/ended';
import { SEASON_ROW } from '../../record/week/opening';
import { readyTeams, teamsToBeReady } from '../../record/week/ready';
import type { NewJournalEntry, Seen } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ClockPage } from './model';
import { type Ordered, orderHere } from './order';
import { openRoom } from './place';

/** How a season goes on: its calendar, whether its deadlines act by themselves, and pauses. */

const ROW = { ...SEASON_ROW, name: true, endedAt: true, pausedClosesAt: true } as const;

/** What an admin sees of it; null: there is no such season, or it has ended. */
export async function readClock(season: string): Promise<ClockPage | null> {
  const [row, room] = await Promise.all([
    db.season.findUnique({ where: { key: season }, select: ROW }),
    openRoom(season),
  ]);
  if (row === null || row.endedAt !== null || !room.ok) return null;
  const { view } = room.value;
  return {
    zone: row.timeZone,
    calendar: row.calendar === null ? null : calendarSchema.parse(row.calendar),
    acts: row.clockActs,
    pairs: row.clockPairs,
    early: row.closeEarly,
    holidays: sayHolidays(holidaysSchema.parse(row.holidays)),
    week: view.week,
    phase: view.phase,
    closesAt: view.closesAt,
    deadline: shownIn(row.timeZone, Date.parse(view.closesAt ?? new Date().toISOString())),
    ready: readyTeams(room.value.week.journal).map((key) => view.teams[key]?.name ?? key),
    waitsFor: teamsToBeReady(view)
      .filter((key) => !readyTeams(room.value.week.journal).includes(key))
      .map((key) => view.teams[key]?.name ?? key),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    waits: row.clockActs && view.phase === 'Results' ? waitsForAdmin(view, row) : null,
  };
}

export interface ClockSetting {
  /** Null: hours say when phases close. */
  readonly calendar: Calendar | null;
  readonly acts: boolean;
  readonly pairs: boolean;
  /** A phase closes once all teams that play are ready. */
  readonly early: boolean;
  readonly holidays: readonly Holiday[];
}

/** `2026-12-24 to 2027-01-02 Christmas`, a line each. */
export const sayHolidays = (holidays: readonly Holiday[]): string =>
  holidays.map(({ from, until, name }) => `${from} to ${until} ${name}`.trim()).join('\n');

/** @returns `invalid`, with the number of the line */
export function readHolidays(lines: string): Result<readonly Holiday[]> {
  const holidays: Holiday[] = [];
  for (const [at, line] of lines.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, from = '', until = from, name = ''] = /^\s*(\S+)(?:\s+to\s+(\S+))?\s*(.*)$/.exec(line) ?? [];
    const read = holidaySchema.safeParse({ from, until, name });
    if (!read.success) {
      const [issue] = read.error.issues;
      return mistake('invalid', `Holidays, line ${at + 1}: ${issue?.message ?? 'it is none.'}`, {
        field: 'holidays',
        next: 'Write it as 2026-12-24 to 2027-01-02 Christmas.',
      });
    }
    holidays.push(read.data);
  }
  return ok(holidays);
}

/** Moves the present deadline to any time that lies ahead, earlier or later, once that was shown. */
export async function moveDeadline(
  actor: SeasonActor,
  form: AskedBy,
  { week, at, because }: { readonly week: number; readonly at: string; readonly because: string },
): Ordered {
  const row = await db.season.findUnique({ where: { key: actor.season }, select: { timeZone: true } });
  const instant = row && instantIn(row.timeZone, at);
  if (!row || instant === null) {
    return mistake('invalid', 'That is no date and time.', { field: 'at', next: 'Write it as 2026-12-03T20:00.' });
  }
  return orderHere(actor, form, { week, at }, ({ record }, now) => {
    if (record.week !== week || record.phase === 'Closed') {
      return mistake('order', `Week ${week} is not open any more.`, { next: 'Open the page again.' });
    }
    if (instant <= Date.parse(now)) {
      return mistake('past', `${sayTime(new Date(instant).toISOString(), row.timeZone)} is over.`, {
        field: 'at',
        next: `To close ${record.phase} now, advance.`,
      });
    }
    const closesAt = new Date(instant).toISOString();
    if (closesAt === record.closesAt) return mistake('nothing', 'It closes then already.', { field: 'at' });
    return ok([{ kind: 'deadline', closesAt, because }]);
  });
}

/**
 * Sets how a season goes on. The deadline that stands is left where it is; the next advance goes by what is set.
 * @returns `not-found`, `ended`, `nothing` (it is so already)
 */
export function setClock(by: AuditBy, season: string, set: ClockSetting): Promise<Result<null>> {
  return audited(
    by,
    async (tx) => {
      const found = await rowOf(tx, season);
      if (!found.ok) return found;
      const row = found.value;
      const before = sayClock({
        calendar: row.calendar === null ? null : calendarSchema.parse(row.calendar),
        acts: row.clockActs,
        pairs: row.clockPairs,
        early: row.closeEarly,
        holidays: holidaysSchema.parse(row.holidays),
      });
      const after = sayClock(set);
      if (before === after) return mistake('nothing', 'It is so already.');
      await tx.season.update({
        where: { id: row.id },
        data: {
          calendar: set.calendar ?? Prisma.DbNull,
          clockActs: set.acts,
          clockPairs: set.pairs,
          closeEarly: set.early,
          holidays: set.holidays.map((holiday) => ({ ...holiday })),
        },
      });
      return ok({ value: null, told: { kind: 'set-clock', subject: row.name, before, after } });
    },
    () => ok(null),
  );
}

/**
 * Lets a season stand still, or go on. A pause takes the deadline away, and none comes until it ends; then the deadline stands as much
 * later as the pause was long, and all that follows goes by the calendar or the hours from there. A phase that an admin opened
 * meanwhile closes as if it had opened as the pause ended; a deadline that was set meanwhile stays.
 * @returns whether it stands still now; or `not-found`, `ended`, `nothing` (it is so already), or what the week's journal refuses
 */
export async function setPause(
  by: AuditBy & { readonly actor: SeasonActor },
  { paused, because }: { readonly paused: boolean; readonly because: string },
): Promise<Result<boolean>> {
  let week: Parameters<typeof learn>[0] | null = null;
  const done = await audited(
    by,
    async (tx) => {
      const found = await rowOf(tx, by.actor.season);
      if (!found.ok) return found;
      const row = found.value;
      if ((row.pausedAt !== null) === paused) {
        return mistake('nothing', paused ? 'It stands still already.' : 'It goes on already.');
      }
      let moved: Pause | null = null;
      const appended = await appendWithin(tx, {
        where: { season: row.key },
        actor: by.actor,
        entries: (seen) => {
          moved = paused ? pausing(seen, because) : goingOn(seen, row, because);
          return ok(moved.entries);
        },
      });
      // Where nothing is to be entered there was no deadline to move.
      if (!appended.ok && appended.problem.code !== 'nothing') return appended;
      if (appended.ok) week = appended.value.recorded?.week ?? null;
      const { at, closesAt } = movedBy(moved);
      await tx.season.update({
        where: { id: row.id },
        data: paused ? { pausedAt: at, pausedClosesAt: closesAt } : { pausedAt: null, pausedClosesAt: null },
      });
      const after = closesAt === null ? null : sayTime(closesAt, row.timeZone);
      return ok({
        value: paused,
        told: { kind: paused ? 'pause-season' : 'go-on-season', subject: row.name, after, because },
      });
    },
    () => ok(paused),
  );
  if (done.ok && week) learn(week);
  return done;
}

interface Pause {
  readonly entries: readonly NewJournalEntry[];
  readonly at: string;
  /** The deadline that is taken away, or given back. */
  readonly closesAt: string | null;
}
function movedBy(moved: Pause | null): Pause {
  if (!moved) throw new Error('Nobody looked at the week.');
  return moved;
}

function pausing({ view, now }: Seen, because: string): Pause {
  const { closesAt } = view;
  return { at: now, closesAt, entries: closesAt === null ? [] : [{ kind: 'deadline', closesAt: null, because }] };
}

type Row = Extract<Awaited<ReturnType<typeof rowOf>>, { ok: true }>['value'];

function goingOn({ view, week, now }: Seen, row: Row, because: string): Pause {
  const { pausedAt, pausedClosesAt } = row;
  if (view.closesAt !== null || view.phase === 'Closed' || pausedAt === null) {
    return { at: now, closesAt: view.closesAt, entries: [] };
  }
  const since = pausedAt.toISOString();
  const opened = week.opensAt > since || week.journal.some((entry) => entry.kind === 'advance' && entry.at > since);
  const length = Date.parse(now) - pausedAt.getTime();
  const closesAt = opened
    ? closesBy(view.phase === 'Peacetime' ? 'Week' : view.phase, { ...row, pausedAt: null }, now)
    : pausedClosesAt && new Date(pausedClosesAt.getTime() + length).toISOString();
  return { at: now, closesAt, entries: closesAt === null ? [] : [{ kind: 'deadline', closesAt, because }] };
}

/** The season, held before its week is: as the clock holds them, so that neither waits for the other for good. */
async function rowOf(tx: Tx, key: string) {
  await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${key} FOR NO KEY UPDATE`;
  const row = await tx.season.findUnique({ where: { key }, select: ROW });
  if (row === null) return mistake('not-found', 'There is no such season.');
  if (row.endedAt !== null) return SEASON_ENDED;
  return ok(row);
}

function sayClock({ calendar, acts, pairs, early, holidays }: ClockSetting): string {
  const times = Object.entries(calendar ?? {}).flatMap(([phase, slot]) =>
    slot === null ? [] : [`${phase} ${slot.day} ${slot.time}`],
  );
  return [
    calendar === null ? 'by hours' : times.join(', ') || 'no time',
    acts ? 'deadlines act by themselves' : 'an admin advances',
    ...(pairs ? ['round robin'] : []),
    ...(early ? ['early once all are ready'] : []),
    ...(holidays.length > 0 ? [`holidays ${sayHolidays(holidays).replaceAll('\n', ', ')}`] : []),
  ].join('; ');
}
