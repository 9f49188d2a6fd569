import type { Tier } from '../rules/mercenaries/terms';

/** The upkeep up to which a merc enters a tier without a fee (`glossary:tiers`). */
const LIMITS: readonly { readonly tier: Tier; readonly limit: number }[] = [
  { tier: 'Low', limit: 3 },
  { tier: 'Mid', limit: 5 },
];

/** The lowest tier that a merc of this upkeep enters without a fee. */
export const tierOf = (upkeep: number): Tier => LIMITS.find(({ limit }) => upkeep <= limit)?.tier ?? 'High';

/** What it costs to roster the merc in each tier below its own, in GP, the nearest one first. */
export const feesOf = (upkeep: number, feeAPoint: number): { tier: Tier; gp: number }[] =>
  LIMITS.filter(({ limit }) => upkeep > limit)
    .map(({ tier, limit }) => ({ tier, gp: (upkeep - limit) * feeAPoint }))
    .reverse();
