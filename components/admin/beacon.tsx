import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { BeaconPage } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  beacon: BeaconPage;
  /** Null: this admin may not change it. */
  set: FormAction | null;
  enter: FormAction;
  ask: FormAction;
  forgo: FormAction;
}

/** Whether dice use a public beacon, and the round that the week waits for. */
export function BeaconSection({ beacon, set, enter, ask, forgo }: Props) {
  const { uses, named, week } = beacon;
  return (
    <Section
      above={6}
      id="beacon"
      title="Dice: use a public beacon (drand)"
      more={uses ? `in use, from week ${named === null ? week : week + 1} on` : 'not in use'}
    >
      <p>
        {uses
          ? 'As the Results open, a round of drand’s network quicknet is named by its time, which lies ahead. Its published value goes into the next week’s dice, beside the sealed seed and the nonces. The week closes once the round is entered, or once you say why you go on without it.'
          : 'With it, nobody can know how a week’s dice will fall while nonces can still be given or opened: not even whoever runs this server.'}
      </p>
      {named !== null && <Round beacon={beacon} named={named} enter={enter} ask={ask} forgo={forgo} />}
      {set !== null && (
        <Form action={set} label="Use a public beacon">
          <FormMessage />
          <input type="hidden" name="uses" value={uses ? 'no' : 'yes'} />
          <Row above={3}>
            <Button>{uses ? 'Use no public beacon' : 'Use a public beacon'}</Button>
          </Row>
        </Form>
      )}
    </Section>
  );
}

const STATES = { entered: 'It is entered.', without: 'You go on without it.' } as const;

function Round({
  beacon: { week, zone, asks },
  named,
  enter,
  ask,
  forgo,
}: Pick<Props, 'beacon' | 'enter' | 'ask' | 'forgo'> & { named: NonNullable<BeaconPage['named']> }) {
  if (named.state !== 'awaited') {
    return (
      <Notice>
        Round {named.round} was named for the dice of week {week}. {STATES[named.state]}
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="asks">
        The dice of week {week} wait for round {named.round}, published on <Time at={named.publishedAt} zone={zone} />:{' '}
        <a href={named.address}>what drand says of it</a>.
      </Notice>
      {asks && (
        <Form action={ask} label="Ask drand for the round">
          <FormMessage />
          <Button>Ask drand for the round</Button>
        </Form>
      )}
      <Form action={enter} label="Enter the round">
        <FormMessage />
        <InputField name="randomness" label="Randomness" required maxLength={64} autoComplete="off" />
        <InputField name="signature" label="Signature" required maxLength={96} autoComplete="off" />
        <Row above={3}>
          <Button>Enter the round</Button>
        </Row>
      </Form>
      <Form action={forgo} label="Go on without the round">
        <FormMessage />
        <InputField name="because" label="Reason, shown to everybody" required maxLength={2000} />
        <Row above={3}>
          <Button>Go on without the round</Button>
        </Row>
      </Form>
    </Stack>
  );
}
