import { z } from 'zod';
import { wholeField, yesField } from '@/app/fields';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';

/** Every setting as a form or an address says it; one that is not said is left out. */
export const settingFields = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([key, field]) => {
    const usual: unknown = field.parse(undefined);
    const said = typeof usual === 'number' ? wholeField : typeof usual === 'boolean' ? yesField : z.string().max(40);
    return [key, said.optional()];
  }),
);
