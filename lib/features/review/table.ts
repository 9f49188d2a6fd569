import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { mistake, ok, type Result } from '../../result';
import { appendHere } from './order';
import { openRoom } from './place';

/** States something that Triggers may wait for: "first blood". @param to the merc that it fell on; null: nobody */
export async function stateEvent(
  actor: SeasonActor,
  what: { event: string; to: string | null },
  key: string,
): Promise<Result<{ week: number; rulings: number }>> {
  const done = await appendHere(actor, key, ({ view }) => {
    if (what.to !== null && view.mercs[what.to] === undefined) {
      return mistake('no-merc', 'There is no such merc.', { field: 'to' });
    }
    return ok([{ kind: 'happens', ...what }]);
  });
  return done.ok ? ok({ week: done.value.week, rulings: done.value.rulings.length }) : done;
}

/** Names who won a match; naming another later takes its place. */
export async function nameWinner(
  actor: SeasonActor,
  team: string,
  key: string,
): Promise<Result<{ week: number; name: string }>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const named = room.value.view.teams[team];
  const done = await appendHere(actor, key, ({ view }) => {
    if (view.teams[team]?.match == null)
      return mistake('no-match', 'That team has no match this week.', { field: 'team' });
    if (view.phase === 'Peacetime' || view.phase === 'Wartime') {
      return mistake('too-early', 'The battles have not begun yet.', { next: 'Advance to Battles first.' });
    }
    return ok([{ kind: 'win', team }]);
  });
  return done.ok ? ok({ week: done.value.week, name: named?.name ?? team }) : done;
}
