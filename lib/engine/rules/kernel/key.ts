/**
 * Whether something may be the key under which a game holds a thing. What every object answers to by itself (`constructor`,
 * `__proto__`, `toString`) names nothing: it would find what nobody put there.
 */
export const isKey = (text: string): boolean => text !== '__proto__' && !(text in Object.prototype);

/** What is said of a key that is none. */
export const NO_KEY = 'this name cannot be used';

/**
 * What somebody put under a key, and nothing that an object has by itself: the way to look up words that came from outside.
 * @returns undefined where nobody put anything there.
 */
export const own = <T>(things: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(things, key) ? things[key] : undefined;
