import type { JobHelpers, TaskList } from 'graphile-worker';
import { enterDueBeacons } from '../../features/review/beacon';
import { db } from '../../platform/db/client';
import { log } from '../../platform/log/log';
import { dueTables, turnDueTable } from '../../record/tables/due';
import { nextDueWeek, turnDueWeeks } from '../../record/week/due';

/** Everything that the site does by itself, by name: a task may be done by any worker, and twice as well as once. */
export const TASKS: TaskList = {
  'turn-weeks': turnWeeks,
  'turn-tables': turnTables,
  'look-at-topics': lookAtTopics,
};

/**
 * When each of them is done (minute, hour, day, month, weekday, in UTC). Of several workers one puts it into the queue, in which a
 * task waits once at most; what fails is done again the next time. None stands in a named queue: a worker that is killed at a task
 * would hold that queue for hours, and no other would act on a deadline meanwhile. A task that it held is put in anew under its key.
 */
export const CRONTAB = `
* * * * * turn-weeks ?max=1&jobKey=turn-weeks
* * * * * turn-tables ?max=1&jobKey=turn-tables
*/15 * * * * look-at-topics ?max=1&jobKey=look-at-topics
`;

/** What a worker looks for as it begins. */
export const AT_ONCE = ['turn-weeks', 'turn-tables'] as const;

async function turnWeeks(_: unknown, { addJob, abortSignal }: JobHelpers): Promise<void> {
  for (const { season, result } of await enterDueBeacons(new Date())) {
    if (!result.ok) log.warn({ season, problem: result.problem.message }, 'round of the beacon not entered');
  }
  for (const { due, result } of await turnDueWeeks(new Date())) {
    const told = { season: due.season, week: due.week, to: due.to };
    if (result.ok) log.info(told, 'deadline acted on');
    else if (!WAITS.has(result.problem.code))
      log.warn({ ...told, problem: result.problem.message }, 'deadline not acted on');
  }
  if (abortSignal?.aborted) return;
  // At the very time, and not at the next whole minute.
  const runAt = await nextDueWeek(new Date());
  if (runAt) await addJob('turn-weeks', {}, { runAt, jobKey: 'turn-weeks-next', maxAttempts: 1 });
}
/** An admin is told of it in the control room; or another worker was faster. */
const WAITS = new Set(['waits', 'not-due']);

async function turnTables(_: unknown, { abortSignal }: JobHelpers): Promise<void> {
  for (const number of await dueTables(new Date())) {
    if (abortSignal?.aborted) return;
    const turned = await turnDueTable(number);
    if (!turned.ok) log.warn({ table: number, problem: turned.problem.message }, 'table not turned');
  }
}

/** Forums are asked one after another, and only those that an owner has allowed. */
async function lookAtTopics(_: unknown, { abortSignal }: JobHelpers): Promise<void> {
  if ((await db.forumTopic.count({ where: { followed: true } })) === 0) return;
  // What reads forums takes much memory, and most sites follow nothing.
  const { followedTopics, lookAgain } = await import('../../features/forum/topics/follow');
  for (const topic of await followedTopics()) {
    if (abortSignal?.aborted) return;
    // Why one could not be looked at is kept with it.
    await lookAgain(topic);
  }
}
