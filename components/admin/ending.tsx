import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { FormAction } from '@/lib/platform/auth/form-state';

/** Ends the season, or takes it up again; it can be taken back, and each needs a reason. */
export function EndingSection({ ended, zone, set }: { ended: string | null; zone: string; set: FormAction }) {
  return (
    <Section id="end" title={ended === null ? 'End the season' : 'Take the season up again'} above={6}>
      <p>
        {ended === null ? (
          'It stays readable and verifiable for ever. Nothing more is done in it, and the front page shows another one, if another goes on.'
        ) : (
          <>
            It ended on <Time at={ended} zone={zone} />.
          </>
        )}
      </p>
      <Form action={set} label={ended === null ? 'End the season' : 'Take the season up again'}>
        <FormMessage />
        <input type="hidden" name="ended" value={ended === null ? 'yes' : 'no'} />
        <InputField name="because" label="Reason" required maxLength={2000} />
        <Row above={3}>
          <Button>{ended === null ? 'End the season' : 'Take it up again'}</Button>
        </Row>
      </Form>
    </Section>
  );
}
