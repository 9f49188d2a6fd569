import type { TeamView, View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { loadWeek } from '../../record/week/load';
import { viewerOf, viewFor } from '../../record/week/ruleset';
import type { LoadedWeek } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';

/** Where a leader acts: the open week as their team may see it. */
export interface Place {
  readonly week: LoadedWeek;
  readonly view: View;
  readonly team: TeamView;
}

/**
 * Loads the open week with the eyes of the team that `actor` leads.
 * @returns `not-found` where there is no season, `no-team` where the actor leads none in it
 */
export async function placeOf(actor: SeasonActor): Promise<Result<Place>> {
  const loaded = await loadWeek({ season: actor.season });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  if (actor.team === null)
    return mistake('no-team', 'You lead no team in this season.', { next: 'Ask an admin for one.' });
  const view = viewFor(week, viewerOf(actor));
  const team = view.teams[actor.team];
  if (team === undefined)
    return mistake('no-team', 'Your team does not play in this season.', { next: 'Ask an admin.' });
  return ok({ week, view, team });
}
