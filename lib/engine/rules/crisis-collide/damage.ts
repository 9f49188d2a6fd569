import { bounded } from '../kernel/numbers';
import type { ClauseId } from '../kernel/ruling';
import type { Damage, Figure } from './record';

/**
 * The damage of one ability to one fighter (damage:resistance, damage:rounding, damage:floor). Fractions are
 * kept from hit to hit; only the whole is rounded down, and it is never below 0.
 */
export function damageOf(target: string, strength: Figure, resistance: Figure, hits: number): Damage {
  const raw = bounded(bounded(strength.value - resistance.value) * hits);
  return { target, strength, resistance, hits, raw, dealt: Math.max(0, roundDown(raw)) };
}

/** The clauses that one damage rests on. */
export function damageCites({ strength, resistance, hits, raw, dealt }: Damage, cites: ClauseId[]): void {
  cite(cites, 'damage:resistance');
  if (hits > 1) cite(cites, 'ability:hits');
  if (raw < 0) cite(cites, 'damage:floor');
  else if (!isWhole(raw, dealt)) cite(cites, 'damage:rounding');
  for (const clause of strength.cites) cite(cites, clause);
  for (const clause of resistance.cites) cite(cites, clause);
}

export const cite = (cites: ClauseId[], clause: ClauseId): void => {
  if (!cites.includes(clause)) cites.push(clause);
};

// Products of decimals miss whole numbers by a hair (100 x 0.29 gives 28.999…): a hair is no fraction.
const HAIR = 1e-9;
const hair = (value: number) => HAIR * Math.max(1, Math.abs(value));

/** The nearest whole number below, a hair's breadth aside. */
export const roundDown = (value: number): number => Math.floor(value + hair(value));

const isWhole = (value: number, whole: number): boolean => Math.abs(value - whole) <= hair(value);
