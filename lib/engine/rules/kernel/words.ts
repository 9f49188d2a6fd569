import { inList } from './say';

/** How words of an order are compared: letter case, spacing and the kind of apostrophe make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const same = (one: string, other: string): boolean => fold(one) === fold(other);

/** How many letters have to be changed, put in, left out or swapped with their neighbour to make one word of another. */
function slips(one: string, other: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const same = one[at] === other[to] ? 0 : 1;
      const swapped =
        at > 0 && to > 0 && one[at] === other[to - 1] && one[at - 1] === other[to]
          ? (before[to - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[to] ?? 0) + same, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Names that may have been meant by a word that is none of them, the nearest first: a third of the letters may be wrong,
 * or the word stands in the name.
 * @param most how many at the most
 */
export function nearNames(word: string, names: readonly string[], most = 3): readonly string[] {
  const folded = fold(word).slice(0, 120);
  if (folded === '') return [];
  return [...new Set(names)]
    .map((name) => ({ name, far: fold(name).includes(folded) ? 0 : slips(folded, fold(name)) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.max(folded.length, name.length) / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The same of names that a line may begin with: so many words of the line as the name has are held against it. */
export function nearStarts(line: string, names: readonly string[], most = 3): readonly string[] {
  const words = fold(line).split(' ');
  const found = [...new Set(names)].filter((name) => {
    const start = words.slice(0, fold(name).split(' ').length).join(' ');
    return nearNames(start.replace(/[,.:;!]+$/, ''), [name]).length > 0;
  });
  return found.slice(0, most);
}

/** `Did you mean “A” or “B”?`; empty where there is nothing near. */
export function didYouMean(near: readonly string[]): string {
  if (near.length === 0) return '';
  const quoted = near.map((name) => `“${name}”`);
  return `Did you mean ${inList(quoted, 'or')}?`;
}

/** A sentence with the question behind it, where something is near. */
export const withNear = (sentence: string, near: readonly string[]): string =>
  near.length === 0 ? sentence : `${sentence} ${didYouMean(near)}`;
