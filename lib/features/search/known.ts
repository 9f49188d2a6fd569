import { slips } from '../../engine/declarations/spelling';

/** Words that the site knows, as a search asks for them. */
export interface Known {
  has(word: string): boolean;
  /** Whether one of them begins so. */
  begins(part: string): boolean;
  /** Those that are the fewest slips away, none further than `most`. */
  near(word: string, most: number): string[];
}

/** @param words folded */
export function knownWords(words: Iterable<string>): Known {
  const all = new Set(words);
  const sorted = [...all].toSorted();
  const byLength = new Map<number, string[]>();
  for (const word of sorted) {
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  return {
    has: (word) => all.has(word),
    begins: (part) => sorted[firstFrom(sorted, part)]?.startsWith(part) ?? false,
    near(word, most) {
      let least = most;
      let found: string[] = [];
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const each of byLength.get(length) ?? []) {
          const far = slips(word, each, least);
          if (far > least) continue;
          if (far < least) found = [];
          least = far;
          found.push(each);
        }
      }
      return found;
    },
  };
}

/** The words of several. */
export const eitherKnows = (one: Known, other: Known): Known => ({
  has: (word) => one.has(word) || other.has(word),
  begins: (part) => one.begins(part) || other.begins(part),
  near(word, most) {
    const [a, b] = [one.near(word, most), other.near(word, most)];
    if (a.length === 0 || b.length === 0) return [...a, ...b];
    const far = (found: readonly string[]) => slips(word, found[0] ?? '', most);
    if (far(a) !== far(b)) return far(a) < far(b) ? a : b;
    return [...new Set([...a, ...b])];
  },
});

/** The place of the first word that is not before `part`. */
function firstFrom(sorted: readonly string[], part: string): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle] ?? '') < part) from = middle + 1;
    else until = middle;
  }
  return from;
}
