/** Text as a search compares it: small letters, no diacritics, plain quotes, single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** @returns whether every word of `query` stands somewhere in `text`. */
export const holdsWords = (text: string, query: string): boolean => {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
};
