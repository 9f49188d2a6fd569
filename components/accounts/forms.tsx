import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Columns, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { AccountPage, MadeLink } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { RevokeForm } from './invites';
import { MadeLinkOr } from './made-link';
import { RoleFields } from './role-fields';

interface Props {
  page: AccountPage;
  /** It is the admin's own. */
  self: boolean;
  actions: Record<'disable' | 'dropTwoStep' | 'endAll' | 'revoke' | 'setRole', FormAction> & {
    reset: FormAction<MadeLink>;
  };
}

/** What an admin may do to an account. */
export function AccountForms({ page, self, actions }: Props) {
  const account = <input type="hidden" name="account" value={page.key} />;
  const because = <InputField name="because" label="Reason" hint="stands in the audit log" required maxLength={2000} />;
  return (
    <Columns even>
      <Part title="Role and team" more="counts from the next page on">
        <Form action={actions.setRole} look="narrow" label="Role and team">
          <FormMessage />
          {account}
          <RoleFields roles={page.roles} teams={page.teams} role={page.role} team={page.teamKey} />
          {because}
          {page.lastOwner && <Hint>The only owner stays owner until there is another.</Hint>}
          <Row>
            <Button look="act">Change role and team</Button>
          </Row>
        </Form>
      </Part>
      <Part title="Password" more="admins never see one">
        {page.reset !== null && (
          <Row as="div">
            <Muted>
              A reset link of {page.reset.madeBy} works until <Time at={page.reset.expiresAt} zone={page.zone} />.
            </Muted>
            <RevokeForm link={page.reset} revoke={actions.revoke} />
          </Row>
        )}
        {!page.disabled && (
          <Form<MadeLink> action={actions.reset} look="narrow" label="Reset link">
            <FormMessage />
            <MadeLinkOr zone={page.zone}>
              {account}
              <Hint>
                By a reset link {page.name} sets a new password, once, within a day. It ends every session of the
                account, so that nobody can use it unseen.
              </Hint>
              <Row>
                <Button>Make a reset link</Button>
              </Row>
            </MadeLinkOr>
          </Form>
        )}
        <Form action={actions.endAll} look="narrow" label="Sessions">
          <FormMessage />
          {account}
          <Row>
            <Button disabled={page.sessions === 0}>
              {page.sessions === 0 && 'No session to end'}
              {page.sessions === 1 && 'End its one session'}
              {page.sessions > 1 && `End all ${page.sessions} sessions`}
            </Button>
          </Row>
        </Form>
      </Part>
      {!self && page.twoStep && (
        <Part title="Two-step sign-in" more="for whoever lost program and codes">
          <Form action={actions.dropTwoStep} look="narrow" label="Take two-step sign-in away">
            <FormMessage />
            {account}
            {because}
            <Row>
              <Button>Take it away</Button>
            </Row>
          </Form>
        </Part>
      )}
      {!self && !page.lastOwner && (
        <Part
          title={page.disabled ? 'Enable' : 'Disable'}
          more={page.disabled ? 'it may sign in again' : 'ends its sessions at once'}
        >
          <Form action={actions.disable} look="narrow" label={page.disabled ? 'Enable' : 'Disable'}>
            <FormMessage />
            {account}
            <input type="hidden" name="disabled" value={page.disabled ? 'no' : 'yes'} />
            {because}
            <Row>
              <Button look="act">{page.disabled ? 'Enable this account' : 'Disable this account'}</Button>
            </Row>
          </Form>
        </Part>
      )}
    </Columns>
  );
}

function Part({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  return (
    <Section title={title} more={more}>
      {children}
    </Section>
  );
}
