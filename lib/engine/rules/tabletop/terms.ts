/** The rulebook's closed lists, as it spells them. Everything else derives its types from these. */

/** `spell` is not marked on a sheet; the others stand there as (Sp), (Su) and (Ex). */
export const KINDS = ['spell', 'Sp', 'Su', 'Ex'] as const;
export type Kind = (typeof KINDS)[number];

export const SAVES = ['Fort', 'Ref', 'Will'] as const;
export const SAVE_RESULTS = ['half', 'negates', 'disbelief'] as const;

export const ABILITY_SCORES = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'] as const;
export type AbilityScore = (typeof ABILITY_SCORES)[number];
export const SCORE_NAMES: Readonly<Record<AbilityScore, string>> = {
  Str: 'Strength',
  Dex: 'Dexterity',
  Con: 'Constitution',
  Int: 'Intelligence',
  Wis: 'Wisdom',
  Cha: 'Charisma',
};

/** Spans of time in rounds of about six seconds (action:round). */
export const UNITS = ['round', 'minute', 'hour', 'day'] as const;
export type Unit = (typeof UNITS)[number];
export const ROUNDS: Readonly<Record<Unit, number>> = { round: 1, minute: 10, hour: 600, day: 14_400 };

/** Action costs that are paid at once; longer ones are a time (action:long). */
export const ACTION_COSTS = ['standard', 'move', 'swift', 'full-round', 'free', 'reaction', 'trigger'] as const;
export const COMPONENTS = ['V', 'S', 'M', 'F', 'DF', 'XP'] as const;
export const RANGES = ['personal', 'touch', 'close', 'medium', 'long', 'extreme', 'plane', 'special'] as const;
export const DURATIONS = ['instantaneous', 'permanent', 'recovery', 'dissipation', 'slot'] as const;
export const TAGS = ['Image', 'Phantasm'] as const;

/** Distractions that have a name alone; a grapple names the grappler too. */
export const PLAIN_DISTRACTIONS = ['entangled', 'violent motion'] as const;
export const DAMAGE_SOURCES = ['immediate', 'continuous'] as const;

/** The steps of a use (step:order). */
export const STEPS = ['1a', '1b', '1c', '1d', '2a', '2b', '2c', '3a', '3b', '3c'] as const;
export type StepName = (typeof STEPS)[number];

/** What a die is thrown for. */
export const DIE_KINDS = [
  'damage',
  'heal',
  'bonus',
  'duration',
  'attack',
  'touch',
  'defensive',
  'concentration',
  'endurance',
  'grapple',
  'escape',
  'resistance',
  'save',
  'recovery',
  'dissipation',
] as const;
export type DieKind = (typeof DIE_KINDS)[number];

export const OUTCOMES = [
  'Resolved',
  'No effect',
  'Suppressed',
  'Distracted',
  'Delayed',
  'Pending',
  'Held',
  'Lost',
  'Continues',
  'Ended',
  'Opportunity',
  'Believed',
  'Disbelieved',
  'No save',
  'Rejected',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const BELIEFS = ['real', 'not real', 'undecided'] as const;
export type Belief = (typeof BELIEFS)[number];

/** The skills that the rules themselves ask for. */
export const CONCENTRATION = 'Concentration';
export const ENDURANCE = 'Endurance';
export const ESCAPE_ARTISTRY = 'Escape Artistry';
/** For defensive use, where an ability names no other (step:2a). */
export const DEFENSIVE_SKILL = 'Arcana';

/** How near a target must be to be touched, in feet (range:touch). */
export const TOUCH_REACH = 5;
