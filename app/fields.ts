import { z } from 'zod';

/** A whole number as it is typed into a form or an address. */
export const wholeField = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'Write a whole number.')
  .transform(Number);

/** Yes or no as a select of two says it. */
export const yesField = z.enum(['true', 'false'], 'Choose one.').transform((word) => word === 'true');
