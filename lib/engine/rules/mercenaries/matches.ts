import { lateBy } from './deadline';
import { findTeam, matchOf, matchPlace, teamName } from './lookup';
import { stretchOfType } from './meta';
import { allowed } from './refusals';
import type { Refusal } from './removals';
import { playsForPoints } from './resource';
import type { MatchState, State } from './state';
import type { AbilityType } from './terms';
import type { Transaction } from './transaction';

/** Whose turn it is, and who won (`glossary:attacker`, `glossary:defender`, `glossary:defer`). */

/** The attacker lets the defender use abilities first. */
export function defer(tx: Transaction, by: string): void {
  const { state, entry } = tx;
  const place = findTeam(state, by) ? matchPlace(state, by) : null;
  const refusal = lateBy(state, entry.at) ?? deferRefusal(state, by, place);
  if (!allowed(tx, { about: 'defer', by }, refusal) || place === null || state.matches[place]?.deferred) return;
  const match = tx.match(place);
  match.deferred = true;
  if (match.turn === match.attacker) match.turn = match.defender;
}

function deferRefusal(state: State, by: string, place: number | null): Refusal | null {
  const match = place === null ? undefined : state.matches[place];
  if (!match) return { text: `${teamName(state, by)} has no match this week`, cites: ['glossary:defer'] };
  if (match.attacker !== by) {
    const text = `only the attacker may defer, and ${teamName(state, by)} defends against ${teamName(state, match.attacker)}`;
    return { text, cites: ['glossary:defer', 'glossary:attacker'] };
  }
  if (state.phase === 'Wartime') return null;
  const now = state.phase === 'Closed' ? 'a closed week' : state.phase;
  return { text: `${teamName(state, by)} may defer in Wartime, and this is ${now}`, cites: ['glossary:defer'] };
}

export const firstOf = ({ attacker, defender, deferred }: MatchState): string => (deferred ? defender : attacker);

/**
 * What a declaration of a Wartime ability has to say of the turn; it is accepted in any case. By Ability Points, where the
 * turn goes back and forth, whose it is if not the declaring side's. Else only that this side had deferred: nothing hangs on
 * the turn then, and a ruling that named it would change, and lose its approval, with whatever is struck before it.
 */
export function turnNote(state: State, type: AbilityType, by: string): Refusal | null {
  const match = matchOf(state, by);
  if (!match || stretchOfType(type) !== 'Wartime') return null;
  const { attacker, defender, deferred, turn } = match;
  if (playsForPoints(state.setup.settings)) {
    if (turn === null || turn === by) return null;
    const side = turn === attacker ? 'glossary:attacker' : 'glossary:defender';
    return { text: `in ${teamName(state, turn)}’s turn`, cites: [side, 'glossary:defer'] };
  }
  if (!deferred || by !== attacker) return null;
  return { text: `having deferred to ${teamName(state, defender)}`, cites: ['glossary:defender', 'glossary:defer'] };
}

/**
 * Passes the turn on after a declaration of the side that had it. By Ability Points a paid one passes it to the other side
 * and a free one keeps it; else each side has one turn, and after both it is either's.
 */
export function passTurn(tx: Transaction, { by, type, price }: { by: string; type: AbilityType; price: number }): void {
  const { state } = tx;
  const place = matchPlace(state, by);
  const match = place === null ? undefined : state.matches[place];
  if (!match || place === null || match.turn !== by || stretchOfType(type) !== 'Wartime') return;
  const other = match.attacker === by ? match.defender : match.attacker;
  if (!playsForPoints(state.setup.settings)) tx.match(place).turn = by === firstOf(match) ? other : null;
  else if (price > 0) tx.match(place).turn = other;
}

/** The result of a match, as the votes have it. */
export function win(tx: Transaction, team: string): void {
  const place = findTeam(tx.state, team) ? matchPlace(tx.state, team) : null;
  const refusal =
    place === null ? { text: `${teamName(tx.state, team)} has no match this week`, cites: ['2b:enemy'] } : null;
  if (allowed(tx, { about: 'win', by: null }, refusal) && place !== null) tx.match(place).winner = team;
}
