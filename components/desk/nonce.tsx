import { InputField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { Fold, Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Code, Hash, Hint, Muted, Name } from '@/components/kit/text';
import type { NonceForm } from '@/lib/features/desk/model';
import { asText, type Fields } from '@/lib/features/desk/parts';
import type { Typed } from '@/lib/features/desk/typed';
import { dicePath } from '@/lib/record/views/address';
import { NonceMaker } from './nonce-maker';

/** Words of the leader's own for the next week's dice: their hash while others may give theirs, then the words. */
export function NonceSection({ season, nonce, typed }: { season: string; nonce: NonceForm; typed: Typed['parts'] }) {
  return (
    <Section
      id="nonce"
      title={`Your nonce for week ${nonce.week}`}
      more={<a href={dicePath(season)}>how dice are drawn</a>}
    >
      {nonce.state === 'taking' ? (
        <Taking nonce={nonce} typed={typed.nonce?.fields ?? null} />
      ) : (
        <Opening season={season} nonce={nonce} typed={typed.words?.fields ?? null} />
      )}
    </Section>
  );
}

const saidCommitted = (teams: number): string =>
  teams === 0
    ? 'No team has committed yet.'
    : teams === 1
      ? 'One team has committed.'
      : `${teams} teams have committed.`;

function Taking({ nonce, typed }: { nonce: NonceForm; typed: Fields | null }) {
  return (
    <>
      {nonce.hash !== null && (
        <p>
          Your team has committed to <Hash>{nonce.hash}</Hash>. Another commitment takes its place.
        </p>
      )}
      <FormPart part="nonce" label="Commit to a nonce" was={asText({ hash: [''] })} typed={typed}>
        <FormMessage />
        <Stack gap={4}>
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
        </Stack>
        <Row above={3}>
          <PartButton>{nonce.hash === null ? 'Commit' : 'Commit to another'}</PartButton>
        </Row>
      </FormPart>
      <Fold summary="Without scripts">
        <p>
          Think of words that nobody guesses, in one line, and keep them. The commitment is the hash of this line, with
          nothing after the words: <Code>printf %s &apos;{nonce.before}WORDS&apos; | sha256sum</Code>
        </p>
      </Fold>
      <Hint>
        Taken until the Results of this week open; you open your words after that, so that nobody chooses theirs after
        seeing yours. {saidCommitted(nonce.committed)}
      </Hint>
    </>
  );
}

function Opening({ season, nonce, typed }: { season: string; nonce: NonceForm; typed: Fields | null }) {
  const others = `${nonce.openedBy} of ${nonce.committed} teams that committed have opened theirs.`;
  if (nonce.opened !== null) {
    return (
      <Muted as="p">
        You opened “<Name>{nonce.opened}</Name>”: it goes into the dice of week {nonce.week}. {others}
      </Muted>
    );
  }
  if (nonce.hash === null) {
    return (
      <Muted as="p">
        Your team committed to none in time; for week {nonce.week + 1} it can when the next week is played. {others}
      </Muted>
    );
  }
  return (
    <>
      <FormPart part="words" label="Open your nonce" was={asText({ nonce: [''] })} typed={typed}>
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
        <Row above={3}>
          <PartButton look="act">Open it</PartButton>
        </Row>
      </FormPart>
      <Hint>
        Until this week closes. Who does not open is named on <a href={dicePath(season)}>the page of the dice</a>.{' '}
        {others}
      </Hint>
    </>
  );
}
