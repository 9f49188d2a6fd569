import { LRUCache } from 'lru-cache';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { readHead } from '../../platform/pages/head';
import { HELP } from '../../record/views/help';
import { fold } from '../../record/views/words';
import { hasTrigrams, type Named, readLikeTexts, readNamed } from './ask';
import { eitherKnows, type Known, knownWords } from './known';
import { type Asked, askedOf, isCertain, wordsOf } from './words';

/** A name of the season with what a search compares of it. */
export interface KeptName extends Named {
  /** Folded: its name and its other names. */
  readonly folded: readonly string[];
  readonly words: readonly string[];
}

/** All names of a season, and the words of them and of what the site says itself. */
export interface Names {
  readonly names: readonly KeptName[];
  readonly known: Known;
}

/** What the site says itself, with its words: clauses of the rulebook, and the help. */
export const CLAUSES = rulebook.clauses.map((clause) => ({
  ...clause,
  titleWords: wordsOf(clause.title),
  words: wordsOf([clause.id, clause.title, clause.text, clause.house ?? ''].join(' ')),
}));
export const HELPS = HELP.map((entry) => ({ ...entry, words: wordsOf(`${entry.title} ${entry.text}`) }));
const OWN_WORDS = [...CLAUSES, ...HELPS].flatMap(({ words }) => words);

const kept = new LRUCache<string, Names>({ max: 8, ttl: 600_000 });

/** The names of a season, from memory while the record stands still. */
export async function namesOf(seasonId: string): Promise<Names> {
  const address = `${seasonId} ${await readHead()}`;
  const found = kept.get(address);
  if (found) return found;
  const names = (await readNamed(seasonId)).map((each) => ({
    ...each,
    folded: [each.name, ...each.aka].map(fold),
    words: [each.name, ...each.aka].flatMap(wordsOf),
  }));
  const made = { names, known: knownWords([...names.flatMap(({ words }) => words), ...OWN_WORDS]) };
  kept.set(address, made);
  return made;
}

/** More words than this say no more, and cost. */
const MOST_WORDS = 12;

/** The words of a query, each as it may be meant by the names of a season, and by what the site says itself. */
export const askedByNames = (query: string, { known }: Names): Asked[] =>
  askedOf(wordsOf(query).slice(0, MOST_WORDS), known);

/** As `askedByNames`; a word that none of those knows may be meant as one of the season's texts too, where the database finds like words. */
export async function askedByAll(query: string, seasonId: string, names: Names): Promise<Asked[]> {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const strange = words.filter((word) => !isCertain(word, names.known));
  if (strange.length === 0 || !(await hasTrigrams())) return askedOf(words, names.known);
  const texts = await Promise.all(strange.map((word) => readLikeTexts(seasonId, word)));
  return askedOf(words, eitherKnows(names.known, knownWords(texts.flat().flatMap(wordsOf))));
}

/** Exactly that name, then another name of it, then names that begin so, then all others. */
export function placeOf({ folded }: KeptName, query: string): number {
  const [name, ...others] = folded;
  if (name === query) return 0;
  if (others.includes(query)) return 1;
  return name?.startsWith(query) ? 2 : 3;
}
