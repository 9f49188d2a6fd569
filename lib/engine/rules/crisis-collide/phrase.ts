import { some } from '../kernel/say';
import type { Command, Line, Place } from './command';
import type { Names } from './names';
import type { Order } from './record';
import type { Phase } from './terms';

/** How an order would be written in a post: what the reader reads as the same command. */
export function say(command: Command, combatant: string, names: Names): string {
  if (command.do === 'shift') return `shift to ${names.fighter(command.to)}`;
  const then = command.ability === null ? 'rest' : names.ability(combatant, command.ability);
  if (command.move === null) return then;
  return `${sayPlace(command.move, names)}, then ${then}`;
}

/** The same of an order that stands. */
export const sayOrder = ({ combatant, move, ability, shift }: Order, names: Names): string =>
  say(shift === null ? { do: 'act', move, ability } : { do: 'shift', to: shift }, combatant, names);

function sayPlace(place: Place, names: Names): string {
  switch (place.at) {
    case 'forward':
    case 'backward':
      return `${count(place.spaces)} ${place.at}`;
    case 'in front':
      return `${count(place.spaces)} in front of ${names.fighter(place.of)}`;
    case 'behind':
      return `${count(place.spaces)} behind ${names.fighter(place.of)}`;
    case 'with':
      return `same space as ${names.fighter(place.of)}`;
    case 'same':
      return 'same space';
    case 'space':
      return `space ${place.space}`;
  }
}

const count = (spaces: number): string => some(spaces, 'space');

/** A line for an entry that does not come from a post. */
export const lineOf = (phase: Phase, command: Command, text: string): Line => ({
  phase,
  text,
  span: null,
  command,
  misread: null,
});
