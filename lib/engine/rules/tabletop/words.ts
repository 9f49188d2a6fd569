import { inList, some } from '../kernel/say';

/** `Bram`, `Bram and Cora`, `Bram, Cora and Dag`. */
export const list = (names: readonly string[]): string => inList(names);

/** `1 round`, `3 rounds`. */
export const count = (amount: number, thing: string): string => some(amount, thing);
