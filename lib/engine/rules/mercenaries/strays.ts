import { EFFECTS, type EffectKind } from './effects';

/**
 * What was stored before each kind of effect had fields of its own may give a KO an amount, which nothing ever read: here it
 * loses what its kind has not. Whatever is written anew is refused instead.
 * @param stored anything that may hold abilities, however deep
 */
export function withoutStrays(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withoutStrays);
  if (typeof stored !== 'object' || stored === null) return stored;
  const fields = Object.entries(stored).map(([key, value]): [string, unknown] => [
    key,
    key === 'effects' && Array.isArray(value) ? value.map(own) : key === 'effect' ? own(value) : withoutStrays(value),
  ]);
  return Object.fromEntries(fields);
}

const isKind = (kind: unknown): kind is EffectKind => typeof kind === 'string' && Object.hasOwn(EFFECTS, kind);

function own(effect: unknown): unknown {
  if (typeof effect !== 'object' || effect === null || !('do' in effect) || !isKind(effect.do)) return effect;
  const fields = EFFECTS[effect.do].schema.shape;
  return Object.fromEntries(Object.entries(effect).filter(([field]) => Object.hasOwn(fields, field)));
}
