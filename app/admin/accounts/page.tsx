import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { InvitesTable } from '@/components/accounts/invites';
import { MadeLinkOr } from '@/components/accounts/made-link';
import { OpenLinksTable } from '@/components/accounts/open-links';
import { RoleFields } from '@/components/accounts/role-fields';
import { AccountsTable } from '@/components/accounts/table';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Columns, Row } from '@/components/kit/layout';
import { Crumb, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { Section } from '@/components/kit/section';
import { Page } from '@/components/shell/page';
import { accountsAsked, readAccounts } from '@/lib/features/accounts/read';
import { admit } from '@/lib/platform/auth/guard';
import { invite, revoke } from './actions';

export const metadata: Metadata = { title: 'Accounts' };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AccountsRoute({ searchParams }: Props) {
  const actor = await admit('manage-accounts');
  const query = await searchParams;
  const asked = askedBy(accountsAsked, query, '/admin/accounts');
  const page = await readAccounts(actor, asked);
  if (asked > page.accounts.pages) missing('/admin/accounts', query);
  return (
    <Page name="admin">
      <Crumb>
        <a href="/admin">Control room</a> / Accounts
      </Crumb>
      <Title>Accounts</Title>
      <Columns even>
        <div>
          <AccountsTable accounts={page.accounts.lines} zone={page.zone} />
          <Pager
            at={asked}
            of={page.accounts.pages}
            words={['Before', 'After']}
            href={(to) => (to === 1 ? '/admin/accounts' : `/admin/accounts?page=${to}`)}
          />
        </div>
        <Section title="Invite somebody" more="a link that works once">
          <Form action={invite} look="narrow" label="Invite somebody">
            <FormMessage />
            <MadeLinkOr zone={page.zone}>
              <InputField name="note" label="For whom" hint="seen by admins alone" maxLength={120} autoComplete="off" />
              <RoleFields roles={page.roles} teams={page.teams} free />
              <InputField name="days" label="Works for" hint="days" inputMode="numeric" defaultValue={7} required />
              <Row>
                <Button look="act">Make the link</Button>
              </Row>
            </MadeLinkOr>
          </Form>
        </Section>
      </Columns>
      <Below gap={6}>
        <OpenLinksTable open={page.open} zone={page.zone} revoke={revoke} />
      </Below>
      <Below gap={6}>
        <InvitesTable invites={page.invites} zone={page.zone} revoke={revoke} />
      </Below>
    </Page>
  );
}
