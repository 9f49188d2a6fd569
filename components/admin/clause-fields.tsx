'use client';

import { Field } from '@/components/kit/field';
import { useForm } from '@/components/kit/form-island';
import type { AmendPage } from '@/lib/features/review/model';

/** The id of the list of clauses on a page; one stands for all fields that offer it. */
export const CLAUSES = 'clauses';
/** Empty fields after those that are filled in. */
const MORE = 2;

/** All clauses by id and title, those of the ruling first. The browser filters them by what is typed, without scripts too. */
export function ClauseList({ clauses: { own, others } }: { clauses: AmendPage['clauses'] }) {
  return (
    <datalist id={CLAUSES}>
      {[...own, ...others].map(({ id, title }) => (
        <option key={id} value={`${id} ${title}`} />
      ))}
    </datalist>
  );
}

/** The clauses that an override rests on, a field each; one that is emptied is left out. */
export function CitesFields({ cites }: { cites: readonly string[] }) {
  const { held, values } = useForm();
  const said = held ? (values.cites ?? []).filter((one) => one.trim() !== '') : cites;
  const fields = [...said, ...Array.from({ length: MORE }, () => '')];
  return (
    <Field name="cites" label="Clauses it rests on" hint="type a part of a title or an id, and choose">
      {({ id, name, className, ...wrong }) => (
        <span className="grid gap-2">
          {fields.map((one, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
              key={`${at} ${one}`}
              id={at === 0 ? id : undefined}
              aria-label={at === 0 ? undefined : `Clause ${at + 1} it rests on`}
              name={name}
              className={className}
              list={CLAUSES}
              autoComplete="off"
              maxLength={400}
              defaultValue={one}
              {...wrong}
            />
          ))}
        </span>
      )}
    </Field>
  );
}
