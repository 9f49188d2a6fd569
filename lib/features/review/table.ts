import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Confirmed } from '../../record/journal/confirm';
import type { AskedBy } from '../../record/week/confirm';
import { ownMatchOf } from '../../record/week/own-match';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { appendHere, orderHere } from './order';
import { openRoom, teamName } from './place';

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

const winning =
  (team: string) =>
  (week: LoadedWeek): Result<readonly NewJournalEntry[]> => {
    const view = week.record;
    if (view.teams[team]?.match == null) {
      return mistake('no-match', 'That team has no match this week.', { field: 'team' });
    }
    if (view.phase === 'Peacetime' || view.phase === 'Wartime') {
      return mistake('too-early', 'The battles have not begun yet.', { next: 'Advance to Battles first.' });
    }
    return ok([{ kind: 'win', team }]);
  };

/**
 * Names who won a match; naming another later takes its place. The winner of a match of one's own team is named only once that was
 * asked: it is shown first, and saved when the same form comes again.
 */
export async function nameWinner(
  actor: SeasonActor,
  team: string,
  form: AskedBy,
): Promise<Result<Confirmed<ActPreview, { readonly name: string }>>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const { week, view } = room.value;
  const done = { name: teamName(view, team) };
  if (ownMatchOf(week, actor, [{ kind: 'win', team }])?.aimed) {
    const asked = await orderHere(actor, form, { act: 'win', team }, winning(team));
    return asked.ok && 'done' in asked.value ? ok({ done }) : (asked as Result<{ readonly shown: ActPreview }>);
  }
  const named = await appendHere(actor, form.key, (seen) => winning(team)(seen.week));
  return named.ok ? ok({ done }) : named;
}
