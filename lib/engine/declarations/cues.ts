import { CUES } from './phrases';
import type { Word } from './words';

export type CueKind = keyof typeof CUES;

/** Words that may make a name doubtful: words `from` (included) to `to` (excluded). */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly CueKind[];
}

interface Phrase {
  readonly rest: readonly string[];
  readonly kinds: CueKind[];
}

/** First word to the phrases that begin with it, the longest first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const byPhrase = new Map<string, CueKind[]>();
  for (const kind of Object.keys(CUES) as CueKind[]) {
    for (const phrase of CUES[kind].split('|')) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), kind]);
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const [phrase, kinds] of byPhrase) {
    const [first = '', ...rest] = phrase.split(' ');
    byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, kinds }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.rest.length - a.rest.length);
  return byFirst;
})();

/** Whether a word begins any cue, but for those that say something before a mark alone ("old: X"). */
export const isCue = (norm: string): boolean => CUE_WORDS.has(norm);
const CUE_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES]
    .filter(([, phrases]) => phrases.some(({ kinds }) => kinds.some((kind) => kind !== 'voids')))
    .map(([first]) => first),
);

/** The cues among the words, in order and none overlapping; words for which `held` is true belong to names. */
export function findCues(words: readonly Word[], held: readonly boolean[] = []): readonly Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrases = PHRASES.get(words[at]?.form.norm ?? '');
    if (phrases === undefined || held[at]) continue;
    for (const { rest, kinds } of phrases) {
      if (!rest.every((norm, k) => isWord(words[at + 1 + k], norm) && !held[at + 1 + k])) continue;
      const to = at + 1 + rest.length;
      if (kinds[0] !== 'harmless') cues.push({ from: at, to, kinds });
      at = to - 1;
      break;
    }
  }
  return cues;
}

/** "last week’s" is "last week" too. */
const isWord = (word: Word | undefined, norm: string): boolean =>
  word !== undefined && (word.form.norm === norm || word.form.base === norm);
