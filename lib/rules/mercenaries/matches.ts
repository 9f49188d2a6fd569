import { lateBy } from './deadline';
import { findTeam, matchPlace, teamName } from './lookup';
import { allowed } from './refusals';
import type { Refusal } from './removals';
import type { MatchState, State } from './state';
import type { Transaction } from './transaction';

/** Whose turn it is, and who won (`glossary:attacker`, `glossary:defender`, `glossary:defer`). */

/** The attacker lets the defender use abilities first. */
export function defer(tx: Transaction, by: string): void {
  const { state, entry } = tx;
  const place = findTeam(state, by) ? matchPlace(state, by) : null;
  const refusal = lateBy(state, entry.at) ?? deferRefusal(state, by, place);
  if (allowed(tx, { about: 'defer', by }, refusal) && place !== null) tx.match(place).deferred = true;
}

function deferRefusal(state: State, by: string, place: number | null): Refusal | null {
  const match = place === null ? undefined : state.matches[place];
  if (!match) return { text: `${teamName(state, by)} has no match this week`, cites: ['glossary:defer'] };
  if (match.attacker !== by)
    return { text: 'only the attacker may defer', cites: ['glossary:defer', 'glossary:attacker'] };
  return state.phase === 'Wartime' ? null : { text: 'the attacker defers in Wartime', cites: ['glossary:defer'] };
}

export const firstOf = ({ attacker, defender, deferred }: MatchState): string => (deferred ? defender : attacker);

/** The result of a match, as the votes have it. */
export function win(tx: Transaction, team: string): void {
  const place = findTeam(tx.state, team) ? matchPlace(tx.state, team) : null;
  const refusal = place === null ? { text: `${teamName(tx.state, team)} has no match this week`, cites: [] } : null;
  if (allowed(tx, { about: 'win', by: null }, refusal) && place !== null) tx.match(place).winner = team;
}
