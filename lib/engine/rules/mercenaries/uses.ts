import type { Source, Use } from './state';
import type { Transaction } from './transaction';

/** A use of an ability as it begins: nothing named, nothing thrown. */
export const openUse = ({ state }: Transaction, { holder, ability }: Source, more: Partial<Use>): Use => ({
  place: state.rulings.count,
  ruling: '',
  holder,
  ability,
  by: null,
  targets: [],
  pool: [],
  picked: false,
  open: false,
  includeUnrosterable: false,
  day: state.day,
  use: 1,
  draws: 0,
  waited: false,
  unpaid: null,
  cause: null,
  ...more,
});
