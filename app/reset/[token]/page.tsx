import type { Metadata } from 'next';
import { JoinForm } from '@/components/accounts/join-form';
import { SpentLink } from '@/components/accounts/spent-link';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readReset } from '@/lib/features/accounts/reset';
import { setPassword } from './actions';

export const metadata: Metadata = { title: 'A new password', robots: { index: false } };

/** Opening a reset link uses nothing up; the form does. */
export default async function Reset({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const reset = await readReset(token);
  return (
    <Page name="welcome">
      {reset === null ? (
        <SpentLink />
      ) : (
        <>
          <Title>A new password for {reset.name}</Title>
          <Lede>The link works once. Every browser that is signed in as {reset.name} is signed out.</Lede>
          <JoinForm
            action={setPassword}
            token={token}
            label="A new password"
            button="Set the password"
            account={reset.name}
          />
        </>
      )}
    </Page>
  );
}
