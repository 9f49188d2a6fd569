import { z } from 'zod';
import { chosenKey } from '@/lib/platform/auth/form-data';

const week = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'Write the number of a week, or leave it empty.')
  .default('')
  .transform((number) => (number === '' ? null : Number(number)));

/** What the form says that names who acts for a team. */
export const memberFields = {
  team: chosenKey(),
  name: z.string().trim().min(1, 'Write the name of an account.').max(120),
  fromWeek: week,
  untilWeek: week,
};
