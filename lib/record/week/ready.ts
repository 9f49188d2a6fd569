import type { View } from '../../engine/rules/mercenaries/view';
import { inForce } from './projection/amended';
import type { JournalEntry } from './types';

/** Teams that say that they are ready for the phase to close: for that phase alone. */

/** The keys of those that are ready, in the order in which they said so. */
export function readyTeams(journal: readonly JournalEntry[]): readonly string[] {
  const ready = new Set<string>();
  for (const entry of inForce(journal)) {
    if (entry.kind === 'advance') ready.clear();
    if (entry.kind !== 'ready') continue;
    ready.delete(entry.by);
    if (entry.ready) ready.add(entry.by);
  }
  return [...ready];
}

/** The keys of the teams that a phase waits for: those that have a match, or where none has one, all. */
export function teamsToBeReady({ teams, matches }: View): readonly string[] {
  const playing = matches.flatMap(({ attacker, defender }) => [attacker, defender]);
  return playing.length > 0 ? playing : Object.keys(teams);
}

/**
 * Whether everything is in: all teams that a phase waits for are ready, and in Wartime each has a roster.
 * @param view the server's own eye
 */
export function allReady(view: View, ready: readonly string[]): boolean {
  return teamsToBeReady(view).every(
    (key) => ready.includes(key) && (view.phase !== 'Wartime' || view.teams[key]?.roster.state === 'open'),
  );
}
