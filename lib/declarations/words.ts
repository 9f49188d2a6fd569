import { stemmer } from 'stemmer';

/** A word without what is no part of its sense: case, accents, apostrophes. */
export interface WordForm {
  /** In small letters, without accents and apostrophes: `Dantès’s` is `dantess`. */
  readonly norm: string;
  /** `norm` without a possessive ending: `dantes`. */
  readonly base: string;
  /** What an inflected form shares with others: `waiting`, `waits` and `wait` have one stem. */
  readonly stem: string;
}

/** A word of a text: where it stands, and what stands between the word before it and it. */
export interface Word {
  readonly form: WordForm;
  readonly start: number;
  readonly end: number;
  readonly gap: string;
}

const WORDS =
  /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´′][\p{L}\p{M}\p{N}]+)*['’](?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´′][\p{L}\p{M}\p{N}]+)*|&/gu;
const APOSTROPHES = /['’‘ʼ`´′]/g;
const POSSESSIVE = /(?:['’‘ʼ`´′]s|s['’])$/i;
const MARKS = /\p{M}+/gu;
const LIGATURES = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' }),
);
const ODD = /[^a-z0-9]/;
/** Words that the stemmer takes for different ones. */
const IRREGULAR = new Map(
  Object.entries({ dying: 'die', lying: 'lie', tying: 'tie', vying: 'vie', '&': 'and', n: 'and' }),
);

/** Forms of words seen before; it only spares work, and is emptied when it has grown large. */
const seen = new Map<string, WordForm>();
const MOST_SEEN = 20_000;

/** The words of a text, in order. A lone `&` is a word: it stands for "and". */
export function words(text: string): readonly Word[] {
  const found: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORDS)) {
    const start = match.index;
    const end = start + match[0].length;
    found.push({ form: wordForm(match[0]), start, end, gap: text.slice(last, start) });
    last = end;
  }
  return found;
}

export function wordForm(written: string): WordForm {
  const known = seen.get(written);
  if (known !== undefined) return known;
  const form = makeForm(written);
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(written, form);
  return form;
}

function makeForm(written: string): WordForm {
  const norm = fold(written.replace(APOSTROPHES, ''));
  const whole = IRREGULAR.get(norm) ?? norm;
  // `Dantes’` loses its mark alone; `Piper’s` its s too.
  const base = POSSESSIVE.test(written) && !/['’]$/.test(written) ? fold(written.slice(0, -2)) : whole;
  const stem = ODD.test(base) || base.length < 3 ? base : stemmer(base);
  return { norm: whole === norm ? norm : whole, base, stem };
}

/** Small letters without accents; a text of plain letters comes back as it is. */
function fold(text: string): string {
  const small = text.toLowerCase();
  if (!ODD.test(small)) return small;
  const bare = small.normalize('NFKD').replace(MARKS, '');
  return bare.replace(/[^\0-\x7f]/gu, (letter) => LIGATURES.get(letter) ?? letter);
}
