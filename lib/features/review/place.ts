import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { View } from '../../engine/rules/mercenaries/view';
import { loadWeek } from '../../record/week/load';
import { viewFor } from '../../record/week/ruleset';
import type { LoadedWeek, WeekRef } from '../../record/week/types';
import type { Result } from '../../result';
import { ok } from '../../result';

/** With whose eyes the control room looks: an admin who leads a team sees no more here than any other admin. */
export const ADMIN: Viewer = { kind: 'admin' };

export interface Room {
  readonly week: LoadedWeek;
  readonly where: WeekRef & { readonly week: number };
  readonly view: View;
}

/** The open week of a season, as an admin may see it. @returns `not-found` where there is no season */
export async function openRoom(season: string): Promise<Result<Room>> {
  const loaded = await loadWeek({ season });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  return ok({ week, where: { season: week.season.key, week: week.week }, view: viewFor(week, ADMIN) });
}

export const mercName = (view: View, key: string): string => view.mercs[key]?.name ?? key;
export const teamName = (view: View, key: string): string => view.teams[key]?.name ?? key;
export function abilityName(view: View, key: string): string {
  const merc = view.mercs[key.slice(0, key.indexOf('/'))];
  return merc?.abilities.find((ability) => ability.key === key)?.name ?? key.slice(key.indexOf('/') + 1);
}
