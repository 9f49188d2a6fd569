import type { Metadata } from 'next';
import { signOut } from '@/app/signout/actions';
import { PasskeysSection } from '@/components/accounts/passkeys';
import { ProviderSection } from '@/components/accounts/provider';
import { SecondStepSection } from '@/components/accounts/second-step';
import { SessionsSection } from '@/components/accounts/sessions';
import { AuditTable } from '@/components/audit/table';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Columns, Row } from '@/components/kit/layout';
import { Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Label } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { inList } from '@/lib/engine/rules/kernel/say';
import { readLinked } from '@/lib/features/accounts/provider';
import { readSecondStep } from '@/lib/features/accounts/second-step';
import { readSessions } from '@/lib/features/accounts/sessions';
import { readLed } from '@/lib/features/accounts/teams';
import { readOwn } from '@/lib/features/audit/log';
import { admit } from '@/lib/platform/auth/guard';
import { passkeysPossible } from '@/lib/platform/auth/passkeys';
import { readFound } from '@/lib/platform/auth/provider';
import { providerSettings } from '@/lib/platform/auth/provider-settings';
import { currentSession } from '@/lib/platform/auth/session';
import {
  addOwnPasskey,
  askForNewPasskey,
  askProvider,
  beginTwoStep,
  changePassword,
  confirmTwoStep,
  endSessions,
  endTwoStep,
  linkProvider,
  removeOwnPasskey,
  renameOwnPasskey,
  unlinkProvider,
} from './actions';

export const metadata: Metadata = { title: 'Account' };

const ROLE_WORDS = { player: 'player', leader: 'leader', admin: 'admin', owner: 'owner of this site' } as const;

export default async function Account() {
  const actor = await admit('see-account');
  const here = await currentSession();
  const provider = providerSettings();
  const [sessions, own, second, led, linked, came] = await Promise.all([
    readSessions(actor.id, here?.session ?? null),
    readOwn(actor),
    readSecondStep(actor),
    readLed(actor.id),
    readLinked(actor.id),
    provider && readFound(),
  ]);
  return (
    <Page name="account">
      <Label as="p">
        {ROLE_WORDS[actor.role]}
        {led.length > 0 && ` · leads ${inList(led)}`}
      </Label>
      <Title>{actor.name}</Title>
      <Columns even>
        <Section title="Change your password" more="signs out every other browser">
          <Form action={changePassword} look="narrow" label="Change your password">
            <FormMessage />
            <input type="hidden" autoComplete="username" value={actor.name} />
            <InputField
              name="oldPassword"
              label="Present password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
            <InputField
              name="newPassword"
              label="New password"
              hint="10 characters or more"
              type="password"
              autoComplete="new-password"
              required
              minLength={10}
              maxLength={200}
            />
            <Row>
              <Button look="act">Change my password</Button>
            </Row>
          </Form>
        </Section>
        <Section title="Sign out" more="of this browser">
          <Form action={signOut} look="narrow" label="Sign out">
            <FormMessage />
            <Row>
              <Button>Sign out</Button>
            </Row>
          </Form>
        </Section>
      </Columns>
      <SecondStepSection page={second} begin={beginTwoStep} confirm={confirmTwoStep} end={endTwoStep} />
      {passkeysPossible() && (
        <PasskeysSection
          passkeys={second.passkeys}
          zone={own.zone}
          ask={askForNewPasskey}
          add={addOwnPasskey}
          rename={renameOwnPasskey}
          remove={removeOwnPasskey}
        />
      )}
      {(provider !== null || linked.length > 0) && (
        <ProviderSection
          provider={provider?.name ?? null}
          linked={linked}
          has={linked.some(({ issuer }) => issuer === provider?.issuer)}
          came={came?.errand.for === 'link' && came.errand.user === actor.id ? came.who.name : null}
          zone={own.zone}
          ask={askProvider}
          link={linkProvider}
          unlink={unlinkProvider}
        />
      )}
      <SessionsSection sessions={sessions} zone={own.zone} end={endSessions} />
      {own.lines.length > 0 && (
        <Below gap={6}>
          <AuditTable
            lines={own.lines}
            zone={own.zone}
            caption="What you did"
            small="and what was done to your account; the newest 20, which nobody can change"
          />
        </Below>
      )}
    </Page>
  );
}
