import type { Match } from '../../engine/rules/mercenaries/setup';
import type { View } from '../../engine/rules/mercenaries/view';
import { roundRobin } from '../../record/week/pairing';

/**
 * Who could meet whom in week `week`: the round robin that this week's tier goes on with.
 * @param teams the keys of those that play in it
 */
export const suggestMatches = (view: View, week: number, teams = Object.keys(view.teams)): Match[] =>
  roundRobin(teams, week, view.matches[0]?.tier ?? 'High');
