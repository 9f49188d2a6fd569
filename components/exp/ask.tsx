import { Button } from '@/components/kit/button';
import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import type { ExpPage } from '@/lib/features/desk/exp';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { EXP_KINDS } from '@/lib/record/exp/requests';
import { AnsweredRequests, RequestItem } from './requests';

/** A leader's requests to spend EXP: a new one, open ones, and what was answered. */
export function AskSections({ page, ask, withdraw }: { page: ExpPage; ask: FormAction; withdraw: FormAction }) {
  const { mercs, open, answered, zone } = page;
  return (
    <Stack above={5} gap={6}>
      <Section title="Ask">
        {mercs.length === 0 ? (
          <Hint>Your team has no merc of its own.</Hint>
        ) : (
          <Form action={ask} label="Spend EXP">
            <FormMessage />
            <Stack gap={3}>
              <Grid least="field">
                <SelectField name="merc" label="Merc">
                  {mercs.map(({ key, name, exp }) => (
                    <option key={key} value={key}>
                      {name}, {exp} EXP
                    </option>
                  ))}
                </SelectField>
                <SelectField name="kind" label="For">
                  {EXP_KINDS.map((kind) => (
                    <option key={kind}>{kind}</option>
                  ))}
                </SelectField>
                <InputField name="exp" label="EXP" inputMode="numeric" required />
              </Grid>
              <TextField name="words" label="What it is to become" rows={4} required maxLength={2000} />
              <Row>
                <Button look="act">Ask for it</Button>
              </Row>
            </Stack>
          </Form>
        )}
      </Section>
      <Section title="Open requests">
        {open.length === 0 && <Hint>None waits for an answer.</Hint>}
        {open.map((line) => (
          <RequestItem key={line.id} line={line} zone={zone}>
            <Form action={withdraw} label="Withdraw it" of={line.id}>
              <FormMessage />
              <input type="hidden" name="id" value={line.id} />
              <Button look="small">Withdraw it</Button>
            </Form>
          </RequestItem>
        ))}
      </Section>
      <AnsweredRequests answered={answered} zone={zone} />
    </Stack>
  );
}
