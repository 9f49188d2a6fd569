import type { Metadata } from 'next';
import { PasskeyButton } from '@/components/accounts/passkey-button';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { goTo } from '@/lib/platform/auth/go-to';
import { ownPath } from '@/lib/platform/auth/own-path';
import { passkeysPossible } from '@/lib/platform/auth/passkeys';
import { readFound } from '@/lib/platform/auth/provider';
import { providerSettings } from '@/lib/platform/auth/provider-settings';
import { currentActor } from '@/lib/platform/auth/session';
import { askForPasskey, finishFromProvider, signIn, signInAtProvider, signInByPasskey } from './actions';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignIn({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const { to } = await searchParams;
  const back = typeof to === 'string' ? to : undefined;
  if ((await currentActor()) !== null) goTo(ownPath(back, '/'));
  const provider = providerSettings();
  const came = provider && (await readFound());
  return (
    <Page name="signin">
      <Title>Sign in</Title>
      <Lede>Leaders come to their desk, admins to the control room. Everybody else may read without an account.</Lede>
      {provider !== null && came?.errand.for === 'sign-in' && (
        <Section title="One step more" id="second-step">
          <p>
            You came back from {provider.name} as <bdi>{came.who.name}</bdi>. The account here asks for a second step.
          </p>
          <Form action={finishFromProvider} look="narrow" label="Second step">
            <FormMessage />
            <InputField
              name="code"
              label="Code"
              hint="six digits, or a recovery code"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              required
              maxLength={60}
            />
            <Row>
              <Button look="act">Sign in with this code</Button>
            </Row>
          </Form>
        </Section>
      )}
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
      {provider !== null && (
        <Form action={signInAtProvider} look="narrow" label={`Sign in with ${provider.name}`}>
          <FormMessage />
          {back !== undefined && <input type="hidden" name="to" value={back} />}
          <Row>
            <Button>Sign in with {provider.name}</Button>
          </Row>
          <Hint>It opens the account that you linked with it on the page of your account; it makes none.</Hint>
        </Form>
      )}
    </Page>
  );
}
