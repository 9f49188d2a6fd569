import type { Metadata } from 'next';
import { titledBy } from '@/app/titled';
import { AccountForms } from '@/components/accounts/forms';
import { OpenLinksTable } from '@/components/accounts/open-links';
import { Below } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Label, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { Page } from '@/components/shell/page';
import { readAccount } from '@/lib/features/accounts/read';
import { sayRole } from '@/lib/features/accounts/rules';
import { admit } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../missing';
import { disable, dropTwoStep, endAll, reset, revoke, setRole } from '../actions';

export async function generateMetadata({ params }: { params: Promise<{ key: string }> }): Promise<Metadata> {
  return { title: titledBy('Account', (await params).key) };
}

export default async function AccountRoute({ params }: { params: Promise<{ key: string }> }) {
  const actor = await admit('manage-accounts');
  const asked = (await params).key;
  const key = decoded(asked);
  const found = key === null ? null : await readAccount(actor, key);
  if (!found?.ok) missing(`/admin/accounts/${asked}`);
  const page = found.value;
  return (
    <Page name="admin">
      <Crumb>
        <a href="/admin">Control room</a> / <a href="/admin/accounts">Accounts</a> / {page.name}
      </Crumb>
      <Label as="p">{sayRole(page.role, page.team)}</Label>
      <Title>{page.name}</Title>
      <Muted as="p">
        Here since <Time at={page.joinedAt} zone={page.zone} style="date" />
        {page.seenAt !== null && (
          <>
            , last seen <Time at={page.seenAt} zone={page.zone} />
          </>
        )}
        . <a href={`/admin/audit?who=${encodeURIComponent(page.key)}`}>What {page.name} did</a>
      </Muted>
      {page.disabled && <Notice tone="spent">This account is disabled: nobody can sign in with it.</Notice>}
      {page.barred === null ? (
        <AccountForms
          page={page}
          self={page.key === actor.key}
          actions={{ disable, dropTwoStep, endAll, reset, revoke, setRole }}
        />
      ) : (
        <Notice>{page.barred}</Notice>
      )}
      {page.given.length > 0 && (
        <Below gap={6}>
          <OpenLinksTable
            open={[{ key: page.key, maker: page.name, links: page.given }]}
            zone={page.zone}
            revoke={revoke}
          />
        </Below>
      )}
    </Page>
  );
}
