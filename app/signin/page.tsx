import type { Metadata } from 'next';
import { PasskeyButton } from '@/components/accounts/passkey-button';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { goTo } from '@/lib/platform/auth/go-to';
import { ownPath } from '@/lib/platform/auth/own-path';
import { passkeysPossible } from '@/lib/platform/auth/passkeys';
import { currentActor } from '@/lib/platform/auth/session';
import { askForPasskey, signIn, signInByPasskey } from './actions';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignIn({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const { to } = await searchParams;
  const back = typeof to === 'string' ? to : undefined;
  if ((await currentActor()) !== null) goTo(ownPath(back, '/'));
  return (
    <Page name="signin">
      <Title>Sign in</Title>
      <Lede>Leaders come to their desk, admins to the control room. Everybody else may read without an account.</Lede>
      <Form action={signIn} look="narrow" label="Sign in">
        <FormMessage />
        <InputField
          name="name"
          label="Name"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={120}
        />
        <InputField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        <InputField
          name="code"
          label="Code"
          hint="only with two-step sign-in: six digits, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
        />
        {back !== undefined && <input type="hidden" name="to" value={back} />}
        <Row>
          <Button look="act">Sign in</Button>
        </Row>
      </Form>
      {passkeysPossible() && (
        <Form action={signInByPasskey} look="narrow" label="Passkey">
          <FormMessage />
          {back !== undefined && <input type="hidden" name="to" value={back} />}
          <PasskeyButton does="use" ask={askForPasskey}>
            Use a passkey
          </PasskeyButton>
        </Form>
      )}
    </Page>
  );
}
