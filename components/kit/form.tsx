import { randomUUID } from 'node:crypto';
import type { ComponentProps } from 'react';
import { readDone } from '@/lib/platform/auth/flash';
import { FORM_FIELD, formName } from '@/lib/platform/auth/form-name';
import { FormIsland } from './form-island';

/** One act, one key: a form that is sent twice finds its first result. */
export function IdempotencyField() {
  return <input type="hidden" name="key" value={randomUUID()} />;
}

/**
 * A form that posts to a server action made by `lib/platform/auth/action.ts`. Put `FormMessage` where its answer is to be read: what
 * was refused, and what was done.
 * @param of what it is about, where several forms of a page bear one label
 */
export async function Form<Shown>({
  children,
  of = '',
  ...rest
}: Omit<ComponentProps<typeof FormIsland<Shown>>, 'name' | 'done'> & { of?: string }) {
  const name = formName(`${rest.label} ${of}`);
  const done = await readDone();
  return (
    <FormIsland<Shown> {...rest} name={name} done={done}>
      <IdempotencyField />
      <input type="hidden" name={FORM_FIELD} value={name} />
      {children}
    </FormIsland>
  );
}
