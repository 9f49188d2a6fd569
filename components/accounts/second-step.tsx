import { renderSVG } from 'uqr';
import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Hash, Hint } from '@/components/kit/text';
import type { SecondStepPage } from '@/lib/features/accounts/second-step';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { RecoveryCodesOr } from './recovery-codes';

interface Props {
  page: SecondStepPage;
  begin: FormAction;
  confirm: FormAction<readonly string[]>;
  end: FormAction;
}

/** A code beside the password: set up, in use, or ended. */
export function SecondStepSection({ page, begin, confirm, end }: Props) {
  return (
    <Section above={6} id="second-step" title="Two-step sign-in" more="a code beside the password">
      {page.required && page.state !== 'on' && page.passkeys.length === 0 && (
        <Notice tone="refused">
          <p>
            This site asks it of admins and owners: until it is on, or you have a passkey, nothing else of yours is
            open.
          </p>
        </Notice>
      )}
      {page.state === 'off' && (
        <Form action={begin} look="narrow" label="Set up two-step sign-in">
          <FormMessage />
          <p>With it, signing in takes a code that a program on your telephone makes of the time.</p>
          <Row>
            <Button look="act">Set it up</Button>
          </Row>
        </Form>
      )}
      {page.state === 'setting-up' && <SettingUp page={page} confirm={confirm} end={end} />}
      {page.state === 'on' && (
        <>
          <p>
            It is on. {page.recoveryLeft === 1 ? 'One recovery code is' : `${page.recoveryLeft} recovery codes are`}{' '}
            left.
          </p>
          {(!page.required || page.passkeys.length > 0) && (
            <Form action={end} look="narrow" label="End two-step sign-in">
              <FormMessage />
              <InputField name="code" label="A code" autoComplete="one-time-code" required maxLength={60} />
              <Row>
                <Button>Turn it off</Button>
              </Row>
            </Form>
          )}
        </>
      )}
    </Section>
  );
}

function SettingUp({ page, confirm, end }: Pick<Props, 'page' | 'confirm' | 'end'>) {
  return (
    <>
      <Form<readonly string[]> action={confirm} look="narrow" label="Confirm two-step sign-in">
        <FormMessage />
        <RecoveryCodesOr>
          <p>Scan this with the program, or give it the address or the key, and type the code that it shows then.</p>
          {page.uri !== null && <QrCode text={page.uri} />}
          <p>
            <a href={page.uri ?? ''}>Open it on this device</a>, or type the key: <Hash>{page.secret}</Hash>
          </p>
          <InputField
            name="code"
            label="Code"
            hint="six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
          />
          <Row>
            <Button look="act">Turn it on</Button>
          </Row>
          <Hint>Every other browser is signed out.</Hint>
        </RecoveryCodesOr>
      </Form>
      <Form action={end} look="narrow" label="Leave it">
        <FormMessage />
        <Row>
          <Button>Leave it off</Button>
        </Row>
      </Form>
    </>
  );
}

/** Drawn on the server, of squares alone: it bears no word of anybody's. */
function QrCode({ text }: { text: string }) {
  const path = /<path[^>]* d="([^"]+)"/.exec(renderSVG(text))?.[1];
  const box = /viewBox="([\d ]+)"/.exec(renderSVG(text))?.[1];
  if (path === undefined || box === undefined) return null;
  return (
    <svg viewBox={box} width={200} height={200} role="img" aria-label="QR code with the address below">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
