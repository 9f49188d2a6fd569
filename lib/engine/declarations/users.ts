import type { VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import type { Found } from './fits';
import { canMean, type Mention } from './mentions';
import { ARTICLES, AT, FILLERS, FROM, OWNS, USES } from './phrases';
import { follows, isAimedAt, isPossessive, type Statement, saysUse } from './statement';
import type { Lexicon } from './vocabulary';
import { words } from './words';

/**
 * The words of the statement that say who uses the ability: "Piper uses Reel", "Piper: Reel", "Piper’s Reel",
 * "Reel (Piper)", "Reel by Piper". Where several mercs have it, a merc named anywhere near is taken too.
 */
export function userOf(statement: Statement, name: Found, uses: readonly VocabularyAbility[]): Mention | null {
  const { mentions, words: all } = statement;
  if (mentions.length === 0) return null;
  const fits = (mention: Mention) => uses.some((use) => canMean(mention, use.merc));
  const previous = statement.names.findLast((other) => other.to <= name.from);
  const begin = previous?.to ?? 0;
  const end = statement.names.find((other) => other.from >= name.to)?.from ?? all.length;

  const before = mentions.findLast((mention) => mention.to <= name.from && mention.from >= begin);
  if (before !== undefined && fits(before) && isDirect(statement, before, name)) {
    // "Blessing: Piper, Reel: Thistle": Piper is whom the blessing is for.
    const ofPrevious = begin > 0 && before.to === name.from && begin === before.from && !owns(statement, before);
    if (!ofPrevious && !isAimedAt(statement, before.from)) return before;
  }
  const after = mentions.find((mention) => mention.from >= name.to && mention.to <= end);
  if (after !== undefined && fits(after)) {
    const bracketed = after.from === name.to && (all[after.from]?.gap ?? '').includes('(');
    if (bracketed || (after.from <= name.to + 2 && follows(statement, after.from, FROM))) return after;
  }
  if (uses.length < 2) return null;
  const near = mentions.filter(
    (mention) => mention.from >= begin && mention.to <= end && fits(mention) && !isAimedAt(statement, mention.from),
  );
  const [only, other] = near;
  const isTarget = only !== undefined && only.from >= name.to && uses.some((use) => use.aims !== null);
  return only === undefined || other !== undefined || isTarget ? null : only;
}

/** Nothing but "uses", "will use his" and the like stands between. */
function isDirect(statement: Statement, mention: Mention, name: Found): boolean {
  for (let at = mention.to; at < name.from; at++) if (!saysUse(statement, at)) return false;
  return !/[.!?;]\s|\n/.test(statement.words[name.from]?.gap ?? '');
}

/** "Piper’s Reel", "Piper: Reel", "Piper (Reel)". */
const owns = (statement: Statement, mention: Mention): boolean =>
  isPossessive(statement, mention) || /[:(]/.test(statement.words[mention.to]?.gap ?? '');

/** "Piper uses" or "Piper’s" right before the name: whoever that is, it is no target. */
export function claimsUse(statement: Statement, mention: Mention, name: Found): boolean {
  if (mention.to > name.from || !isDirect(statement, mention, name)) return false;
  if (mention.to === name.from) return isPossessive(statement, mention);
  return USES.has(statement.words[mention.to]?.form.norm ?? '');
}

/** How far back, in words, a merc is looked for in the plain words before a bold text. */
const LOOK_BACK = 6;
const LONGEST_NAME = 4;

/** Of the uses, those of the merc that the plain words right before the bold text name: "Piper uses", "Piper:". */
export function usesOfMercBefore(
  statement: Statement,
  uses: readonly VocabularyAbility[],
  lexicon: Lexicon,
): readonly VocabularyAbility[] {
  const before = words(statement.bold.before()).slice(-LOOK_BACK);
  const norms = before.map((word) => word.form.norm);
  let end = before.length;
  while (end > 0 && small(norms[end - 1])) end--;
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from++) {
    const said = before.slice(from, end).map((word) => word.form.base);
    const fitting = uses.filter((use) => isNamed(lexicon.mercs.get(use.merc), said));
    if (fitting.length > 0 && !AT.has(norms[from - 1] ?? '')) return fitting;
  }
  return uses;
}

const small = (norm = ''): boolean => USES.has(norm) || ARTICLES.has(norm) || OWNS.has(norm);

function isNamed(merc: VocabularyMerc | undefined, said: readonly string[]): boolean {
  if (merc === undefined || said.some((word) => FILLERS.has(word))) return false;
  return [merc.name, ...merc.aka].some((name) => {
    const parts = words(name).map((word) => word.form.base);
    return parts.some((_, at) => said.every((word, k) => parts[at + k] === word));
  });
}
