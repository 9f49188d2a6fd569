import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { OverrideFields } from '@/components/duel/override-fields';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Narrow } from '@/components/kit/layout';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { Confirm } from '@/components/tables/confirm';
import { OUTCOMES } from '@/lib/engine/rules/crisis-collide/terms';
import { admit } from '@/lib/platform/auth/guard';
import { readOverride } from '@/lib/record/tables/crisis-collide/override';
import { askedKey } from '@/lib/record/views/asked';
import { tableNumber } from '../number';
import { override } from './actions';
import '../../../styles/tables.css';

export const metadata: Metadata = { title: 'Rule by hand' };

interface Props {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OverridePage({ params, searchParams }: Props) {
  await admit('override');
  const { number: text } = await params;
  const number = tableNumber(text);
  const asked = askedBy(
    z.object({ ruling: askedKey }),
    await searchParams,
    `/tables/${encodeURIComponent(text)}/override`,
  );
  const form = number === null ? null : await readOverride(number, asked.ruling);
  if (!form?.ok) missing(`/tables/${encodeURIComponent(text)}`);
  const { view, ruling } = form.value;
  return (
    <Page name="table">
      <Crumb>
        <a href="/tables">Tables</a> / <a href={`/tables/${number}`}>Table {number}</a> / Rule by hand
      </Crumb>
      <Title>Rule by hand</Title>
      <Lede>
        Sets numbers and places, or gives a ruling another outcome. It is an entry of the journal with your name and
        reason; a replay gives the same end.
      </Lede>
      <Narrow as="page">
        <Form action={override} look="spaced" label="Rule by hand">
          <FormMessage />
          <input type="hidden" name="number" value={number ?? ''} />
          {ruling !== null && (
            <>
              <input type="hidden" name="ruling" value={ruling.id} />
              <p>
                {ruling.where}: <b>{ruling.outcome}</b>. {ruling.reason}
              </p>
              <SelectField name="outcome" label="Another outcome" hint="its numbers are set below">
                <option value="">As it was ruled</option>
                {OUTCOMES.filter((outcome) => outcome !== ruling.outcome).map((outcome) => (
                  <option key={outcome}>{outcome}</option>
                ))}
              </SelectField>
            </>
          )}
          <OverrideFields view={view} />
          <InputField name="because" label="Reason" hint="everybody reads it" required maxLength={4000} />
          <Confirm act="Rule so" />
        </Form>
      </Narrow>
    </Page>
  );
}
