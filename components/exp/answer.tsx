import { OrderForm } from '@/components/admin/order-form';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { More, Row, Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import type { ExpDesk } from '@/lib/features/review/exp';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { AnsweredRequests, RequestItem } from './requests';

interface Props {
  season: string;
  page: ExpDesk;
  grant: FormAction<ActPreview>;
  refuse: FormAction;
}

/** All teams' requests to spend EXP: open ones to grant or refuse, and what was answered. */
export function AnswerSections({ season, page: { open, answered, zone }, grant, refuse }: Props) {
  return (
    <Stack above={5} gap={6}>
      {open.length === 0 && <EmptyState what="No request waits for an answer." />}
      {open.length > 0 && (
        <Section title="Open requests">
          {open.map((line) => (
            <RequestItem key={line.id} line={line} zone={zone}>
              <More summary="Grant it">
                <Form action={grant} look="order" label="Grant it" of={line.id}>
                  <input type="hidden" name="id" value={line.id} />
                  <OrderForm season={season} save="Grant it">
                    <InputField
                      name="exp"
                      label="EXP that it costs"
                      hint={`${line.merc.name} has ${line.merc.exp}`}
                      inputMode="numeric"
                      defaultValue={line.exp}
                      required
                    />
                    <InputField name="note" label="Note" hint="if you want; shown to all" maxLength={1000} />
                  </OrderForm>
                </Form>
              </More>
              <More summary="Refuse it">
                <Form action={refuse} label="Refuse it" of={line.id}>
                  <FormMessage />
                  <input type="hidden" name="id" value={line.id} />
                  <InputField name="because" label="Reason" hint="its team reads it" required maxLength={2000} />
                  <Row above={3}>
                    <Button>Refuse it</Button>
                  </Row>
                </Form>
              </More>
            </RequestItem>
          ))}
        </Section>
      )}
      <AnsweredRequests answered={answered} zone={zone} />
    </Stack>
  );
}
