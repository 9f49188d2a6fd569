import { cardOf, findMerc, mercName, mercOf, teamName, teamOf } from './lookup';
import { pronounsOf } from './pronouns';
import { barred, holds, type Refusal, takenOut } from './removals';
import { isPureSupport, sideOf } from './sides';
import type { State } from './state';
import { turnedBy } from './turned';

/** Who may be rostered, and who is on the field (`glossary:roster`, `glossary:assist`). */

/** Why a team cannot roster a merc; null where it can. An Assist's own merc is not asked for here. */
export function rosterRefusal(state: State, merc: string, team: string): Refusal | null {
  const name = mercName(state, merc);
  const side = sideOf(state, merc);
  if (side !== team) {
    if (holds(state, merc, 'Subverted')) {
      const turned = turnedBy(state, merc);
      const text = `${turned?.text ?? `${name} is a third party`}, who takes the field by ${pronounsOf(state, merc).self}`;
      return { text, cites: ['glossary:subversion'], links: turned?.links ?? [] };
    }
    if (mercOf(state, merc).team === team) {
      const turned = turnedBy(state, merc);
      const text = turned?.text ?? `${name} is possessed by another team`;
      return { text, cites: ['glossary:possession', 'glossary:removal'], links: turned?.links ?? [] };
    }
    return { text: `${name} is no merc of ${teamName(state, team)}`, cites: ['glossary:roster'] };
  }
  const out = barred(state, merc);
  if (out) return out;
  if (isPureSupport(state, merc) && cardOf(state, merc).assists === undefined) {
    return {
      text: `${name} is a Pure Support, and cannot be rostered unless ${pronounsOf(state, merc).they} is somebody’s Assist`,
      cites: ['2g:pure-support', 'glossary:assist'],
    };
  }
  return null;
}

/** Whether the team for which a merc counts now could roster it. */
export function isRosterable(state: State, merc: string): boolean {
  const side = sideOf(state, merc);
  return side !== null && rosterRefusal(state, merc, side) === null;
}

/** Whether a merc took the field and is still in the battle. */
export const isFielded = (state: State, merc: string): boolean =>
  mercOf(state, merc).fielded && takenOut(state, merc) === null;

/** A team's mercs in the battle, in the order of its roster, then Assists and those that it possesses. */
export function fieldedOf(state: State, team: string | null): string[] {
  if (team === null) return [];
  const { fielded, borrowed } = teamOf(state, team);
  const all = [...fielded, ...borrowed.filter((merc) => !fielded.includes(merc))];
  return all.filter((merc) => sideOf(state, merc) === team && isFielded(state, merc));
}

/** The merc whom an Assist assists in the end: an Assist's Assist assists the merc too. Itself for any other merc. */
export function assistedBy(state: State, merc: string): string {
  if (state.setup.mercs[merc]?.assists === undefined) return merc;
  const seen = new Set<string>();
  let at = merc;
  while (!seen.has(at)) {
    seen.add(at);
    const next = state.setup.mercs[at]?.assists;
    if (next === undefined || !findMerc(state, next)) return at;
    at = next;
  }
  return at;
}

export const isAssist = (state: State, merc: string): boolean => cardOf(state, merc).assists !== undefined;
