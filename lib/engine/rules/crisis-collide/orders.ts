import type { Command, Line, Misreading, Place } from './command';
import { fold, NUMBERED_SPACE, RESERVED_WORDS, spaceOf } from './words';

/** Changes with the reading of any line; stored beside what was read. */
export const READER_VERSION = '1';

/** The names that one player's orders may use: what that player may know, and nothing else. */
export interface Lexicon {
  /** Fighters shown so far, and the player's own. */
  readonly fighters: readonly Named[];
  /** Those whom a shift can name: the player's own combatants. */
  readonly team: readonly Named[];
  /** Names of all abilities of the player's combatants. */
  readonly abilities: readonly string[];
  /** The arena's labels beyond `space 1` to `space 7`. */
  readonly labels: Readonly<Record<string, number>>;
}
export interface Named {
  readonly key: string;
  /** The plain name, and `Side/Name`. */
  readonly names: readonly string[];
}

type Reading<T> = { readonly value: T } | { readonly why: Misreading; readonly words: string };
const wrong = (why: Misreading, words: string) => ({ why, words });

const HEAD = /^(?:phase\s*(\d+)\s*(?:[:.)–—-]|$|(?=\s))|(\d+)\s*[:)]|(\d+)\s*[.–—-](?=\s))\s*/i;
const PART = /\s*,(?:\s*then\b)?\s*|\s+then\s+/gi;
const SHIFT = /^shift to\s+(.+)$/i;

/**
 * Reads one line of an order, `1: MOVEMENT, then ABILITY` (order:form). Pure and total: what cannot be read
 * says why.
 * @param text the line without markup
 * @param span where it stands in the post
 */
export function readLine(text: string, span: Line['span'], lexicon: Lexicon): Line {
  const line = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•] /, '');
  const head = HEAD.exec(line);
  const number = head?.[1] ?? head?.[2] ?? head?.[3];
  const kept = { text: line.slice(0, 2000), span };
  const misread = (phase: number | null, why: Misreading, words: string): Line => ({
    ...kept,
    phase,
    command: null,
    misread: { why, words: words.slice(0, 2000) },
  });
  if (head === null || number === undefined) return misread(null, 'no phase', line);
  const phase = Math.min(Number(number), 1_000_000);
  if (phase < 1 || phase > 3) return misread(phase, 'no such phase', number);
  const reading = readCommand(line.slice(head[0].length), lexicon);
  if ('why' in reading) return misread(phase, reading.why, reading.words);
  return { ...kept, phase, command: reading.value, misread: null };
}

/** Reads what stands after the phase's number. */
export function readCommand(text: string, lexicon: Lexicon): Reading<Command> {
  const words = text.replace(/\s+/g, ' ').trim();
  const plain = isAbility(words, lexicon) ? words : words.replace(/[\s.,;!]+$/, '');
  if (plain === '') return wrong('empty', text);
  if (isRest(plain)) return { value: { do: 'act', move: null, ability: null } };
  const alone = readPlace(plain, lexicon);
  if (isAbility(plain, lexicon))
    return alone !== null && 'value' in alone ? wrong('space or ability', plain) : act(null, plain);
  const shift = readShift(plain, lexicon);
  if (shift !== null) return shift;
  const parted = readParts(plain, lexicon);
  if (parted !== null) return parted;
  if (alone === null) return act(null, plain);
  return 'value' in alone ? act(alone.value, null) : alone;
}

const act = (move: Place | null, ability: string | null): Reading<Command> => ({ value: { do: 'act', move, ability } });
const isRest = (text: string) => RESERVED_WORDS.some((word) => word === fold(text));
const isAbility = (text: string, lexicon: Lexicon) => {
  const folded = fold(text);
  return lexicon.abilities.some((name) => fold(name) === folded);
};

function readShift(text: string, lexicon: Lexicon): Reading<Command> | null {
  const name = SHIFT.exec(text)?.[1];
  if (name === undefined) return null;
  const key = find(name, lexicon.team);
  if ('value' in key) return { value: { do: 'shift', to: key.value } };
  for (const [left, right] of splits(name)) {
    if (!('value' in find(left, lexicon.team))) continue;
    return wrong(readPlace(right, lexicon) === null ? 'shift and more' : 'shift and move', text);
  }
  return key.why === 'no such name' ? wrong('no teammate', name) : key;
}

/**
 * A movement and what follows it. A name may itself hold a comma or "then", so every way to part the line
 * is tried: first one whose two halves are both known, else the first whose left half is a movement.
 */
function readParts(text: string, lexicon: Lexicon): Reading<Command> | null {
  let fallback: Reading<Command> | null = null;
  for (const [left, right] of splits(text)) {
    const place = readPlace(left, lexicon);
    if (place === null) continue;
    if (SHIFT.test(right)) return wrong('shift and move', text);
    if ('why' in place) {
      fallback ??= place;
      continue;
    }
    if (isRest(right)) return act(place.value, null);
    if (isAbility(right, lexicon)) return act(place.value, right);
    if (fallback === null || 'why' in fallback) fallback = act(place.value, right);
  }
  return fallback;
}

/** Every way to part a line in two at a comma, at "then", or at both together. */
function splits(text: string): (readonly [string, string])[] {
  return [...text.matchAll(PART)]
    .map((part) => [text.slice(0, part.index).trim(), text.slice(part.index + part[0].length).trim()] as const)
    .filter(([left, right]) => left !== '' && right !== '');
}

/**
 * Reads a movement (move:forms).
 * @returns null where the words are no movement at all; a misreading where they are one gone wrong.
 */
function readPlace(text: string, lexicon: Lexicon): Reading<Place> | null {
  const words = text.trim();
  const counted = /^(\S+) spaces? (?:(forwards?)|(backwards?)|(in front of|behind) (.+))$/i.exec(words);
  if (counted !== null) return readCounted(counted, lexicon);
  const same = /^(?:the )?same space(?: as (.+))?$/i.exec(words);
  if (same !== null) {
    if (same[1] === undefined) return { value: { at: 'same' } };
    const of = find(same[1], lexicon.fighters);
    return 'why' in of ? of : { value: { at: 'with', of: of.value } };
  }
  const space = spaceOf(words, lexicon.labels);
  if (space !== null) return { value: { at: 'space', space } };
  return NUMBERED_SPACE.test(fold(words)) ? wrong('no such space', words) : null;
}

function readCounted(found: RegExpExecArray, lexicon: Lexicon): Reading<Place> {
  const [, number = '', forward, backward, side, name = ''] = found;
  if (!/^\d+$/.test(number)) return wrong('no number', number);
  // Farther than any arena is all one: the movement goes as far as it can (move:closest).
  const spaces = Math.min(Number(number), 1000);
  if (forward !== undefined) return { value: { at: 'forward', spaces } };
  if (backward !== undefined) return { value: { at: 'backward', spaces } };
  const of = find(name, lexicon.fighters);
  if ('why' in of) return of;
  return { value: { at: side?.toLowerCase() === 'behind' ? 'behind' : 'in front', spaces, of: of.value } };
}

function find(name: string, among: readonly Named[]): Reading<string> {
  const folded = fold(name);
  const found = among.filter(({ names }) => names.some((other) => fold(other) === folded));
  const [only] = found;
  if (only === undefined) return wrong('no such name', name);
  return found.length > 1 ? wrong('two names', name) : { value: only.key };
}
