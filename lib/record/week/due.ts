import { db } from '../../platform/db/client';
import { isUnreachable } from '../../platform/db/unreachable';
import { log } from '../../platform/log/log';
import type { Result } from '../../result';
import { advance } from './advance';
import type { Advance, Appended, Due } from './types';

/** What happens by itself at a deadline, in seasons whose admins let it. */

/** Where each phase goes on to. */
export const NEXT_PHASE: Record<Due['phase'], Advance['to'] | null> = {
  Peacetime: 'Wartime',
  Wartime: 'Battles',
  Battles: 'Results',
  Results: 'Week',
  Closed: null,
};

/** A week at a deadline that has passed. */
export interface DueWeek extends Due {
  readonly season: string;
  readonly week: number;
  readonly to: Advance['to'];
}

/** A week that was due, and what came of it: `waits` (for an admin), `not-due` (somebody else turned it), `held` … */
export interface Turn {
  readonly due: DueWeek;
  readonly result: Result<Appended>;
}

const GOES_ON = { clockActs: true, pausedAt: null, endedAt: null } as const;

/**
 * Weeks whose phase closes by itself and whose deadline has passed, the longest overdue first.
 * @param now the time by which a deadline counts as passed
 */
export async function dueWeeks(now: Date): Promise<readonly DueWeek[]> {
  const rows = await db.week.findMany({
    where: { phase: { not: 'Closed' }, closesAt: { lte: now }, season: GOES_ON },
    orderBy: [{ closesAt: 'asc' }, { stream: 'asc' }],
    select: { number: true, phase: true, closesAt: true, season: { select: { key: true } } },
  });
  return rows.flatMap(({ number, phase, closesAt, season: { key } }) => {
    const to = NEXT_PHASE[phase];
    if (closesAt === null || to === null) return [];
    return [{ season: key, week: number, phase, closesAt: closesAt.toISOString(), to }];
  });
}

/** When the next phase closes by itself, of all seasons; null: none does. @param now deadlines up to then have passed */
export async function nextDueWeek(now: Date): Promise<Date | null> {
  const row = await db.week.findFirst({
    where: { phase: { not: 'Closed' }, closesAt: { gt: now }, season: GOES_ON },
    orderBy: { closesAt: 'asc' },
    select: { closesAt: true },
  });
  return row?.closesAt ?? null;
}

/**
 * Goes on from every deadline that has passed, the longest overdue first, until none is left. Each advance is one transaction under
 * the week's lock, and is done only while the week stands at that very deadline: however many do this at once, and whoever dies at
 * it, each phase is turned once. A phase that opens late is open until its next deadline, which lies ahead: nobody loses a phase
 * because the clock stood still. What goes wrong with one week keeps no other from its turn.
 * @param now the time by which a deadline counts as passed; what the database's clock has not reached is not turned
 * @returns every deadline that was tried, once, in order
 */
export async function turnDueWeeks(now: Date): Promise<readonly Turn[]> {
  const turns = new Map<string, Turn>();
  for (;;) {
    const due = (await dueWeeks(now)).filter((week) => !turns.has(nameOf(week)));
    if (due.length === 0) return [...turns.values()];
    for (const week of due) turns.set(nameOf(week), { due: week, result: await turn(week) });
  }
}

const nameOf = ({ season, week, phase, closesAt }: DueWeek): string => `${season}/${week} ${phase} ${closesAt}`;

async function turn({ season, week, phase, closesAt, to }: DueWeek): Promise<Result<Appended>> {
  try {
    return await advance({
      where: { season, week },
      actor: 'clock',
      to,
      because: 'Its time was over.',
      due: { phase, closesAt },
    });
  } catch (error) {
    if (isUnreachable(error)) throw error;
    log.error({ err: error, season, week, phase }, 'a due week was not turned');
    return { ok: false, problem: { code: 'failed', message: `Week ${week} could not be turned.` } };
  }
}
