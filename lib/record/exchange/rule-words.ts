import { EFFECT_KINDS, EFFECTS } from '../../engine/rules/mercenaries/effects';
import {
  ABILITY_TYPES,
  ALIGNMENTS,
  FAMILIES,
  GENDERS,
  MERC_TYPES,
  QUANTITIES,
  RECIPIENTS,
  SELECTIONS,
  STATUSES,
} from '../../engine/rules/mercenaries/terms';

/**
 * The rulebook's words as people write them: `Possession` or `possessed` for the kind `Possess`, `enemy-only` for `Enemy
 * Only`. What is none of them is left as it was written, for the schema to refuse.
 */

/** How words are compared: letters and digits alone. */
const squash = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const bookOf = (words: readonly (readonly [said: string, meant: string])[]): ReadonlyMap<string, string> => {
  const book = new Map<string, string>();
  for (const [said, meant] of words) if (!book.has(squash(said))) book.set(squash(said), meant);
  return book;
};
const plain = (words: readonly string[]) => bookOf(words.map((word) => [word, word]));

const kindWords = EFFECT_KINDS.flatMap((kind): [string, string][] => {
  const { noun, event } = EFFECTS[kind].words;
  return [noun, event].flatMap((word) => (word === null ? [] : [[word, kind]]));
});
/** Names first, so that no noun of another kind takes their place. */
const KINDS = bookOf([...EFFECT_KINDS.map((kind) => [kind, kind] as const), ...kindWords]);
const KINDS_AND_FAMILIES = bookOf([
  ...[...EFFECT_KINDS, ...FAMILIES].map((word) => [word, word] as const),
  ...FAMILIES.map((family) => [`${family}s`, family] as const),
  ...kindWords,
]);

/** The lists of words by the field that holds one or several of them. */
const FIELDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  do: KINDS,
  immune: KINDS_AND_FAMILIES,
  kinds: KINDS_AND_FAMILIES,
  unaffectedBy: KINDS_AND_FAMILIES,
  event: KINDS_AND_FAMILIES,
  alignment: plain(ALIGNMENTS),
  types: plain(MERC_TYPES),
  gender: plain(GENDERS),
  type: plain(ABILITY_TYPES),
  quantity: plain(QUANTITIES),
  selection: plain(SELECTIONS),
  global: plain(['Wartime', 'Peacetime']),
  to: plain(RECIPIENTS),
  status: plain(STATUSES),
  targetStatus: plain(STATUSES),
};

/** A kind or family of effects by any of its words; null: it is none. */
export const kindNamed = (word: string): string | null => KINDS_AND_FAMILIES.get(squash(word)) ?? null;

/** A value, and all that is in it, with the rulebook's words as the rules spell them. @param field where it stands */
export function inRuleWords(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    const book = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    return book?.get(squash(value)) ?? value;
  }
  if (Array.isArray(value)) return value.map((one) => inRuleWords(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inRuleWords(inner, key)]));
}
