import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { Hash } from '@/components/kit/text';
import type { NonceForm } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { dicePath } from '@/lib/record/views/address';
import { NonceMaker } from './nonce-maker';

/** Words of the leader's own for the next week's dice: their hash while others may give theirs, then the words. */
export function NonceSection({
  season,
  nonce,
  commit,
  open,
}: {
  season: string;
  nonce: NonceForm;
  commit: FormAction;
  open: FormAction;
}) {
  return (
    <section id="nonce">
      <SectionHead
        title={`Your nonce for week ${nonce.week}`}
        more={<a href={dicePath(season)}>how dice are drawn</a>}
      />
      {nonce.state === 'taking' ? (
        <Taking nonce={nonce} commit={commit} />
      ) : (
        <Opening season={season} nonce={nonce} open={open} />
      )}
    </section>
  );
}

const saidCommitted = (teams: number): string =>
  teams === 0
    ? 'No team has committed yet.'
    : teams === 1
      ? 'One team has committed.'
      : `${teams} teams have committed.`;

function Taking({ nonce, commit }: { nonce: NonceForm; commit: FormAction }) {
  return (
    <>
      {nonce.hash !== null && (
        <p>
          Your team has committed to <Hash>{nonce.hash}</Hash>. Another commitment takes its place.
        </p>
      )}
      <Form action={commit} label="Commit to a nonce">
        <FormMessage />
        <NonceMaker before={nonce.before} limit={nonce.limit} />
        <InputField
          name="hash"
          label="Commitment"
          hint="SHA-256, 64 hexadecimal digits; seen by everybody"
          maxLength={64}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <p className="row act-row">
          <Button>{nonce.hash === null ? 'Commit' : 'Commit to another'}</Button>
        </p>
      </Form>
      <details>
        <summary>Without scripts</summary>
        <p className="small">
          Think of words that nobody guesses, in one line, and keep them. The commitment is the hash of this line, with
          nothing after the words: <code>printf %s &apos;{nonce.before}WORDS&apos; | sha256sum</code>
        </p>
      </details>
      <p className="hint">
        Taken until the Results of this week open; you open your words after that, so that nobody chooses theirs after
        seeing yours. {saidCommitted(nonce.committed)}
      </p>
    </>
  );
}

function Opening({ season, nonce, open }: { season: string; nonce: NonceForm; open: FormAction }) {
  const others = `${nonce.openedBy} of ${nonce.committed} teams that committed have opened theirs.`;
  if (nonce.opened !== null) {
    return (
      <p className="mid">
        You opened “<bdi>{nonce.opened}</bdi>”: it goes into the dice of week {nonce.week}. {others}
      </p>
    );
  }
  if (nonce.hash === null) {
    return (
      <p className="mid">
        Your team committed to none in time; for week {nonce.week + 1} it can when the next week is played. {others}
      </p>
    );
  }
  return (
    <>
      <Form action={open} label="Open your nonce">
        <FormMessage />
        <InputField
          name="nonce"
          label="The words that you committed to"
          hint="to the letter; seen by everybody"
          maxLength={nonce.limit}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <p className="row act-row">
          <Button look="act">Open it</Button>
        </p>
      </Form>
      <p className="hint">
        Until this week closes. Who does not open is named on <a href={dicePath(season)}>the page of the dice</a>.{' '}
        {others}
      </p>
    </>
  );
}
