import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { LineList, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { LinkedAccount } from '@/lib/features/accounts/provider';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  /** What the site calls its provider; null: it has none now. */
  provider: string | null;
  linked: readonly LinkedAccount[];
  /** Whether one of them is of the present provider. */
  has: boolean;
  /** As whom this browser came back from the provider a moment ago. */
  came: string | null;
  zone: string;
  ask: FormAction;
  link: FormAction;
  unlink: FormAction;
}

/** Accounts elsewhere that open this one: linked and unlinked by its own person alone. */
export function ProviderSection({ provider, linked, has, came, zone, ask, link, unlink }: Props) {
  return (
    <Section above={6} id="provider" title="Sign in from elsewhere" more={provider ?? 'not offered here any more'}>
      <p>
        An account elsewhere that you link here signs you in without your password. With two-step sign-in you are asked
        for a code as well.
      </p>
      {linked.length > 0 && (
        <LineList look="open">
          {linked.map((one) => (
            <li key={one.issuer}>
              <Form action={unlink} look="after" label={`Unlink ${one.provider}`}>
                <FormMessage />
                <input type="hidden" name="issuer" value={one.issuer} />
                <Row>
                  <span>
                    {one.provider}, as <bdi>{one.name}</bdi>
                  </span>
                  <Hint>
                    Linked <Time at={one.linkedAt} zone={zone} />
                    {one.usedAt === null ? (
                      ', not used yet.'
                    ) : (
                      <>
                        , last used <Time at={one.usedAt} zone={zone} />.
                      </>
                    )}
                  </Hint>
                  <Button look="small quiet">Unlink</Button>
                </Row>
              </Form>
            </li>
          ))}
        </LineList>
      )}
      {provider !== null && !has && came !== null && (
        <Form action={link} look="narrow" label="Link it">
          <FormMessage />
          <p>
            You came back from {provider} as <bdi>{came}</bdi>. Whoever can sign in there as <bdi>{came}</bdi> will be
            able to sign in here as you.
          </p>
          <InputField
            name="password"
            label="Present password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
          />
          <Row>
            <Button look="act">Link it with my account</Button>
          </Row>
        </Form>
      )}
      {provider !== null && !has && (
        <Form action={ask} look="after" label={`Go to ${provider}`}>
          <FormMessage />
          <Row>
            <Button>{came === null ? `Link an account at ${provider}` : `Another one at ${provider}`}</Button>
          </Row>
        </Form>
      )}
    </Section>
  );
}
