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

/** Both teams of a match. */
export const sidesOf = (match: { readonly attacker: string; readonly defender: string } | undefined): string[] =>
  match === undefined ? [] : [match.attacker, match.defender];

/** One of a list to choose from: whose it is by name, and whether that team plays in the match that the choice is about. */
export interface Choosable {
  readonly key: string;
  readonly name: string;
  readonly team: string;
  readonly inMatch: boolean;
}

/**
 * What can be chosen, with that of a team’s own match first: the team’s, its opponent’s, then all others in their order.
 * @param things each with the key of its team
 * @param team whose order it is; null: nobody’s, and nothing stands first
 */
export function byMatch(
  things: readonly { readonly key: string; readonly name: string; readonly team: string }[],
  view: View,
  team: string | null,
): Choosable[] {
  const match = view.matches.find((each) => team !== null && sidesOf(each).includes(team));
  const first = team === null ? [] : [team, ...sidesOf(match).filter((side) => side !== team)];
  const place = (of: string) => (first.includes(of) ? first.indexOf(of) : first.length);
  return things
    .toSorted((one, other) => place(one.team) - place(other.team))
    .map(({ key, name, team: of }) => ({ key, name, team: teamName(view, of), inMatch: first.includes(of) }));
}
