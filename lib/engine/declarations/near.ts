import { isCue } from './cues';
import type { Found } from './fits';
import { findNames } from './names';
import { isFamiliar } from './ordinary';
import { FILLERS, LINKS, ORDINARY } from './phrases';
import { differences, FAR, forgiven, inflected, letterSet, SHORT_WORD, slips } from './spelling';
import { type Range, type Statement, sentenceAround } from './statement';
import type { AbilityName, Lexicon } from './vocabulary';
import { type WordForm, words } from './words';

/** Words that come near one or several names without being any. */
export interface Near extends Range {
  readonly names: readonly AbilityName[];
  /** `initials`: the first letters of each; `begins`: the first words of each; `part`: words out of each; `spelling`: too many slips. */
  readonly how: 'begins' | 'part' | 'spelling' | 'initials';
}

/** The most words that are taken for a name that is not all there. */
const MOST_WORDS = 6;

/**
 * Of each sentence that declares no ability: whether all that it says comes near to one. `declared` are those of the
 * statement's names that are taken for declarations; words of the others are words like any.
 */
export function nearMisses(statement: Statement, declared: readonly Found[], lexicon: Lexicon): readonly Near[] {
  const found: Near[] = [];
  if (declared.length === 0) {
    const cut = cutShort(statement, lexicon);
    if (cut !== null) return [cut];
  }
  for (let at = 0; at < statement.words.length; ) {
    const sentence = sentenceAround(statement, at);
    at = sentence.to;
    if (declared.some((name) => name.from < sentence.to && name.to > sentence.from)) continue;
    const short = initialsIn(statement, sentence, lexicon);
    if (short.length > 0) {
      found.push(...short);
      continue;
    }
    const core = coreOf(statement, sentence);
    if (core === null || isPassing(statement, core)) continue;
    const near = partOfNames(statement, core, lexicon) ?? misspelt(statement, core, lexicon);
    if (near !== null) found.push(near);
  }
  return found;
}

/** The most words that a sentence has in which initials are looked for. */
const MOST_AROUND = 12;

/** Initials of names, written in capitals, or in letters that are no word. */
function initialsIn({ words, held, bold }: Statement, sentence: Range, lexicon: Lexicon): readonly Near[] {
  if (sentence.to - sentence.from > MOST_AROUND) return [];
  const found: Near[] = [];
  for (let at = sentence.from; at < sentence.to; at++) {
    const word = words[at];
    const names = held[at] ? undefined : lexicon.initials.get(word?.form.norm ?? '');
    if (word === undefined || names === undefined || FILLERS.has(word.form.norm) || COMMON.has(word.form.norm))
      continue;
    const written = bold.text.slice(word.start, word.end);
    const capitals = written.length > 1 && written === written.toUpperCase();
    if (
      !(capitals && (written.length > 2 || sentence.to - sentence.from === 1)) &&
      (written.length < 3 || isFamiliar(word.form.norm))
    )
      continue;
    found.push({ from: at, to: at + 1, names, how: 'initials' });
  }
  return found;
}
/** Short for other things on every forum. */
const COMMON = new Set(
  'lol gg wp afk btw fyi imo imho ooc tba tbd asap ps nb ok gp exp ri tl dr eod edit brb fwiw aka etc ffs omg wtf rip pm dm op mvp'.split(
    ' ',
  ),
);

/** One everyday word that a sentence in plain words leans on: "I for one **hope** that". */
function isPassing({ words, bold, opens, closes }: Statement, core: Range): boolean {
  const word = words[core.from];
  if (core.to - core.from > 1 || word === undefined || word.capital || !isFamiliar(word.form.norm)) return false;
  if (!opens || !closes) return false;
  const around = `${bold.before().split(SENTENCE_END).at(-1)} ${bold.after().split(SENTENCE_END, 1)[0]}`;
  return /\p{L}/u.test(around);
}
const SENTENCE_END = /[.!?;:…](?=\s|$)|\n/;

/** So many words outside the bold are looked at, and of so many in it. */
const CUT = 4;

/** A name that runs on into the plain words around a short bold text: "<b>One More</b> Bun". */
function cutShort({ bold, words: own, opens, closes, mentions }: Statement, lexicon: Lexicon): Near | null {
  if (!opens || !closes || own.length === 0 || own.length > MOST_WORDS || mentions.length > 0) return null;
  const before = lastOf(bold.lineBefore());
  const after = firstOf(bold.after());
  if (!/\p{L}/u.test(before + after)) return null;
  const text = `${before}${/^\s|\s$/.test(bold.before().slice(-1)) ? ' ' : ''}${bold.text}${after}`;
  const all = words(text);
  const start = text.indexOf(bold.text);
  const end = start + bold.text.length;
  const names = findNames(text, all, lexicon, () => 0).filter(({ from, to, how, broken, inserted }) => {
    const first = all[from];
    const last = all[to - 1];
    if (first === undefined || last === undefined || how === 'slip' || broken || inserted !== null) return false;
    return (
      first.start < end && last.end > start && (first.start < start || last.end > end) && to - from > 1 && first.capital
    );
  });
  return names.length === 0 ? null : { from: 0, to: own.length, names: names.map(({ name }) => name), how: 'part' };
}

/** The last words of a line, and whether white space follows them. */
function lastOf(line: string): string {
  let from = line.length;
  for (let count = 0; count < CUT && from > 0; count++) {
    while (count > 0 && from > 0 && SPACE.test(line[from - 1] ?? '')) from--;
    while (from > 0 && !SPACE.test(line[from - 1] ?? '')) from--;
  }
  return line.slice(from).replace(/\s+/g, ' ');
}

/** The first words of a text that stand in its first line, and whether white space comes before them. */
function firstOf(text: string): string {
  let to = 0;
  for (let count = 0; count < CUT && to < text.length; count++) {
    while (count > 0 && text[to] !== '\n' && SPACE.test(text[to] ?? '')) to++;
    while (to < text.length && !SPACE.test(text[to] ?? '')) to++;
  }
  return text.slice(0, to).replace(/\s+/g, ' ');
}
const SPACE = /\s/;

/** What a sentence says, but for mercs and small words at its ends; null if that is nothing, or too long for a name. */
function coreOf({ words, mentions }: Statement, sentence: Range): Range | null {
  let { from, to } = sentence;
  const isMerc = (at: number) => mentions.some((mention) => mention.from <= at && at < mention.to);
  const idle = (at: number) => FILLERS.has(words[at]?.form.norm ?? '') || isMerc(at);
  while (from < to && idle(from)) from++;
  while (to > from && idle(to - 1)) to--;
  if (from === to || to - from > MOST_WORDS) return null;
  for (let at = from; at < to; at++) if (isMerc(at)) return null;
  return { from, to };
}

/** All that the words say stands in one name, in whatever order: "Flood the deck" for Flood the Lower Deck. */
function partOfNames({ words }: Statement, core: Range, lexicon: Lexicon): Near | null {
  const forms: WordForm[] = [];
  for (let at = core.from; at < core.to; at++) {
    const form = words[at]?.form;
    if (form !== undefined && !form.article && !LINKS.has(form.norm)) forms.push(form);
  }
  const [first] = forms;
  if (first === undefined) return null;
  if (forms.length === 1 && (first.norm.length < SHORT_WORD || ORDINARY.has(first.norm) || isCue(first.norm)))
    return null;
  const begins: AbilityName[] = [];
  const holds: AbilityName[] = [];
  for (const { name, word } of lexicon.abilityWords.get(first.stem) ?? []) {
    if (!forms.every((form) => name.words.some((part) => inflected(form, part.form)))) continue;
    const list = opensWith(name, word, forms) ? begins : holds;
    if (!list.includes(name)) list.push(name);
  }
  if (begins.length > 0) return { from: core.from, to: core.to, names: begins, how: 'begins' };
  return holds.length > 0 ? { from: core.from, to: core.to, names: holds, how: 'part' } : null;
}

/** The words stand at the beginning of the name, one after the other, small words aside. */
function opensWith(name: AbilityName, word: number, forms: readonly WordForm[]): boolean {
  if (!name.words.slice(0, word).every((part) => part.optional)) return false;
  const parts = name.words.slice(word).filter((part) => !part.small);
  return forms.every((form, at) => parts[at] !== undefined && inflected(form, parts[at].form));
}

function misspelt({ words }: Statement, core: Range, lexicon: Lexicon): Near | null {
  const forms = words.slice(core.from, core.to).map((word) => word.form);
  if (forms.some((form) => form.numeric)) return null;
  const letters = forms.map((form) => form.norm).join('');
  const set = letterSet(letters);
  let best = FAR;
  let names: AbilityName[] = [];
  for (const name of lexicon.abilities) {
    const { length } = name.letters;
    const most = length === SHORT_WORD ? 1 : Math.min(forgiven(length) + 1, Math.floor(length / 4));
    if (most < Math.abs(length - letters.length) || differences(set, name.letterSet) > 2 * most) continue;
    const found = slips(letters, name.letters, most);
    if (found === FAR || found > best) continue;
    if (found < best) names = [];
    best = found;
    names.push(name);
  }
  return names.length === 0 ? null : { from: core.from, to: core.to, names, how: 'spelling' };
}
