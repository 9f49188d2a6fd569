import type { View } from '../rules/mercenaries/view';
import type { JournalEntry } from '../week/types';
import { abilityName, mercName, teamName } from './place';

/** Acts of the week that admins and the clock did, in words; the leaders' own stand beside their rulings. */
export function sayAct(entry: JournalEntry, view: View): string | null {
  switch (entry.kind) {
    case 'advance':
      return entry.to === 'Week' ? 'Closed the week' : `Advanced to ${entry.to}`;
    case 'day':
      return 'Began a new day';
    case 'deadline':
      return entry.closesAt === null ? 'Took the deadline away' : 'Set the deadline';
    case 'happens':
      return `Stated: ${entry.event}${entry.to === null ? '' : `, of ${mercName(view, entry.to)}`}`;
    case 'win':
      return `Named ${teamName(view, entry.team)} as winner`;
    case 'adjust':
      return 'Adjusted by hand';
    case 'strike':
      return 'Struck a declaration';
    case 'override': {
      const what = entry.ability === null ? 'a ruling' : abilityName(view, entry.ability);
      return `Overrode ${what}: ${entry.outcome}`;
    }
    case 'settle':
      return entry.reading === null
        ? 'Settled an unclear text: talk'
        : `Settled an unclear text: ${entry.reading.ability === null ? 'talk' : abilityName(view, entry.reading.ability)}`;
    case 'accept':
      return 'Accepted an edited post';
    case 'undo':
      return 'Undid an act';
    case 'approve':
      return `Approved ${entry.rulings.length} ruling${entry.rulings.length === 1 ? '' : 's'}`;
    case 'precedent':
      return `Made a precedent under ${entry.clause ?? entry.setting}`;
    case 'nonce':
      return `${teamName(view, entry.by)} mixed a nonce into the dice`;
    case 'post':
      return entry.forumAt === undefined ? null : `Pasted a post of ${teamName(view, entry.by)}`;
    default:
      return null;
  }
}

export const reasonOf = (entry: JournalEntry): string | null =>
  'because' in entry && entry.because ? entry.because : null;
