import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Section } from '@/components/kit/section';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  /** Admins are kept from acts on their own matches. */
  bar: boolean;
  /** Null: this admin may not change it. */
  set: FormAction | null;
}

/** What the season says of admins who lead a team. */
export function OwnMatchRule({ bar, set }: Props) {
  return (
    <Section
      above={6}
      id="own-match"
      title="Admins and their own matches"
      more={bar ? 'kept from them' : 'marked, not kept from them'}
    >
      <p>
        {bar
          ? 'An admin who leads a team is kept from acts on its match. Advancing, new days and deadlines move every match alike, and are marked alone.'
          : 'What an admin who leads a team does to its match is marked in the journal, and allowed.'}
      </p>
      {set !== null && (
        <Form action={set} label="Admins and their own matches">
          <FormMessage />
          <input type="hidden" name="bar" value={bar ? 'no' : 'yes'} />
          <Button>{bar ? 'Let them, and mark it' : 'Keep admins from their own matches'}</Button>
        </Form>
      )}
    </Section>
  );
}
