import { randomUUID } from 'node:crypto';
import type { ComponentProps } from 'react';
import { FormIsland } from './form-island';

/** One act, one key: a form that is sent twice finds its first result. */
export function IdempotencyField() {
  return <input type="hidden" name="key" value={randomUUID()} />;
}

/** A form that posts to a server action made by `lib/platform/auth/action.ts`. Put `FormMessage` where its problem is to be read. */
export function Form<Shown>({ children, ...rest }: ComponentProps<typeof FormIsland<Shown>>) {
  return (
    <FormIsland<Shown> {...rest}>
      <IdempotencyField />
      {children}
    </FormIsland>
  );
}
