import type { View } from '../rules/mercenaries/view';
import type { Difference } from './types';

/** What differs between two views of one week by one viewer, grouped and in words for a reader. */
export function difference(before: View, after: View): Difference {
  throw new Error(`not built: ${before.week}${after.week}`);
}
