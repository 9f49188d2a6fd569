import type { Match } from '../../engine/rules/mercenaries/setup';

/**
 * Who meets whom in a week, so that over the weeks every team meets every other (the circle method); with an odd number of
 * teams one rests. The side that attacks changes from week to week.
 * @param keys of the teams, in the order of the game
 * @param week from 1
 */
export function roundRobin(keys: readonly string[], week: number, tier: Match['tier']): Match[] {
  const teams: (string | null)[] = [...keys];
  if (teams.length % 2 === 1) teams.push(null);
  const [first, ...others] = teams;
  if (first === undefined || others.length === 0) return [];
  const turn = (week - 1) % others.length;
  const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
  return circle.slice(0, circle.length / 2).flatMap((one, index) => {
    const other = circle[circle.length - 1 - index];
    if (one === null || other === null || other === undefined) return [];
    return week % 2 === 0 ? [{ attacker: other, defender: one, tier }] : [{ attacker: one, defender: other, tier }];
  });
}
