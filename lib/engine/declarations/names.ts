import { type Found, findFits, type MercEnd } from './fits';
import type { Lexicon } from './vocabulary';
import type { Word } from './words';

/**
 * The ability names in a text, left to right, none overlapping another. Where several fit, the longest wins; of names
 * that fit the same words, the one with the fewest slips. One that runs over the end of a sentence comes last.
 */
export function findNames(text: string, words: readonly Word[], lexicon: Lexicon, mercEnd: MercEnd): readonly Found[] {
  const fits = findFits(text, words, lexicon, mercEnd);
  return fits.length < 2 ? fits : choose(fits);
}

const RANK = { exact: 0, variation: 1, slip: 2 };

/** Of names that share words, the best one. */
function choose(fits: Found[]): readonly Found[] {
  fits.sort(
    (a, b) =>
      Number(a.broken) - Number(b.broken) ||
      width(b) - width(a) ||
      a.slips - b.slips ||
      RANK[a.how] - RANK[b.how] ||
      b.name.weight - a.name.weight ||
      a.from - b.from ||
      a.name.index - b.name.index,
  );
  const chosen: Found[] = [];
  const owners: (Found | undefined)[] = [];
  for (const fit of fits) {
    let winner = owners[fit.from];
    for (let at = fit.from + 1; at < fit.to && winner === undefined; at++) winner = owners[at];
    if (winner === undefined) {
      for (let at = fit.from; at < fit.to; at++) owners[at] = fit;
      chosen.push(fit);
      continue;
    }
    const even =
      winner.from === fit.from && winner.to === fit.to && winner.slips === fit.slips && winner.how === fit.how;
    if (even && fit.how !== 'exact' && winner.name !== fit.name && !winner.rivals.includes(fit.name)) {
      winner.rivals.push(fit.name);
    }
  }
  return chosen.sort((a, b) => a.from - b.from);
}

const width = ({ from, to, inserted }: Found): number =>
  to - from - (inserted === null ? 0 : inserted.to - inserted.from);
