import type { Outcome } from '../../engine/rules/kernel/ruling';
import type { AbilityType } from '../../engine/rules/mercenaries/terms';
import type { AbilityType as AbilityTypeRow, Outcome as OutcomeRow } from '../../platform/db/generated/enums';

/** The database's enums write the rulebook's terms with underscores; these say them as the rulebook does. */

const OUTCOMES: Record<OutcomeRow, Outcome> = {
  Resolved: 'Resolved',
  Resolved_without_effect: 'Resolved without effect',
  Failed: 'Failed',
  Nullified: 'Nullified',
  Invalidated: 'Invalidated',
  Cancelled: 'Cancelled',
  Rejected: 'Rejected',
  Unclear: 'Unclear',
  Pending: 'Pending',
};

const ABILITY_TYPES: Record<AbilityTypeRow, AbilityType> = {
  Peacetime: 'Peacetime',
  Pre_Battle: 'Pre-Battle',
  Start_of_Battle: 'Start of Battle',
  Mid_Battle: 'Mid-Battle',
  Trigger: 'Trigger',
  Results: 'Results',
  Passive: 'Passive',
  On_Purchase: 'On Purchase',
};

const inverse = <A extends string, B extends string>(map: Record<A, B>): Record<B, A> =>
  Object.fromEntries(Object.entries(map).map(([row, term]) => [term, row])) as Record<B, A>;

const OUTCOME_ROWS = inverse(OUTCOMES);
const ABILITY_TYPE_ROWS = inverse(ABILITY_TYPES);

export const outcomeTerm = (row: OutcomeRow): Outcome => OUTCOMES[row];
export const outcomeRow = (term: Outcome): OutcomeRow => OUTCOME_ROWS[term];
export const abilityTypeTerm = (row: AbilityTypeRow): AbilityType => ABILITY_TYPES[row];
export const abilityTypeRow = (term: AbilityType): AbilityTypeRow => ABILITY_TYPE_ROWS[term];

/** What a ruling may be about that admins go through, as the rows of rulings name it, and in words. */
export const RULING_KINDS = ['ability', 'roster', 'bid', 'hire', 'choose', 'link', 'customize', 'defer'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];
export const RULING_KIND_WORDS: Readonly<Record<RulingKind, string>> = {
  ability: 'Abilities',
  roster: 'Rosters',
  bid: 'Terrain bids',
  hire: 'Hires',
  choose: 'Choices',
  link: 'Links of Pure Supports',
  customize: 'Customizations',
  defer: 'Deferrals',
};

/** What the list of mercs may be ordered by. */
export const SORTS = ['name', 'team', 'alignment', 'type', 'gender', 'upkeep', 'tier'] as const;
