import type { Doubt } from '../rules/kernel/reading';
import type { Cue, CueKind } from './cues';
import { OWNS } from './phrases';
import type { Statement } from './statement';
import { type Word, words } from './words';

/** What makes a name doubtful. */
export interface Reason {
  readonly doubt: Extract<Doubt, 'negated' | 'asked' | 'conditional' | 'retraction' | 'mentioned' | 'quoted'>;
  /** Where in the statement's text it is said; null: outside the bold text. */
  readonly at: { readonly start: number; readonly end: number } | null;
  /** The words themselves, for the note; empty if it is no matter of words (struck out). */
  readonly said: string;
}

export const is = (cue: Cue, kind: CueKind): boolean => cue.kinds.includes(kind);

/** A reason that words `from` to `to` of the bold text give. */
export function reason(
  doubt: Reason['doubt'],
  statement: Statement,
  { from, to }: { readonly from: number; readonly to: number },
): Reason {
  const start = statement.words[from]?.start ?? 0;
  const end = statement.words[to - 1]?.end ?? start;
  return { doubt, at: { start, end }, said: statement.bold.text.slice(start, end) };
}

export const saidBy = (text: string, plain: readonly Word[], cue: Cue): string =>
  text.slice(plain[cue.from]?.start ?? 0, plain[cue.to - 1]?.end ?? 0);

/** The words before a bold text are asked for more than once; the last answer is kept, which spares half of the work. */
let ahead: { readonly text: string; readonly words: readonly Word[] } = { text: '', words: [] };

export function wordsAhead(text: string): readonly Word[] {
  if (ahead.text !== text) ahead = { text, words: words(text) };
  return ahead.words;
}

/** Nothing but small words and the name of a merc stands between a word and a name. */
export function leadsTo({ words, held }: Statement, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const form = words[at]?.form;
    if (!held[at] && !form?.article && !LEADING.has(form?.norm ?? '') && !OWNS.has(form?.norm ?? '')) return false;
  }
  return true;
}
export const LEADING = new Set(
  (
    'this that these using use to on back off with of for about from in last previous earlier order orders declaration ' +
    'declarations ability above post posts'
  ).split(' '),
);
