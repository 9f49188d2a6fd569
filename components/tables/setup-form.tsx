'use client';

import { Button } from '@/components/kit/button';
import { InputField, RadioField, SelectField, TextField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import type { CheckedSetup } from '@/lib/tables/kind';

interface Choice {
  readonly value: string;
  readonly title: string;
}
export interface SetupFormProps {
  readonly ruleset: string;
  readonly example: string;
  readonly seats: readonly string[];
  readonly choices: readonly Choice[];
}

const isChecked = (shown: unknown): shown is CheckedSetup =>
  typeof shown === 'object' && shown !== null && 'ok' in shown && ('seats' in shown || 'problems' in shown);

/** The form that opens a table: who sits where, and the set-up as YAML. */
export function SetupForm({ ruleset, example, seats, choices }: SetupFormProps) {
  const { shown } = useForm();
  const checked = isChecked(shown) ? shown : null;
  const names = checked?.ok ? checked.seats.map(({ name }) => name) : seats;
  return (
    <>
      <FormMessage />
      <input type="hidden" name="ruleset" value={ruleset} />
      <InputField name="name" label="Name of the table" hint="left empty: who plays" maxLength={120} />
      {names.map((name, at) => (
        <SelectField key={name} name={`seat-${at + 1}`} label={name} hint="who sits there">
          <option value="link:">Whoever has the invitation link</option>
          {choices.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
      ))}
      <InputField
        name="hours"
        label="Hours for each answer"
        hint="left empty: no deadline"
        inputMode="numeric"
        defaultValue="48"
      />
      <fieldset className="field">
        <legend>Who may watch</legend>
        <RadioField name="visibility" value="everybody" defaultChecked>
          Everybody
        </RadioField>
        <RadioField name="visibility" value="seated">
          Who sits there, and admins
        </RadioField>
      </fieldset>
      <TextField name="yaml" label="Set-up" hint="YAML" rows={24} spellCheck={false} defaultValue={example} />
      {checked && <Checked checked={checked} />}
      <p className="row">
        <Button look="act" name="do" value="open">
          Open the table
        </Button>
        <Button name="do" value="check">
          Check the set-up
        </Button>
      </p>
    </>
  );
}

/** What is wrong in the set-up, each at its line; or that nothing is. */
function Checked({ checked }: { checked: CheckedSetup }) {
  if (checked.ok) {
    return (
      <div role="status">
        <Notice>
          <p>This set-up is valid. At the table sit {checked.seats.map(({ name }) => name).join(' and ')}.</p>
        </Notice>
      </div>
    );
  }
  return (
    <div role="alert">
      <Notice tone="refused">
        <p>This set-up is not valid, and nothing was opened.</p>
        <ul className="faults">
          {checked.problems.map(({ line, at, actual }) => (
            <li key={`${line} ${at} ${actual}`}>
              {line !== null && <b>Line {line}</b>} <code>{at}</code> {actual}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
