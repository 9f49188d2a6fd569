import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  action: FormAction;
  token: string;
  /** What the form does: its label and its button. */
  label: string;
  button: string;
  /** The account whose password is set; absent: a name is asked for. */
  account?: string;
}

/** A name and a password by a one-time link, or the password alone. */
export function JoinForm({ action, token, label, button, account }: Props) {
  return (
    <Form action={action} look="narrow" label={label}>
      <FormMessage />
      <input type="hidden" name="token" value={token} />
      {account === undefined ? (
        <InputField name="name" label="Name" hint="seen by everybody" autoComplete="username" required maxLength={60} />
      ) : (
        <input type="hidden" autoComplete="username" value={account} />
      )}
      <InputField
        name="password"
        label={account === undefined ? 'Password' : 'New password'}
        hint="10 characters or more"
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
      />
      <Row>
        <Button look="act">{button}</Button>
      </Row>
    </Form>
  );
}
