import { z } from 'zod';

/**
 * The bounds of every number that rules derive. Each number that is entered has bounds of its own; sums and products of
 * them have these, so that no set-up and no length of play makes a number that JSON cannot hold.
 */
export const MOST = 1_000_000_000;

/**
 * A derived number, kept within ±`MOST`.
 * @param value the sum or product as it came out; what is no number (nothing times too much) counts as 0
 * @returns a finite number; zero is never a minus zero, which JSON does not know
 */
export const bounded = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-MOST, Math.min(MOST, value)) + 0;

/** Whether a number lies within the bounds: one that would not is refused in a set-up, at its line. */
export const isBounded = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= MOST;

/** The bounds in words, for a problem of a set-up. */
export const TOO_MUCH = `more than ${MOST.toLocaleString('en-US')}`;

/** What play counts on by itself (a week, a turn, a moment), as it may be entered: so far from the bounds that none is reached. */
export const counted = z.int().min(0).max(1_000_000);

/** A whole number as it may be entered. */
export const whole = z.int().min(-MOST).max(MOST);
