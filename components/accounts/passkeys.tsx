import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { LineList, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { PasskeyLine } from '@/lib/features/accounts/passkeys';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Question } from '@/lib/platform/auth/passkeys';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodesOr } from './recovery-codes';

interface Props {
  passkeys: readonly PasskeyLine[];
  zone: string;
  ask: FormAction<Question<unknown>>;
  add: FormAction<readonly string[]>;
  rename: FormAction;
  remove: FormAction;
}

/** The keys with which an account signs in: added, named and removed. */
export function PasskeysSection({ passkeys, zone, ask, add, rename, remove }: Props) {
  return (
    <Section above={6} id="passkeys" title="Passkeys" more="sign in without a password">
      <p>
        A passkey is kept by your device or its password program, which asks for your finger, face or PIN. It counts as
        two-step sign-in; with one, your password alone does not open the account.
      </p>
      {passkeys.length > 0 && (
        <LineList look="open">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Form action={rename} look="after" label={`Name ${passkey.name} otherwise`}>
                <FormMessage />
                <input type="hidden" name="passkey" value={passkey.id} />
                <Row>
                  <InputField name="name" label="Passkey" defaultValue={passkey.name} required maxLength={60} />
                  <Button look="small">Keep this name</Button>
                </Row>
              </Form>
              <Form action={remove} look="after" label={`Remove ${passkey.name}`}>
                <FormMessage />
                <input type="hidden" name="passkey" value={passkey.id} />
                <Row>
                  <Hint>
                    Added <Time at={passkey.addedAt} zone={zone} />
                    {passkey.usedAt === null ? (
                      ', not used yet.'
                    ) : (
                      <>
                        , last used <Time at={passkey.usedAt} zone={zone} />.
                      </>
                    )}
                  </Hint>
                  <Button look="small quiet">Remove</Button>
                </Row>
              </Form>
            </li>
          ))}
        </LineList>
      )}
      <Form<readonly string[]> action={add} look="narrow" label="Add a passkey">
        <FormMessage />
        <RecoveryCodesOr>
          <InputField
            name="name"
            label="Name of the new passkey"
            hint="such as: my telephone"
            required
            maxLength={60}
          />
          <PasskeyButton does="make" ask={ask}>
            Add a passkey
          </PasskeyButton>
          <Hint>Needs JavaScript. Every other browser is signed out.</Hint>
        </RecoveryCodesOr>
      </Form>
    </Section>
  );
}
