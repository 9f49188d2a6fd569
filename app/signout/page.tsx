import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { signOut } from './actions';

export const metadata: Metadata = { title: 'Sign out' };

export default function SignOut() {
  return (
    <Page name="signout">
      <Title>Sign out</Title>
      <Lede>This browser forgets you; whatever you posted stands.</Lede>
      <Form action={signOut} look="narrow" label="Sign out">
        <FormMessage />
        <Row>
          <Button look="act">Sign out</Button>
          <ButtonLink look="quiet" href="/account">
            Stay signed in
          </ButtonLink>
        </Row>
      </Form>
    </Page>
  );
}
