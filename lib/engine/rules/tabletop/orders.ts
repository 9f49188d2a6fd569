import type { Span } from '../kernel/ruling';
import { fold } from '../kernel/words';
import { type Order, PLAIN_USE, type Use } from './command';

/** Changes with any change of what a line is read as. */
export const READER_VERSION = '2';

/** The names that one creature's orders may use. */
export interface Lexicon {
  readonly abilities: readonly { readonly key: string; readonly name: string; readonly modes: readonly string[] }[];
  readonly creatures: readonly { readonly key: string; readonly name: string }[];
}

/**
 * Reads one bold line: `ABILITY`, `ABILITY on NAME, NAME`, each with `, defensively` and `, as MODE` behind it;
 * `Dismiss ABILITY, ABILITY`; `Touch NAME`; `Attack NAME`. Capitals make no difference. Names that are nobody's stay as they were written,
 * and the rules refuse them.
 */
export function readLine(text: string, span: Span | null, lexicon: Lexicon): Order {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
    .trim();
  return { text, span, command: commandOf(line, lexicon) };
}

function commandOf(line: string, lexicon: Lexicon): Order['command'] {
  const own = longest(line, lexicon.abilities);
  if (own !== null) {
    const use = readUse(own.key, own.rest, lexicon);
    if (use !== null) return use;
  }
  const dismissed = /^dismiss (.+)$/i.exec(line)?.[1];
  if (dismissed !== undefined) return { do: 'dismiss', abilities: namesIn(dismissed, lexicon.abilities) };
  const touched = /^touch (.+)$/i.exec(line)?.[1];
  if (touched !== undefined)
    return { do: 'touch', target: namesIn(touched, lexicon.creatures).join(', '), willing: false, forgo: false };
  const attacked = /^attack (.+)$/i.exec(line)?.[1];
  if (attacked !== undefined) return { do: 'attack', target: namesIn(attacked, lexicon.creatures).join(', ') };
  const [, ability, rest] = /^(.{1,120}?)((?: on |, ).*)?$/i.exec(line) ?? [];
  return (ability !== undefined ? readUse(ability, rest ?? '', lexicon) : null) ?? { do: 'nothing', words: line };
}

/** What stands behind an ability's name; null: that was no order. */
function readUse(ability: string, rest: string, lexicon: Lexicon): Use | null {
  const modes = lexicon.abilities.find(({ key }) => key === ability)?.modes ?? [];
  let left = rest.trim();
  let mode: string | null = null;
  let defensively = false;
  for (;;) {
    const comma = lastTail(left, modes);
    if (comma === null) break;
    if (comma.mode === null) defensively = true;
    else mode = comma.mode;
    left = comma.before;
  }
  const plain: Use = { ...PLAIN_USE, ability, mode, defensively };
  if (left === '') return plain;
  const on = /^on (.+)$/i.exec(left)?.[1];
  return on === undefined ? null : { ...plain, on: namesIn(on, lexicon.creatures) };
}

/** `, defensively` or `, as MODE` at the end of a text. */
function lastTail(text: string, modes: readonly string[]): { before: string; mode: string | null } | null {
  const careful = /^(.*?),? ?\bdefensively$/i.exec(text);
  if (careful !== null) return { before: (careful[1] ?? '').trim(), mode: null };
  for (const known of [...modes].sort((a, b) => b.length - a.length)) {
    const tail = `as ${fold(known)}`;
    if (!fold(text).endsWith(tail)) continue;
    const before = text.slice(0, text.length - tail.length);
    if (before === '' || /[\s,]$/.test(before)) return { before: before.replace(/[\s,]+$/, ''), mode: known };
  }
  const unknown = /^(.*),? ?(?:^|[\s,])as ([^,]{1,120})$/i.exec(text);
  if (unknown?.[2] === undefined) return null;
  return { before: (unknown[1] ?? '').replace(/[\s,]+$/, ''), mode: unknown[2].trim() };
}

interface Named {
  readonly key: string;
  readonly name: string;
}

/** The longest name that a text begins with, and what stands behind it. */
function longest(text: string, all: readonly Named[]): { key: string; rest: string } | null {
  let best: { key: string; rest: string; length: number } | null = null;
  for (const { key, name } of all) {
    const length = prefix(text, name);
    if (length !== null && (best === null || length > best.length)) best = { key, rest: text.slice(length), length };
  }
  return best && { key: best.key, rest: best.rest.replace(/^\s*,?\s*/, ' ').trimStart() };
}

/** How many characters of a text a name at its beginning takes; null: the text does not begin with it. */
function prefix(text: string, name: string): number | null {
  const folded = fold(name);
  // Folding may change lengths, so the text is folded piece by piece.
  const length = fold(text.slice(0, folded.length)) === folded ? folded.length : name.length;
  if (fold(text.slice(0, length)) !== folded) return null;
  const next = text.slice(length);
  return next === '' || /^[\s,]/.test(next) ? length : null;
}

/** Names one after another, with a comma, `and` or `&` between them. */
function namesIn(text: string, all: readonly Named[]): string[] {
  const names: string[] = [];
  let left = text.trim();
  while (left !== '' && names.length < 200) {
    const known = longestThenBreak(left, all);
    if (known !== null) {
      names.push(known.key);
      left = known.rest;
      continue;
    }
    const [, word = left, rest = ''] = /^(.*?)\s*(?:,|$)\s*(.*)$/s.exec(left) ?? [];
    if (word !== '') names.push(word.slice(0, 120));
    left = rest;
  }
  return names.length === 0 ? [text.slice(0, 120)] : names;
}

function longestThenBreak(text: string, all: readonly Named[]): { key: string; rest: string } | null {
  let best: { key: string; rest: string; length: number } | null = null;
  for (const { key, name } of all) {
    const length = prefix(text, name);
    const after = length === null ? null : /^\s*(?:,\s*(?:and\s+)?|\s(?:and|&)\s+|$)(.*)$/is.exec(text.slice(length));
    if (length === null || after === null || (best !== null && length <= best.length)) continue;
    best = { key, rest: (after[1] ?? '').trim(), length };
  }
  return best;
}
