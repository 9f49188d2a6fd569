import { banWords } from './effect-words';
import type { Names } from './names';
import type { Refusal } from './record';

/** Why a line came back, and what would do, in a sentence or two for its author. */
export function refusalReason(refusal: Refusal, names: Names): string {
  switch (refusal.why) {
    case 'no phase':
      return `“${refusal.words}” does not say for which phase it is: begin the line with 1, 2 or 3 and a colon.`;
    case 'no such phase':
      return `A turn has phases 1, 2 and 3, and no phase ${refusal.words}.`;
    case 'empty':
      return 'The line says nothing after its phase.';
    case 'no number':
      return `“${refusal.words}” is no number of spaces: it takes 0, 1, 2 and so on, in digits.`;
    case 'no such space':
      return `The arena has no “${refusal.words}”: its spaces are space 1 to space 7.`;
    case 'no such name':
      return `No fighter shown so far is called “${refusal.words}”.`;
    case 'no teammate':
      return `“${refusal.words}” is none of your combatants.`;
    case 'two names':
      return `Both sides have a “${refusal.words}”: write it as Side/Name.`;
    case 'space or ability':
      return `“${refusal.words}” is both a space and an ability: write it with “, then rest” or with “same space, then” before it.`;
    case 'shift and move':
      return 'There is no movement in the phase of a shift.';
    case 'shift and more':
      return 'A shift is all that a combatant does in a phase.';
    case 'no ability':
      return refusal.alone
        ? `“${refusal.words}” is neither a movement nor an ability of ${names.fighter(refusal.combatant)}, who is due in that phase.`
        : `${names.fighter(refusal.combatant)}, who is due in that phase, has no ability “${refusal.words}”.`;
    case 'shift to itself':
      return `${names.fighter(refusal.combatant)} is the one due in that phase: a shift brings in another.`;
    case 'shift to eliminated':
      return `${names.fighter(refusal.combatant)} is eliminated.`;
    case 'not on the team':
      return `“${refusal.combatant}” is none of your combatants.`;
    case 'shift once':
      return 'A turn has one shift, and another phase has it already.';
    case 'forbidden':
      return banWords(refusal, names.fighter(refusal.combatant), refusal.act, names);
    case 'late':
      return `It came after the deadline (${refusal.closesAt}).`;
    case 'not now':
      return NOT_NOW[refusal.stage];
    case 'cannot replace':
      return `“${refusal.words}” cannot enter: it has to be one of the team that is not eliminated.`;
    case 'no such fighter':
      return `“${refusal.words}” is nobody who could do that.`;
    case 'no such ruling':
      return `There is no ruling “${refusal.words}”.`;
    case 'out of bounds':
      return `${refusal.words} goes to ${refusal.most} and no further.`;
  }
}

const NOT_NOW = {
  orders: 'Nobody has to be replaced now.',
  replacement: 'An eliminated combatant has to be replaced first.',
  over: 'The duel is over.',
} as const;
