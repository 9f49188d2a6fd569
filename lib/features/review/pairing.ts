import type { Tier } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';

/**
 * Who could meet whom in week `week`, so that over the weeks every team meets every other (the circle method); with an odd
 * number of teams one rests. The side that attacks changes from week to week.
 */
export function suggestMatches(view: View, week: number): { attacker: string; defender: string; tier: Tier }[] {
  const teams: (string | null)[] = Object.keys(view.teams);
  if (teams.length % 2 === 1) teams.push(null);
  const [first, ...others] = teams;
  if (first === undefined || others.length === 0) return [];
  const turn = (week - 1) % others.length;
  const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
  const tier = view.matches[0]?.tier ?? 'High';
  return circle.slice(0, circle.length / 2).flatMap((one, index) => {
    const other = circle[circle.length - 1 - index];
    if (one === null || other === null || other === undefined) return [];
    return week % 2 === 0 ? [{ attacker: other, defender: one, tier }] : [{ attacker: one, defender: other, tier }];
  });
}
