import type { Vocabulary, VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import { isCue } from './cues';
import { ARTICLES, FILLERS, LINKS, QUESTION_WORDS } from './phrases';
import { letterSet } from './spelling';
import { type WordForm, words } from './words';

/** A name taken apart. */
export interface Name {
  readonly text: string;
  readonly words: readonly NameWord[];
  /** How many of the words are not optional. */
  readonly weight: number;
  /** How many of them tell it from other words: a name of one such word may stand in a sentence by chance. */
  readonly strength: number;
  /** All its words are such as any sentence has ("What If?"). */
  readonly common: boolean;
  /** All its letters in a row, articles left out: what a name with a space too many or too few is held against. */
  readonly letters: string;
  /** Which letters those are, one bit each: names that share few are not compared any further. */
  readonly letterSet: number;
  /** The letters of its first word that is not optional. */
  readonly first: number;
  /** The first letters of its words, in small letters: with the articles, without the first, without any. */
  readonly initials: readonly string[];
  /** It holds digits, which are no slips for others. */
  readonly numeric: boolean;
  /** From its first word to its last, and the marks that stand after it. */
  readonly core: string;
  readonly tail: string;
  /** It is a question itself, so that a question mark after it asks nothing more. */
  readonly asks: boolean;
  readonly index: number;
}
export interface NameWord {
  readonly form: WordForm;
  /** An article, which may be left out. */
  readonly optional: boolean;
  /** A small word, by which no name is found. */
  readonly small: boolean;
}

/** An ability's name, and all the ways in which it can be used: by its owner, a thief, or another of that name. */
export interface AbilityName extends Name {
  readonly uses: readonly VocabularyAbility[];
}
/** One of the names of a merc. */
export interface MercName extends Name {
  readonly merc: VocabularyMerc;
}
/** Where a word stands in a name. */
export interface Anchor<N extends Name> {
  readonly name: N;
  readonly word: number;
}

/** What is looked up while a post is read. */
export interface Lexicon {
  readonly abilities: readonly AbilityName[];
  /** Stem of a word to the names that it stands in. */
  readonly abilityWords: ReadonlyMap<string, readonly Anchor<AbilityName>[]>;
  /** Names by their number of letters. */
  readonly lengths: readonly (readonly AbilityName[] | undefined)[];
  /** Names by their number of letters and of words (`shapeOf`). */
  readonly shapes: readonly (readonly AbilityName[] | undefined)[];
  /** Names without a letter, such as "...": meant where they are all that is said. */
  readonly wordless: ReadonlyMap<string, AbilityName>;
  /** The most letters in a name. */
  readonly longest: number;
  /** Initials to the names that have them. */
  readonly initials: ReadonlyMap<string, readonly AbilityName[]>;
  readonly mercWords: ReadonlyMap<string, readonly Anchor<MercName>[]>;
  readonly mercNames: readonly MercName[];
  readonly mercs: ReadonlyMap<string, VocabularyMerc>;
}

type AbilityPart = Pick<
  Lexicon,
  'abilities' | 'abilityWords' | 'shapes' | 'lengths' | 'longest' | 'wordless' | 'initials'
>;
type MercPart = Pick<Lexicon, 'mercWords' | 'mercNames' | 'mercs'>;

/** One number for a number of letters and of words. */
export const shapeOf = (letters: number, words: number): number => letters * 16 + Math.min(words, 15);

/**
 * The index of a vocabulary. It is built once for a Vocabulary object and for each of its lists; a new list that says
 * the same as one of those last seen (a vocabulary made again for each post) is found to do so, and spares the work.
 */
export function lexicon(vocabulary: Vocabulary): Lexicon {
  let found = lexicons.get(vocabulary);
  if (found === undefined) {
    found = { ...abilityPart(vocabulary.abilities), ...mercPart(vocabulary.mercs) };
    lexicons.set(vocabulary, found);
  }
  return found;
}

const lexicons = new WeakMap<Vocabulary, Lexicon>();
const abilityPart = remembering(indexAbilities, sameAbility);
const mercPart = remembering(indexMercs, sameMerc);

/** How many lists are remembered by what they say. */
const MOST_REMEMBERED = 16;

function remembering<T, Part>(
  build: (list: readonly T[]) => Part,
  same: (a: T, b: T) => boolean,
): (list: readonly T[]) => Part {
  const byList = new WeakMap<readonly T[], Part>();
  let last: readonly { readonly list: readonly T[]; readonly part: Part }[] = [];
  return (list) => {
    let part = byList.get(list);
    if (part !== undefined) return part;
    const alike = last.find((seen) => isSame(seen.list, list, same));
    part = alike?.part ?? build(list);
    // A copy: whoever made the list may change it.
    if (alike === undefined) last = [{ list: [...list], part }, ...last.slice(0, MOST_REMEMBERED - 1)];
    byList.set(list, part);
    return part;
  };
}

function isSame<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const one = a[at];
    const other = b[at];
    if (one !== other && (one === undefined || other === undefined || !same(one, other))) return false;
  }
  return true;
}

function sameAbility(a: VocabularyAbility, b: VocabularyAbility): boolean {
  const aims = a.aims?.min === b.aims?.min && a.aims?.max === b.aims?.max;
  return a.key === b.key && a.merc === b.merc && a.name === b.name && a.aimsAt === b.aimsAt && aims;
}

function sameMerc(a: VocabularyMerc, b: VocabularyMerc): boolean {
  if (a.key !== b.key || a.side !== b.side || a.name !== b.name || a.aka.length !== b.aka.length) return false;
  return a.aka === b.aka || a.aka.every((name, at) => name === b.aka[at]);
}

function indexAbilities(list: readonly VocabularyAbility[]): AbilityPart {
  const byName = new Map<string, VocabularyAbility[]>();
  for (const ability of list) append(byName, ability.name, ability);
  const abilities: AbilityName[] = [];
  const abilityWords = new Map<string, Anchor<AbilityName>[]>();
  const lengths: AbilityName[][] = [];
  const shapes: AbilityName[][] = [];
  const wordless = new Map<string, AbilityName>();
  const byInitials = new Map<string, AbilityName[]>();
  for (const [text, uses] of byName) {
    const name: AbilityName = { ...takeApart(text), uses, index: abilities.length };
    abilities.push(name);
    if (name.words.length === 0) wordless.set(text.trim(), name);
    anchor(abilityWords, name);
    for (const initials of name.initials) append(byInitials, initials, name);
    put(lengths, name.letters.length, name);
    put(shapes, shapeOf(name.letters.length, name.weight), name);
  }
  return { abilities, abilityWords, lengths, shapes, wordless, initials: byInitials, longest: lengths.length - 1 };
}

function indexMercs(list: readonly VocabularyMerc[]): MercPart {
  const mercWords = new Map<string, Anchor<MercName>[]>();
  const mercs = new Map<string, VocabularyMerc>();
  const mercNames: MercName[] = [];
  for (const merc of list) {
    mercs.set(merc.key, merc);
    for (const text of [merc.name, ...merc.aka]) {
      const name: MercName = { ...takeApart(text), merc, index: mercNames.length };
      mercNames.push(name);
      anchor(mercWords, name);
    }
  }
  return { mercWords, mercNames, mercs };
}

function anchor<N extends Name>(index: Map<string, Anchor<N>[]>, name: N): void {
  const large = name.words.some((word) => !word.small);
  for (const [at, word] of name.words.entries()) {
    if (!large || !word.small) append(index, word.form.stem, { name, word: at });
  }
}

function put<V>(lists: V[][], at: number, value: V): void {
  const list = lists[at];
  if (list === undefined) lists[at] = [value];
  else list.push(value);
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** A shorter name has no initials that anybody would know. */
const MOST_INITIALS = 3;

function initialsOf(all: readonly NameWord[]): readonly string[] {
  const first = (list: readonly NameWord[]) => list.map(({ form }) => form.norm.charAt(0)).join('');
  const forms = [all, all.slice(all[0]?.optional ? 1 : 0), all.filter(({ optional }) => !optional)].map(first);
  return [...new Set(forms)].filter((initials) => all.length >= MOST_INITIALS && initials.length > 1);
}

type Parts = Omit<Name, 'index'>;
const known = new Map<string, Parts>();
const MOST_KNOWN = 20_000;

function takeApart(text: string): Parts {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = words(text);
  const taken = found.map(({ form }, at): NameWord => {
    const article = ARTICLES.has(form.norm);
    // The "A" of "Plan A" is no article.
    return { form, optional: article && at < found.length - 1, small: article || LINKS.has(form.norm) };
  });
  const required = taken.filter((word) => !word.optional);
  const letters = required.map((word) => word.form.norm).join('');
  const end = found.at(-1)?.end ?? text.length;
  const parts: Parts = {
    text,
    words: taken,
    weight: required.length,
    strength: Math.max(taken.filter((word) => !word.small).length, required.length - 1),
    common: found.every(({ form }) => LINKS.has(form.norm) || FILLERS.has(form.norm) || isCue(form.norm)),
    letters,
    letterSet: letterSet(letters),
    initials: initialsOf(taken),
    first: required[0]?.form.letters ?? 0,
    numeric: required.some((word) => word.form.numeric),
    core: text.slice(found[0]?.start ?? 0, end),
    tail: text.slice(end).trimEnd(),
    asks: text.includes('?') || QUESTION_WORDS.has(found[0]?.form.norm ?? ''),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, parts);
  return parts;
}
