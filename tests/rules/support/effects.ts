import { EFFECTS, type Effect, type EffectKind, effectSchema } from '../../../lib/engine/rules/mercenaries/effects';

/** An effect of a kind, with those of the fields that a kind may have which this one has. */
export function effectOf({
  do: kind,
  ...fields
}: {
  readonly do: EffectKind;
  readonly [field: string]: unknown;
}): Effect {
  const own: ReadonlySet<string> = new Set(Object.keys(EFFECTS[kind].schema.shape));
  const kept = Object.entries(fields).filter(([key, value]) => own.has(key) && value !== undefined);
  return effectSchema.parse({ do: kind, ...Object.fromEntries(kept) });
}
