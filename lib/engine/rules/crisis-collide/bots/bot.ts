import type { Line } from '../command';
import type { SideIndex } from '../terms';
import type { View } from '../view';
import type { Roll } from './plans';

/** A player as a pure function of what its side may see and of the dice given to it. */
export interface Bot {
  readonly name: string;
  /** Lines for the three phases, all of them allowed; none while no orders are awaited. */
  orders(view: View, side: SideIndex, roll: Roll): readonly Line[];
  /** The key of who enters for its eliminated combatant; null: nobody is left. */
  replacement(view: View, side: SideIndex, roll: Roll): string | null;
}

/** Keys of a side's own combatants that are not eliminated. */
export const standing = (view: View, side: SideIndex): string[] =>
  view.sides[side].known.filter((key) => view.combatants[key]?.eliminated === false);
