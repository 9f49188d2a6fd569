import type { Effect } from './effects';

/** Exceptions that an effect's own text grants: `evenIf: user removed` and the like. */

type Exception = 'removed' | 'benched' | 'immune' | 'nullified';

const WORDS: Readonly<Record<Exception, RegExp>> = {
  removed: /remov|\bko|seduc|kidnap|possess|intimidat|injur|rostered|bench/,
  benched: /rostered|bench/,
  immune: /immun/,
  nullified: /nullif/,
};

/** Whether an effect takes place even if its user, or its target, is so. Who is removed is not rostered either. */
export function grants({ evenIf }: Effect, whom: 'user' | 'target', what: Exception): boolean {
  if (evenIf === undefined) return false;
  const phrases = typeof evenIf === 'string' ? [evenIf] : evenIf;
  return phrases.some((phrase) => {
    const words = phrase.toLowerCase();
    return (words.includes(whom) || what === 'nullified') && WORDS[what].test(words);
  });
}
