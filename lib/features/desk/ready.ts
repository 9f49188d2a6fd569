import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { allReady, readyTeams, teamsToBeReady } from '../../record/week/ready';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { appendOwn } from './append';
import type { ReadyForm } from './model';

/**
 * Says that a team is ready for the phase to close, or is so no more. Where the season wants that, the phase's time is over once all
 * are ready and, in Wartime, all rosters are in.
 * @returns `closed`, `nothing` (it is so already), or what `append` returns
 */
export async function sayReady(actor: SeasonActor, ready: boolean, key: string): Promise<Result<{ early: boolean }>> {
  const season = await db.season.findUnique({
    where: { key: actor.season },
    select: { closeEarly: true, pausedAt: true },
  });
  const closes = season?.closeEarly === true && season.pausedAt === null;
  const done = await appendOwn(actor, key, ({ view, week, now }, by) => {
    if (view.phase === 'Closed') return mistake('closed', `Week ${view.week} is closed.`);
    const before = readyTeams(week.journal);
    if (before.includes(by) === ready) {
      return mistake('nothing', ready ? 'Your team is ready already.' : 'Your team is not ready yet.');
    }
    const said: NewJournalEntry = { kind: 'ready', by, ready };
    const over = view.closesAt !== null && Date.parse(view.closesAt) <= Date.parse(now);
    if (!ready || !closes || over || !allReady(view, [...before, by])) return ok([said]);
    return ok([said, { kind: 'deadline', closesAt: now, because: 'All teams are ready.' }]);
  });
  if (!done.ok) return done;
  return ok({ early: done.value.entries.some(({ kind }) => kind === 'deadline') });
}

/** What a desk shows of it. */
export function readyForm({ journal, record }: LoadedWeek, team: string): ReadyForm {
  const ready = readyTeams(journal);
  const asked = teamsToBeReady(record);
  return {
    own: ready.includes(team),
    ready: asked.filter((key) => ready.includes(key)).length,
    of: asked.length,
  };
}
