import { inList } from '../../engine/rules/kernel/say';
import type { Match } from '../../engine/rules/mercenaries/setup';
import { mistake, ok, type Result } from '../../result';

/** A row of the form for the next week’s matches, as it was filled in; an empty side: nobody. */
export interface OpponentLine {
  readonly attacker: string;
  readonly defender: string;
  readonly tier: Match['tier'];
}

/**
 * The matches of a week out of the rows of its form. Nobody is left out by oversight: every team meets one other, or is said
 * to have a bye.
 * @param byes the keys of the teams that are said to meet nobody
 * @param teams all teams of the season
 * @returns the matches; or `half-match` (a side is missing), `self-match`, `twice`, `no-opponent` (nor a bye said)
 */
export function opponents(
  lines: readonly OpponentLine[],
  byes: readonly string[],
  teams: readonly { readonly key: string; readonly name: string }[],
): Result<Match[]> {
  const nameOf = (key: string) => teams.find((team) => team.key === key)?.name ?? key;
  const matches: Match[] = [];
  const met = new Set<string>();
  for (const [at, { attacker, defender, tier }] of lines.entries()) {
    if (attacker === '' && defender === '') continue;
    const where = `Match ${at + 1}`;
    if (attacker === '' || defender === '') {
      const there = attacker === '' ? `the defender ${nameOf(defender)}` : `the attacker ${nameOf(attacker)}`;
      const lacks = attacker === '' ? 'attacker' : 'defender';
      return mistake('half-match', `${where} has ${there} and no ${lacks}.`, {
        field: lacks,
        next: 'Name the other team, or set both sides to nobody and tick the team’s bye.',
      });
    }
    if (attacker === defender) {
      return mistake('self-match', `${where} has ${nameOf(attacker)} against itself.`, { field: 'defender' });
    }
    for (const key of [attacker, defender]) {
      if (met.has(key)) return mistake('twice', `${nameOf(key)} stands in two matches.`, { field: 'attacker' });
      if (byes.includes(key)) {
        return mistake('twice', `${nameOf(key)} is said to have a bye, and stands in ${where.toLowerCase()}.`, {
          field: 'byes',
        });
      }
      met.add(key);
    }
    matches.push({ attacker, defender, tier });
  }
  const idle = teams.filter(({ key }) => !met.has(key) && !byes.includes(key)).map(({ name }) => name);
  if (idle.length > 0) {
    const [one] = idle;
    const who = idle.length === 1 ? one : inList(idle);
    return mistake('no-opponent', `${who} would meet nobody next week.`, {
      field: 'byes',
      next: `Give ${idle.length === 1 ? 'it an opponent, or tick its bye' : 'them opponents, or tick their byes'}.`,
    });
  }
  return ok(matches);
}
