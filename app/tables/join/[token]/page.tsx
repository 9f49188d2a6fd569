import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { admit } from '@/lib/platform/auth/guard';
import { readSeatLink } from '@/lib/record/tables/seats';
import { useLink } from '../../actions';

export const metadata: Metadata = { title: 'A seat at a table', robots: { index: false } };

/** An invitation. Opening it uses nothing up, so that a preview of it in a chat does no harm; the form does. */
export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  await admit('take-seat');
  const { token } = await params;
  const link = await readSeatLink(token);
  return (
    <Page name="tables">
      <Title>{link ? link.head.name : 'A link that is over'}</Title>
      {link ? (
        <Form action={useLink} look="narrow" label="Take the seat">
          <FormMessage />
          <p>
            <bdi>{link.head.host.name}</bdi> invites you to this table, at the seat “<bdi>{link.seat}</bdi>”.
          </p>
          <input type="hidden" name="token" value={token} />
          <Button look="act">Take the seat</Button>
        </Form>
      ) : (
        <EmptyState what="This link has been used, or its time is over.">
          <ButtonLink href="/tables">See the tables</ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}
