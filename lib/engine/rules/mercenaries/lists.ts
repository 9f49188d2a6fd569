/** Lists of a few keys or clauses each, of which a step makes many. */

const FEW = 32;

/** Each item once, where it stands first. Of a few, looking back is quicker than a set. */
export function unique<T>(items: readonly T[]): readonly T[] {
  if (items.length < 2) return items;
  return items.length > FEW ? [...new Set(items)] : items.filter((item, place) => items.indexOf(item) === place);
}

/** Two lists in one, which is one of them where the other is empty. */
export function joined<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  if (others.length === 0) return some;
  return some.length === 0 ? others : [...some, ...others];
}

/** Those items that fit: the list itself where all do. */
export const those = <T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] =>
  items.every(fits) ? items : items.filter(fits);
