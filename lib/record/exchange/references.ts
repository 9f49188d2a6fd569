import { inList } from '../../engine/rules/kernel/say';
import type { KeyBook } from './keys';

/** Mercs and teams that a thing names, by key or name, put as keys. */

type Fields = Readonly<Record<string, unknown>>;

/** Called with the field in which somebody is named who is not there. */
export type Unknown = (field: string, message: string) => void;

export function withKeys(fields: Fields, teams: KeyBook, mercs: KeyBook, unknown: Unknown): Fields {
  const merc = (field: string, words: unknown): unknown => find(mercs, 'merc', field, words, unknown);
  const changed: Record<string, unknown> = { ...fields };
  if ('team' in fields) changed.team = find(teams, 'team', 'team', fields.team, unknown);
  if ('assists' in fields) changed.assists = merc('assists', fields.assists);
  if (isFields(fields.pureSupport)) {
    changed.pureSupport = { ...fields.pureSupport, linkedTo: merc('linkedTo', fields.pureSupport.linkedTo) };
  }
  changed.costs = each(fields.costs, (cost) => ('ko' in cost ? { ...cost, ko: merc('costs', cost.ko) } : cost));
  changed.must = each(fields.must, (must) =>
    'allyRostered' in must ? { ...must, allyRostered: merc('must', must.allyRostered) } : must,
  );
  changed.effects = each(fields.effects, (effect) => {
    if (effect.for === undefined || effect.for === 'allies') return effect;
    const whom = Array.isArray(effect.for)
      ? effect.for.map((one) => merc('effects', one))
      : merc('effects', effect.for);
    return { ...effect, for: whom };
  });
  for (const field of ['costs', 'must', 'effects']) if (!(field in fields)) delete changed[field];
  return changed;
}

function find(book: KeyBook, what: string, field: string, words: unknown, unknown: Unknown): unknown {
  if (typeof words !== 'string') return words;
  const key = book.find(words);
  if (key !== null) return key;
  const several = book.named(words);
  unknown(
    field,
    several.length > 1
      ? `“${words}” may be ${inList(several, 'or')}: write which.`
      : `There is no ${what} “${words}”, here or in what is imported.`,
  );
  return words;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const each = (value: unknown, change: (item: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isFields(item) ? change(item) : item)) : value;
