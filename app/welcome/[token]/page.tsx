import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { linkWorks } from '@/lib/platform/auth/once-link';
import { welcome } from './actions';

export const metadata: Metadata = { title: 'Welcome', robots: { index: false } };

/** The owner's one-time link. Opening it uses nothing up, so that a preview of it in a chat does no harm; the form does. */
export default async function Welcome({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const works = await linkWorks(token);
  return (
    <Page name="welcome">
      <Title>{works ? 'Welcome' : 'A link that is over'}</Title>
      {works ? (
        <>
          <Lede>
            You are about to own this site: to invite admins and leaders, and to open a season. This link works once.
          </Lede>
          <Form action={welcome} look="narrow" label="Make the owner’s account">
            <FormMessage />
            <input type="hidden" name="token" value={token} />
            <InputField
              name="name"
              label="Name"
              hint="seen by everybody"
              autoComplete="username"
              required
              maxLength={60}
            />
            <InputField
              name="password"
              label="Password"
              hint="10 characters or more"
              type="password"
              autoComplete="new-password"
              required
              minLength={10}
              maxLength={200}
            />
            <Row>
              <Button look="act">Make my account</Button>
            </Row>
          </Form>
        </>
      ) : (
        <EmptyState what="This link has been used, or its time is over.">
          <p>While the site has no owner, its server prints a new link whenever it starts.</p>
          <p>
            <ButtonLink href="/signin">Sign in</ButtonLink>
          </p>
        </EmptyState>
      )}
    </Page>
  );
}
