import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
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
    <div className="cols even">
      <Part title="Role and team" more="counts from the next page on">
        <Form action={actions.setRole} className="narrow" label="Role and team">
          <FormMessage />
          {account}
          <RoleFields roles={page.roles} teams={page.teams} role={page.role} team={page.teamKey} />
          {because}
          {page.lastOwner && <p className="hint">The only owner stays owner until there is another.</p>}
          <p className="row">
            <Button look="act">Change role and team</Button>
          </p>
        </Form>
      </Part>
      <Part title="Password" more="admins never see one">
        {page.reset !== null && (
          <div className="row">
            <span className="mid">
              A reset link of {page.reset.madeBy} works until <Time at={page.reset.expiresAt} zone={page.zone} />.
            </span>
            <RevokeForm link={page.reset} revoke={actions.revoke} />
          </div>
        )}
        {!page.disabled && (
          <Form<MadeLink> action={actions.reset} className="narrow" label="Reset link">
            <FormMessage />
            <MadeLinkOr zone={page.zone}>
              {account}
              <p className="hint">
                By a reset link {page.name} sets a new password, once, within a day. It ends every session of the
                account, so that nobody can use it unseen.
              </p>
              <p className="row">
                <Button>Make a reset link</Button>
              </p>
            </MadeLinkOr>
          </Form>
        )}
        <Form action={actions.endAll} className="narrow" label="Sessions">
          <FormMessage />
          {account}
          <p className="row">
            <Button disabled={page.sessions === 0}>
              {page.sessions === 0 && 'No session to end'}
              {page.sessions === 1 && 'End its one session'}
              {page.sessions > 1 && `End all ${page.sessions} sessions`}
            </Button>
          </p>
        </Form>
      </Part>
      {!self && page.twoStep && (
        <Part title="Two-step sign-in" more="for whoever lost program and codes">
          <Form action={actions.dropTwoStep} look="narrow" label="Take two-step sign-in away">
            <FormMessage />
            {account}
            {because}
            <p className="row">
              <Button>Take it away</Button>
            </p>
          </Form>
        </Part>
      )}
      {!self && !page.lastOwner && (
        <Part
          title={page.disabled ? 'Enable' : 'Disable'}
          more={page.disabled ? 'it may sign in again' : 'ends its sessions at once'}
        >
          <Form action={actions.disable} className="narrow" label={page.disabled ? 'Enable' : 'Disable'}>
            <FormMessage />
            {account}
            <input type="hidden" name="disabled" value={page.disabled ? 'no' : 'yes'} />
            {because}
            <p className="row">
              <Button look="act">{page.disabled ? 'Enable this account' : 'Disable this account'}</Button>
            </p>
          </Form>
        </Part>
      )}
    </div>
  );
}

function Part({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  return (
    <section>
      <SectionHead title={title} more={more} />
      {children}
    </section>
  );
}
