import { InputField, RadioField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SectionHead } from '@/components/kit/section';
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
      <h1 className="title">
        Roll back <b>{page.from}</b>
      </h1>
      <p className="lede">
        Week {page.week} goes back to {page.to}. What waited there waits again. Rosters and bids that were opened have
        been seen by all; leaders may hand in others.
      </p>
      <OwnMatch own={page.own} />
      <section className="top-gap">
        <SectionHead title={`Back to ${page.to}`} more="the journal keeps both" />
        <Form action={rollBack} className="ov" label={`Roll back ${page.from}`}>
          <input type="hidden" name="from" value={page.from} />
          <OrderForm season={season} save={`Roll back ${page.from}`} hint="shown in the journal, for good">
            <fieldset className="stack-s">
              <legend className="flabel">What was played since</legend>
              <RadioField name="since" value="taken back" defaultChecked>
                is taken back with it
              </RadioField>
              <RadioField name="since" value="stays">
                stays, and counts as done in {page.to}
              </RadioField>
            </fieldset>
            <InputField
              name="hours"
              label={`${page.to} closes in`}
              hint="hours from now; empty: when an admin says so"
              inputMode="numeric"
              defaultValue={page.hours}
            />
          </OrderForm>
        </Form>
      </section>
      {page.since.length > 0 && (
        <section className="top-gap">
          <SectionHead title="Played since" more="what admins put right stays in any case" />
          {page.since.map((act) => (
            <div key={act.id} className="since">
              <p className="label">
                No. {act.seq}, {act.who}
              </p>
              <ActStory act={act} zone={page.zone} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
