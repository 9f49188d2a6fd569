'use client';

import { Button } from '@/components/kit/button';
import { InputField, RadioField, SelectField, TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Grid, Points, Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { ChoiceGroup, SetupTree } from '@/components/kit/tables/setup';
import { Code } from '@/components/kit/text';
import { inList } from '@/lib/engine/rules/kernel/say';
import type { FormNode } from '@/lib/record/tables/form/node';
import type { SetupDraft } from '@/lib/record/tables/open';
import { Tree } from './tree';

interface Choice {
  readonly value: string;
  readonly title: string;
}
export interface SetupFormProps {
  readonly ruleset: string;
  readonly first: SetupDraft;
  readonly choices: readonly Choice[];
  readonly form: FormNode;
  readonly hints: Readonly<Record<string, string>>;
}

const isDraft = (shown: unknown): shown is SetupDraft =>
  typeof shown === 'object' && shown !== null && 'mode' in shown && 'yaml' in shown;

/** The form that opens a table: who sits where, and the set-up, either field by field or as YAML. */
export function SetupForm({ ruleset, first, choices, form, hints }: SetupFormProps) {
  const { shown } = useForm();
  const draft = isDraft(shown) ? shown : first;
  const { mode, yaml, data, problems, seats } = draft;
  const faults = new Map(problems.map(({ at, actual }) => [at, actual]));
  return (
    <>
      <FormMessage />
      <input type="hidden" name="ruleset" value={ruleset} />
      <input type="hidden" name="mode" value={mode} />
      <InputField name="name" label="Name of the table" hint="left empty: who plays" maxLength={120} />
      <Grid least="card">
        {seats.map((name, at) => (
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
      </Grid>
      <ChoiceGroup legend="Who may watch">
        <RadioField name="visibility" value="everybody" defaultChecked>
          Everybody
        </RadioField>
        <RadioField name="visibility" value="seated">
          Who sits there, and admins
        </RadioField>
      </ChoiceGroup>
      <FormAnswer>
        <Said draft={draft} fresh={!isDraft(shown)} />
      </FormAnswer>
      {mode === 'yaml' ? (
        <TextField
          key={yaml}
          name="yaml"
          label="Set-up"
          hint="YAML"
          face="code"
          rows={26}
          wrap="off"
          spellCheck={false}
          defaultValue={yaml}
        />
      ) : (
        <SetupTree key={JSON.stringify(data)} label="Set-up">
          <Tree node={form} data={data} path="" at="" label="Set-up" faults={faults} hints={hints} />
        </SetupTree>
      )}
      <Row>
        <Button look="act" name="do" value="open">
          Open the table
        </Button>
        <Button name="do" value="check">
          Check the set-up
        </Button>
        <Button name="do" value={mode === 'yaml' ? 'form' : 'yaml'}>
          {mode === 'yaml' ? 'Go on in a form' : 'Go on in YAML'}
        </Button>
      </Row>
    </>
  );
}

/** What is wrong in the set-up, each at its line; or that nothing is. */
function Said({ draft: { problems, seats, mode, asked }, fresh }: { draft: SetupDraft; fresh: boolean }) {
  if (fresh) return null;
  if (problems.length === 0) {
    if (asked !== 'check') return null;
    return (
      <div role="status">
        <Notice>
          <p>This set-up is valid. At the table sit {inList(seats)}.</p>
        </Notice>
      </div>
    );
  }
  return (
    <div role="alert">
      <Notice tone="refused">
        <p>This set-up is not valid{asked === 'open' ? ', and nothing was opened' : ''}.</p>
        <Points above={2}>
          {problems.map(({ line, at, actual }) => (
            <li key={`${line} ${at} ${actual}`}>
              {mode === 'yaml' && line !== null && <b>Line {line}</b>} <Code anywhere>{at}</Code> {actual}
            </li>
          ))}
        </Points>
      </Notice>
    </div>
  );
}
