import { z } from 'zod';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';

const number = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'Write a whole number.')
  .transform(Number);
const yes = z.enum(['true', 'false'], 'Choose one.').transform((word) => word === 'true');

/** Every setting as a form or an address says it; one that is not said is left out. */
export const settingFields = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([key, field]) => {
    const usual: unknown = field.parse(undefined);
    const said = typeof usual === 'number' ? number : typeof usual === 'boolean' ? yes : z.string().max(40);
    return [key, said.optional()];
  }),
);
