import type { Metadata } from 'next';
import { JoinForm } from '@/components/accounts/join-form';
import { SpentLink } from '@/components/accounts/spent-link';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readInvite } from '@/lib/features/accounts/invite';
import { sayRole } from '@/lib/features/accounts/rules';
import { join } from './actions';

export const metadata: Metadata = { title: 'Invited', robots: { index: false } };

/** Opening an invite uses nothing up, so that a preview of it in a chat does no harm; the form does. */
export default async function Invite({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invite = await readInvite(token);
  return (
    <Page name="welcome">
      {invite === null ? (
        <SpentLink />
      ) : (
        <>
          <Title>You are invited</Title>
          <Lede>
            To join this site as {sayRole(invite.role, invite.team)}. Choose a name and a password; the link works once.
          </Lede>
          <JoinForm action={join} token={token} label="Join" button="Make my account" />
        </>
      )}
    </Page>
  );
}
