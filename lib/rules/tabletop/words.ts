/** How names are compared: letter case, spacing and the kind of apostrophe make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const same = (one: string, other: string): boolean => fold(one) === fold(other);

/** `Bram`, `Bram and Cora`, `Bram, Cora and Dag`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `1 round`, `3 rounds`. */
export const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;
