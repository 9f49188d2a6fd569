/** The rulebook's closed lists, as it spells them. Everything else derives its types from these. */

export const CARD_TYPES = ['HQ', 'Character', 'Technology'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ZONES = ['board', 'hand', 'discard'] as const;
export type Zone = (typeof ZONES)[number];

export const ABILITY_KINDS = ['triggered', 'ongoing'] as const;

/** The mechanics that the default conditions do not bind (exempt:mechanics). */
export const EXEMPT_MECHANICS = ['Grip', 'Toughness', 'Automated'] as const;

/** Whose event a trigger waits for, where the event is of one card (trigger:subject). */
export const SUBJECTS = ['self', 'any', 'ally', 'enemy'] as const;

/** Events that the rules themselves make: a card is played, a card goes off the board. */
export const ARRIVE = 'Arrive';
export const LEAVE = 'Leave';

/** What a condition does that is met when its turn comes and was not when the event happened (condition:twice). */
export const LATE_CONDITIONS = ['ignored', 'counted'] as const;
/** When it is read who holds the Initiative (order:initiative). */
export const INITIATIVE_READ = ['at-event', 'as-it-stands'] as const;

/** How often one ability may trigger in one turn (trigger:cap). */
export const TRIGGER_CAP = 3;

/**
 * How many events may come of one entry. Each ability triggers three times a turn at most, so that only a chain of
 * abilities that grant abilities comes near it; an event beyond it does not happen, and the ruling says so.
 */
export const MOST_EVENTS = 500;
/** How many abilities one card may hold; a grant beyond it is skipped, and the ruling says so. */
export const MOST_ABILITIES = 60;

export const OUTCOMES = [
  'Resolved',
  'Fizzled',
  'Capped',
  'Inactive',
  'Played',
  'Moved',
  'Refused',
  'Set',
  'Undone',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
