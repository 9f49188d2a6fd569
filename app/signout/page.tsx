import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Page } from '@/components/shell/page';
import { signOut } from './actions';

export const metadata: Metadata = { title: 'Sign out' };

export default function SignOut() {
  return (
    <Page name="signout">
      <h1 className="title">Sign out</h1>
      <p className="lede">This browser forgets you; whatever you posted stands.</p>
      <Form action={signOut} className="narrow" label="Sign out">
        <FormMessage />
        <p className="row">
          <Button look="act">Sign out</Button>
          <ButtonLink look="quiet" href="/account">
            Stay signed in
          </ButtonLink>
        </p>
      </Form>
    </Page>
  );
}
