'use client';

import { Button } from '@/components/kit/button';
import { CheckField, InputField, MultiSelectField, RadioField, SelectField, TextField } from '@/components/kit/field';
import { FormIsland, FormMessage } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import type { FormState } from '@/lib/platform/auth/form-state';

const SIZES = ['Low', 'Mid', 'High'];

/** Brings everything back as it was typed, with an error at the name. */
async function refuse(_: FormState, data: FormData): Promise<FormState> {
  const names = [...new Set(data.keys())];
  return {
    problem: {
      code: 'taken',
      field: 'name',
      message: 'Somebody bears this name. Choose another.',
      next: 'Then send it again.',
    },
    values: Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)])),
    shown: null,
  };
}

/** A form with every kind of field, which is always refused. */
export function RefusedForm() {
  return (
    <FormIsland action={refuse} label="A form that is always refused" name="refused" done={null}>
      <Stack gap={4}>
        <FormMessage />
        <InputField name="name" label="Name" hint="send it, to see an error at its field" defaultValue="Phileas" />
        <TextField name="post" label="What is said" face="voice" rows={3} defaultValue="Hail!" />
        <SelectField name="tier" label="Tier">
          {SIZES.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </SelectField>
        <MultiSelectField name="many" label="Several" defaultValue={['Low']}>
          {SIZES.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </MultiSelectField>
        <Row as="div">
          <CheckField name="box" value="1" defaultChecked>
            A box
          </CheckField>
          <RadioField name="one" value="1" defaultChecked>
            One
          </RadioField>
          <RadioField name="one" value="2">
            of two
          </RadioField>
        </Row>
        <Row>
          <Button look="act">Send it</Button>
        </Row>
      </Stack>
    </FormIsland>
  );
}
