import { lateBy } from './deadline';
import { findMerc, mercName, teamName } from './lookup';
import { pronounsOf } from './pronouns';
import { allowed } from './refusals';
import { holds, type Refusal } from './removals';
import { sideOf } from './sides';
import type { State } from './state';
import type { Transaction } from './transaction';
import { turnedBy } from './turned';

/** A Customization is no ability: it is chosen each week in the ability phase (`glossary:customization`). */
export function customize(tx: Transaction, by: string, merc: string, choice: string): void {
  const { state, entry } = tx;
  const refusal = lateBy(state, entry.at) ?? refusalOf(state, by, merc);
  if (allowed(tx, { about: 'customization', by, merc }, refusal) && findMerc(state, merc))
    tx.merc(merc).customization = choice;
}

function refusalOf(state: State, by: string, merc: string): Refusal | null {
  const name = mercName(state, merc);
  if (!findMerc(state, merc)) return { text: `there is no merc ${merc}`, cites: ['glossary:customization'] };
  if (state.phase !== 'Wartime') {
    return { text: `${name} is customized in Wartime, and this is ${state.phase}`, cites: ['glossary:customization'] };
  }
  if (sideOf(state, merc) === by) return null;
  if (holds(state, merc, 'Possessed')) {
    const turned = turnedBy(state, merc);
    return {
      text: `${turned?.text ?? `${name} is possessed`}, who chooses for ${pronounsOf(state, merc).them}`,
      cites: ['glossary:customization', 'glossary:possession'],
      links: turned?.links ?? [],
    };
  }
  return { text: `${name} does not answer to ${teamName(state, by)}`, cites: ['glossary:customization'] };
}
