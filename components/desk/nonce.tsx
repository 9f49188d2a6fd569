import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import type { NonceForm } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { dicePath } from '@/lib/record/views/address';

const also = (others: number): string =>
  others === 0
    ? 'No other team has mixed one in.'
    : others === 1
      ? 'One other team has mixed one in.'
      : `${others} other teams have mixed one in.`;

/** Words of the leader's own in the week's dice, until the first of them is thrown. */
export function NonceSection({ season, nonce, mix }: { season: string; nonce: NonceForm; mix: FormAction }) {
  const { state, given, others, limit } = nonce;
  if (state === 'thrown') {
    return (
      <section id="nonce">
        <SectionHead title="Your nonce" more={<a href={dicePath(season)}>how dice are drawn</a>} />
        <p className="mid">
          A die of this week has been thrown, so that its nonces stand.{' '}
          {given === null ? 'You mixed none in.' : <>Yours is “{given}”.</>} {also(others)}
        </p>
      </section>
    );
  }
  return (
    <section id="nonce">
      <SectionHead title="Your nonce" more={<a href={dicePath(season)}>how dice are drawn</a>} />
      <Form action={mix} label="Your nonce">
        <FormMessage />
        <InputField
          name="nonce"
          label="Words of your own"
          hint="all see them; mixed into every die of this week"
          maxLength={limit}
          required
          defaultValue={given ?? ''}
        />
        <p className="row act-row">
          <Button>{given === null ? 'Mix it in' : 'Change it'}</Button>
        </p>
      </Form>
      <p className="hint">Whoever made the week’s seed could not know them. Until the first draw. {also(others)}</p>
    </section>
  );
}
