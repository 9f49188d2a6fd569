import { stemmer } from 'stemmer';
import { numberWords } from './numerals';
import { ARTICLES } from './phrases';
import { letterSet } from './spelling';

/** A word without what is no part of its sense: case, accents, apostrophes. */
export interface WordForm {
  /** In small letters, without accents and apostrophes: `Dantès’s` is `dantess`. */
  readonly norm: string;
  /** `norm` without a possessive ending: `dantes` of both “Dantès’s” and “Dantès’”. */
  readonly base: string;
  /** What an inflected form shares with others: `waiting`, `waits` and `wait` have one stem. */
  readonly stem: string;
  /** Which letters `norm` holds (`letterSet`). */
  readonly letters: number;
  readonly numeric: boolean;
  readonly article: boolean;
}

/** A word of a text: where it stands, and what stands between the word before it and it. */
export interface Word {
  readonly form: WordForm;
  readonly start: number;
  readonly end: number;
  readonly gap: string;
  /** It begins with a capital letter. */
  readonly capital: boolean;
}

// A word may hold apostrophes, and end in one ("Dantes’ Revenge"): "‘Fire’" ends in none, for it begins with one.
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´′][\p{L}\p{M}\p{N}]+)*(?:(?<=[sS])['’](?![\p{L}\p{N}]))?|&/gu;
/** The same where all is ASCII, which is most of what is read, and three times as fast. */
const ASCII_WORDS = /[a-z0-9]+(?:['`][a-z0-9]+)*(?:(?<=s)'(?![a-z0-9]))?|&/gi;
const ASCII = /^[\0-\x7f]*$/;
const APOSTROPHES = /['’‘ʼ`´′]/g;
const POSSESSIVE = /['’‘ʼ`´′]s$/i;
const MARKS = /\p{M}+/gu;
const LIGATURES = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' }),
);
const ODD = /[^a-z0-9]/;
/** Words that are another word in other letters, or that the stemmer does not know. */
const IRREGULAR = new Map(
  Object.entries({ dying: 'die', lying: 'lie', tying: 'tie', vying: 'vie', '&': 'and', n: 'and' }).concat(
    Object.entries({ dr: 'doctor', mr: 'mister', st: 'saint', capt: 'captain', prof: 'professor' }),
  ),
);

/** Forms of words seen before; it only spares work, and is emptied when it has grown large. */
const seen = new Map<string, WordForm>();
const MOST_SEEN = 20_000;

/** The words of a text, in order. A lone `&` is a word: it stands for "and". */
export function words(text: string): readonly Word[] {
  const pattern = ASCII.test(text) ? ASCII_WORDS : WORDS;
  const found: Word[] = [];
  let last = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [written] = match;
    const start = match.index;
    const end = start + written.length;
    const gap = text.slice(last, start);
    const spoken = isDigit(written.charCodeAt(0)) ? numberForms(written) : null;
    if (spoken === null) found.push({ form: wordForm(written), start, end, gap, capital: isCapital(written) });
    // A number of several words: each of them stands where the number does.
    else
      for (const [at, form] of spoken.entries())
        found.push({ form, start, end, gap: at === 0 ? gap : ' ', capital: false });
    last = end;
  }
  return found;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const numbersSeen = new Map<string, readonly WordForm[] | null>();

function numberForms(written: string): readonly WordForm[] | null {
  let forms = numbersSeen.get(written);
  if (forms === undefined) {
    forms = numberWords(written.toLowerCase())?.map((word) => ({ ...makeForm(word), numeric: true })) ?? null;
    if (numbersSeen.size < MOST_SEEN) numbersSeen.set(written, forms);
  }
  return forms;
}

function isCapital(written: string): boolean {
  const code = written.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90;
  const first = written.slice(0, 1);
  return first !== first.toLowerCase();
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
  const base = POSSESSIVE.test(written) ? fold(written.slice(0, -2)) : whole;
  const stem = ODD.test(base) || base.length < 3 ? base : stemmer(base);
  return {
    norm: whole,
    base,
    stem,
    letters: letterSet(whole),
    numeric: /\d/.test(norm),
    article: ARTICLES.has(whole),
  };
}

/** Small letters without accents; a text of plain letters comes back as it is. */
function fold(text: string): string {
  const small = text.toLowerCase();
  if (!ODD.test(small)) return small;
  const bare = small.normalize('NFKD').replace(MARKS, '');
  return bare.replace(/[^\0-\x7f]/gu, (letter) => LIGATURES.get(letter) ?? letter);
}
