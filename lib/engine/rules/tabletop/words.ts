/** `Bram`, `Bram and Cora`, `Bram, Cora and Dag`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `1 round`, `3 rounds`. */
export const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;
