import { commanderOf } from './costs';
import type { Apply } from './effects';
import { matchPlace, mercName, teamOf } from './lookup';
import type { Transaction } from './transaction';

/** Effects that are told: facts of the match that voters must accept, exactly as their text says (`2d:effect`). */

export const tell: Apply = (tx, act, { effect, mercs, teams }) => {
  const words = effect.text ?? effect.do;
  const own = commanderOf(tx.state, act.user);
  if (teams.length > 0) {
    const places = new Set(teams.map((team) => teamOf(tx.state, team).match));
    for (const place of places) if (place !== null) note(tx, place, words, act.use.ruling);
    return [`${words}.`];
  }
  return mercs.map((merc) => {
    const text = `${mercName(tx.state, merc)}: ${words}`;
    const place = matchPlace(tx.state, commanderOf(tx.state, merc)) ?? matchPlace(tx.state, own);
    if (place !== null) note(tx, place, text, act.use.ruling);
    return `${text}.`;
  });
};

function note(tx: Transaction, place: number, text: string, ruling: string): void {
  const match = tx.match(place);
  match.facts = [...match.facts, { text, ruling }];
}
