import { InputField, RadioField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { Lede, Title } from '@/components/kit/page';
import { FieldGroup, OpenItem } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Label } from '@/components/kit/text';
import type { ActPreview, RollBackPage } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { ActStory } from './act-story';
import { OrderForm } from './order-form';
import { OwnMatch } from './own-match';

/** The form that takes the week back to the phase before. */
export function RollBackSection({
  season,
  page,
  rollBack,
}: {
  season: string;
  page: RollBackPage;
  rollBack: FormAction<ActPreview>;
}) {
  return (
    <>
      <Title>
        Roll back <b>{page.from}</b>
      </Title>
      <Lede>
        Week {page.week} goes back to {page.to}. What waited there waits again. Rosters and bids that were opened have
        been seen by all; leaders may hand in others.
      </Lede>
      <OwnMatch own={page.own} />
      <Section above={6} title={`Back to ${page.to}`} more="the journal keeps both">
        <Form action={rollBack} look="order" label={`Roll back ${page.from}`}>
          <input type="hidden" name="from" value={page.from} />
          <OrderForm season={season} save={`Roll back ${page.from}`} hint="shown in the journal, for good">
            <FieldGroup legend="What was played since" apart>
              <RadioField name="since" value="taken back" defaultChecked>
                is taken back with it
              </RadioField>
              <RadioField name="since" value="stays">
                stays, and counts as done in {page.to}
              </RadioField>
            </FieldGroup>
            <InputField
              name="hours"
              label={`${page.to} closes in`}
              hint="hours from now; empty: when an admin says so"
              inputMode="numeric"
              defaultValue={page.hours}
            />
          </OrderForm>
        </Form>
      </Section>
      {page.since.length > 0 && (
        <Section above={6} title="Played since" more="what admins put right stays in any case">
          {page.since.map((act) => (
            <OpenItem key={act.id}>
              <Label as="p">
                No. {act.seq}, {act.who}
              </Label>
              <ActStory act={act} zone={page.zone} />
            </OpenItem>
          ))}
        </Section>
      )}
    </>
  );
}
