import { TIER_LIMITS, TIERS, type Tier } from '../../engine/rules/mercenaries/terms';

/** The tiers that have a limit, the lowest first (`glossary:tiers`). */
const LIMITS: readonly { readonly tier: Tier; readonly limit: number }[] = TIERS.flatMap((tier) => {
  const limit = TIER_LIMITS[tier];
  return limit === null ? [] : [{ tier, limit }];
});

/** The lowest tier that a merc of this upkeep enters without a fee. */
export const tierOf = (upkeep: number): Tier => LIMITS.find(({ limit }) => upkeep <= limit)?.tier ?? 'High';

/** What it costs to roster the merc in each tier below its own, in GP, the nearest one first. */
export const feesOf = (upkeep: number, feeAPoint: number): { tier: Tier; gp: number }[] =>
  LIMITS.filter(({ limit }) => upkeep > limit)
    .map(({ tier, limit }) => ({ tier, gp: (upkeep - limit) * feeAPoint }))
    .reverse();
