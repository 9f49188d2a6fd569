import type { Found } from './fits';
import type { Mention } from './mentions';
import { isFamiliar } from './ordinary';
import { AT, AT_FIRST, JOINERS, USES } from './phrases';
import { EPITHETS, IDLE, JOINING, RECEIVES, TITLES } from './target-words';
import type { Word } from './words';

const SLOT = /[:(→»➡›⇒⟶>@=]\s*["“‘'*_]*\s*$|^\s+[-–—]\s+$/;
const END = /[,.;:!?()[\]…–—\n/|>→»&=]| - /;
const LIST = /^\s*[,/]\s*$/;

/**
 * Everyday words that name somebody after all: written with a capital, and standing where a name does (behind a joiner or
 * in a list of targets, or before "uses" or a colon), with nothing behind them that they could belong to ("on Spring break").
 */
export function promoted(
  words: readonly Word[],
  weak: readonly Mention[],
  mentions: readonly Mention[],
  names: readonly Found[],
): readonly Mention[] {
  const capitals = words.filter(({ form, capital }) => capital && !form.article).length;
  // In a text that is all capitals, or in title case, a capital tells nothing; a whole name in a slot still does.
  const shouts = words.length > 3 && capitals === words.filter(({ form }) => !form.article).length;
  const ends = new Set([...mentions, ...names].map(({ to }) => to));
  const found: Mention[] = [];
  for (const mention of weak) {
    const { from, to, whole } = mention;
    const first = words[from];
    const next = words[to];
    if (first === undefined || to - from !== 1) continue;
    const before = words[from - 1];
    let at = from - 1;
    while (at >= 0 && words[at]?.form.article) at--;
    const joiner = words[at]?.form.norm ?? '';
    const after = next?.gap ?? '';
    const isLast = next === undefined || END.test(after) || JOINERS.has(next.form.norm);
    if (TITLES.has(first.form.norm) && next !== undefined && /^\.?\s/.test(after)) continue;
    const slot = AT_FIRST.has(joiner) || SLOT.test(first.gap);
    if (!first.capital) {
      if (whole.length > 0 && slot && isLast && first.form.base.length > 3) found.push(mention);
      continue;
    }
    const behindName = before !== undefined && ends.has(from);
    const listed = ends.has(from)
      ? LIST.test(first.gap)
      : ends.has(from - 1) && JOINERS.has(before?.form.norm ?? '') && !before?.form.article;
    const heads =
      next !== undefined &&
      // "Old: Ram" tells what it is, and calls upon no old Cossack.
      !(whole.length === 0 && EPITHETS.has(first.form.norm)) &&
      (from === 0 || /[\n.;,]/.test(first.gap)) &&
      (SLOT.test(after) ||
        RECEIVES.has(next.form.norm) ||
        (next.form.norm.endsWith('s') && !next.capital && (from === 0 || USES.has(next.form.norm))));
    if (heads || (isLast && (slot || listed || (behindName && !shouts && !/[.!?;\n]/.test(first.gap)))))
      found.push(mention);
  }
  return found;
}

/**
 * A name of everyday words in small letters ("the master", "a doctor") that stands where no name does: it is neither led to,
 * nor begins a line, nor is it all that is said, or words follow that make a sentence of it ("the master returns").
 */
export function standsByChance(
  words: readonly Word[],
  { from, to, rank, whole }: Mention,
  ends: ReadonlySet<number>,
): boolean {
  const last = words[to - 1];
  if (last === undefined || last.capital || whole.length === 0) return false;
  if (rank !== 'plain' && !(to - from === 1 && isFamiliar(last.form.base))) return false;
  const next = words[to];
  const norm = next?.form.norm ?? '';
  const after = next?.gap ?? '';
  let at = from - 1;
  while (at >= 0 && words[at]?.form.article) at--;
  const joiner = words[at]?.form.norm ?? '';
  const gap = words[at + 1]?.gap ?? '';
  const isLast = next === undefined || END.test(after) || JOINERS.has(norm) || next.form.article;
  if (AT_FIRST.has(joiner)) return !(isLast || IDLE.has(norm) || JOINING.has(norm) || AT.has(norm));
  if (SLOT.test(gap)) return !(isLast || IDLE.has(norm));
  const begins = at < 0 || /[\n.;!?]/.test(gap);
  const led = AT.has(joiner) || JOINERS.has(joiner) || ends.has(at + 1);
  if (!begins && !led) return true;
  const isOwner = last.form.norm !== last.form.base;
  return !(isLast || isOwner || USES.has(norm) || RECEIVES.has(norm) || AT.has(norm) || (led && IDLE.has(norm)));
}
