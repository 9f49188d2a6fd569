/** The rulebook's closed lists, as it spells them. Everything else derives its types from these. */

export const CLASSES = ['Offense', 'Defense', 'Support'] as const;
export type FighterClass = (typeof CLASSES)[number];

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DAMAGE_TYPES = ['Physical', 'Elemental', 'Spiritual'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Spaces of the arena, numbered from 1 at the left, and where the two leaders start (setup:arena). */
export const SPACES = 7;
export const STARTS = [3, 5] as const;
export const PHASES = [1, 2, 3] as const;
export type Phase = (typeof PHASES)[number];

/** How many combatants make a team (setup:team). */
export const TEAM_SIZE = 3;
/** What a side's Crisis Rate gains when one of its combatants is eliminated (crisis:elimination). */
export const CRISIS_OF_ELIMINATION = 100;

/** Whom an effect falls on. */
export const RECIPIENTS = ['self', 'hit', 'opponent', 'both'] as const;

/** What an effect can forbid or allow (level:cannot). */
export const ACTS = ['move', 'shift', 'second shift', 'ability', 'crisis', 'be pushed'] as const;
export type Act = (typeof ACTS)[number];

/** How long what an ability laid on a fighter lasts. */
export const DURATIONS = ['phase', 'turn', 'game'] as const;

/** What rules over what, from weakest to strongest (level:order); the rules of the game stand below them all. */
export const LEVELS = ['field', 'trait', 'ability'] as const;
export type Level = (typeof LEVELS)[number];

/** What the trait of a benched combatant does (fighter:trait). */
export const BENCHED_TRAITS = ['idle', 'active'] as const;

export const OUTCOMES = [
  'Refused',
  'Moved',
  'Fell short',
  'Stopped short',
  'Collided',
  'Shifted',
  'Negated',
  'Performed',
  'Not paid',
  'Not performed',
  'Rested',
  'Defaulted',
  'Restored',
  'Eliminated',
  'Replaced',
  'Set',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One of the two sides, by its place in the set-up: the first stands left. */
export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];
export const opposite = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** The way to the right, or to the left. */
export type Heading = 1 | -1;
