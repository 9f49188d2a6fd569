import type { Change } from './adjust';
import { findTeam, matchOf, teamName } from './lookup';
import { openMatch } from './open';
import type { Match } from './setup';
import type { MatchState, State } from './state';
import type { Transaction } from './transaction';

/** Who meets whom this week, set by hand until the rosters lock (`glossary:attacker`, `glossary:defender`). */

/** Why these matches cannot be this week's; null: they can. */
export function mistakeInMatches(state: State, matches: readonly Match[]): string | null {
  if (state.rostersLocked) return 'the rosters are locked: matches are changed before that';
  const sides = matches.flatMap(({ attacker, defender }) => [attacker, defender]);
  const stranger = sides.find((team) => !findTeam(state, team));
  if (stranger !== undefined) return `there is no team ${stranger}`;
  const twice = sides.find((team, at) => sides.indexOf(team) !== at);
  return twice === undefined ? null : `${teamName(state, twice)} would play twice`;
}

/**
 * Sets the week's matches. One that stays keeps all that was done in it, whatever its tier. In a new one nobody has deferred,
 * and what its sides bid against others counts no more; rosters and declarations stay, and are looked at in their time.
 */
export function setMatches(tx: Transaction, matches: readonly Match[]): Change[] {
  const { state } = tx;
  const before = state.teams.map(({ key }) => ({ key, words: meeting(state, key), other: matchOf(state, key) }));
  const open = matches.map((match): MatchState => {
    const same = state.matches.find(
      ({ attacker, defender }) => attacker === match.attacker && defender === match.defender,
    );
    return same ? { ...same, tier: match.tier } : openMatch(match);
  });
  state.matches = open;
  for (const { key, other } of before) {
    const place = open.findIndex(({ attacker, defender }) => attacker === key || defender === key);
    const now = open[place];
    const row = tx.team(key);
    row.match = place === -1 ? null : place;
    if (now?.attacker !== other?.attacker || now?.defender !== other?.defender) row.bid = null;
  }
  return before.flatMap(({ key, words }) => {
    const now = meeting(state, key);
    return now === words
      ? []
      : [
          {
            ...{ about: 'match', team: key, merc: null, ability: null },
            text: `${teamName(state, key)} ${now} (before: ${words})`,
          } as const,
        ];
  });
}

/** `attacks The Guild at High tier`. */
function meeting(state: State, team: string): string {
  const match = matchOf(state, team);
  if (!match) return 'has a bye';
  const attacks = match.attacker === team;
  return `${attacks ? 'attacks' : 'defends against'} ${teamName(state, attacks ? match.defender : match.attacker)} at ${match.tier} tier`;
}
