'use client';

import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Hint } from '@/components/kit/text';
import type { SandboxRun } from '@/lib/record/sandbox/model';
import { ScenarioResult } from './result';

const isRun = (shown: unknown): shown is SandboxRun =>
  typeof shown === 'object' && shown !== null && 'scenarios' in shown;

/** The text, the button that runs it, and below them what came of it. */
export function SandboxForm({ season, text }: { season: string; text: string }) {
  const { shown, pending } = useForm();
  const run = isRun(shown) ? shown : null;
  return (
    <>
      <FormMessage />
      <TextField
        name="text"
        face="code"
        label="Scenario"
        hint="YAML, as the cases of the rules are written; several are parted by ---"
        rows={26}
        spellCheck={false}
        autoCapitalize="off"
        required
        defaultValue={text}
      />
      <Row>
        <Button look="act" disabled={pending}>
          Run it
        </Button>
        <Hint as="span">Dice that it does not give come from a seed of its own.</Hint>
      </Row>
      <div aria-live="polite">
        <FormAnswer>
          {run?.scenarios.map((scenario, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenarios have no other identity than their place
            <ScenarioResult season={season} key={at} scenario={scenario} fork={run.fork} />
          ))}
        </FormAnswer>
      </div>
    </>
  );
}
