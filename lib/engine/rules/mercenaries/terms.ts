/** The rulebook's closed lists, as it spells them. Everything else derives its types from these. */

export const PHASES = ['Peacetime', 'Wartime', 'Battles', 'Results'] as const;
export type Phase = (typeof PHASES)[number];

export const ABILITY_TYPES = [
  'Peacetime',
  'Pre-Battle',
  'Start of Battle',
  'Mid-Battle',
  'Trigger',
  'Results',
  'Passive',
  'On Purchase',
] as const;
export type AbilityType = (typeof ABILITY_TYPES)[number];

export const QUANTITIES = ['Personal', 'Single Target', 'Multi-Target', 'Variable Target', 'Teamwide'] as const;

export const SELECTIONS = [
  'Ally Only',
  'Enemy Only',
  'Free Targeting',
  'Parameter Only',
  'Preselected',
  'Random',
  'Pool',
  'Post-Rosters',
] as const;

export const ALIGNMENTS = ['Heroic', 'Neutral', 'Villainous'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const MERC_TYPES = ['Human', 'Beast', 'Robot', 'Undead', 'Otherworldly', 'Superhuman'] as const;
export type MercType = (typeof MERC_TYPES)[number];

export const GENDERS = ['Male', 'Female', 'Genderless'] as const;
export type Gender = (typeof GENDERS)[number];

export const TIERS = ['Low', 'Mid', 'High'] as const;
export type Tier = (typeof TIERS)[number];
/** The upkeep up to which a merc enters a tier without a fee; null: any (`glossary:tiers`). */
export const TIER_LIMITS: Readonly<Record<Tier, number | null>> = { Low: 3, Mid: 5, High: null };

export const STATUSES = [
  'KO',
  'Injured',
  'Seduced',
  'Kidnapped',
  'Possessed',
  'Intimidated',
  'Subverted',
  'Untargetable',
] as const;
export type Status = (typeof STATUSES)[number];

/** Families that may stand wherever kinds are listed. `Form Switch` and `Vehicle` are kind and family at once. */
export const FAMILIES = [
  'Removal',
  'Manipulation',
  'Damaging',
  'Negative',
  'Positive',
  'Meta-Ability',
  'Transformation',
  'Form Switch',
  'Vehicle',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Whom an effect goes to; `cause` and `struck` in a Trigger alone. */
export const RECIPIENTS = [
  'target',
  'user',
  'allies',
  'enemies',
  'both teams',
  'every team',
  'pool',
  'cause',
  'struck',
] as const;
export type Recipient = (typeof RECIPIENTS)[number];
