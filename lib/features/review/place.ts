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

/** A week of a season by its number, as an admin may see it. @returns `not-found` */
export async function roomOf(season: string, number: number): Promise<Result<Room>> {
  const loaded = await loadWeek({ season, week: number });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  return ok({ week, where: { season: week.season.key, week: week.week }, view: viewFor(week, ADMIN) });
}

/**
 * The week whose journal an entry or a ruling is in, by the id of either; where that says none, the open one.
 * @returns `not-found`
 */
export async function roomWith(season: string, id: string): Promise<Result<Room>> {
  const prefix = `${season}-`;
  const week = id.startsWith(prefix) ? /^(\d{1,6})-\d/.exec(id.slice(prefix.length))?.[1] : undefined;
  return week === undefined ? openRoom(season) : roomOf(season, Number(week));
}

export const mercName = (view: View, key: string): string => view.mercs[key]?.name ?? key;
export const teamName = (view: View, key: string): string => view.teams[key]?.name ?? key;
export function abilityName(view: View, key: string): string {
  const merc = view.mercs[key.slice(0, key.indexOf('/'))];
  return merc?.abilities.find((ability) => ability.key === key)?.name ?? key.slice(key.indexOf('/') + 1);
}
