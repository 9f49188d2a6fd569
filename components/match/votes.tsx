import { Button } from '@/components/kit/button';
import { InputField, RadioField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { More, Row, Stack } from '@/components/kit/layout';
import { Pager } from '@/components/kit/pager';
import { Headline, Item } from '@/components/kit/pieces';
import { Heading, Section } from '@/components/kit/section';
import { TallyList } from '@/components/kit/tally';
import { Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import { some } from '@/lib/engine/rules/kernel/say';
import { ARGUMENT_LIMIT } from '@/lib/features/votes/limit';
import type { ArgumentLine, VotePanel } from '@/lib/features/votes/panel';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { matchPath } from '@/lib/record/views/address';
import { sayVoting } from '@/lib/record/votes/voting';

interface Props {
  season: string;
  zone: string;
  /** `WEEK-PLACE`. */
  match: string;
  panel: VotePanel;
  cast: FormAction;
  takeBack: FormAction;
  /** Takes an argument off the page; null: whoever looks may not. */
  strike: FormAction | null;
}

/** The vote on a match: how it stands, the own vote, and what voters argue. */
export function VoteSection({ season, zone, match, panel, cast, takeBack, strike }: Props) {
  const { poll } = panel;
  return (
    <Section id="vote" title="The vote" more={more(panel)}>
      <p>
        On this match {sayVoting({ ...poll.voting, on: true })}.{' '}
        {poll.state === 'open' && poll.closesAt !== null && (
          <>
            It is open until <Time at={poll.closesAt} zone={zone} style="full" />.
          </>
        )}
      </p>
      {poll.tally === null ? (
        <Hint above={2}>The tally shows when the vote is closed.</Hint>
      ) : (
        <TallyList attacker={poll.attacker.name} defender={poll.defender.name} tally={poll.tally} />
      )}
      <OwnVote season={season} match={match} panel={panel} cast={cast} takeBack={takeBack} />
      <Arguments season={season} zone={zone} match={match} panel={panel} strike={strike} />
    </Section>
  );
}

const more = ({ poll: { state, votes } }: VotePanel): string =>
  state === 'to come' ? 'opens with Battles' : `${some(votes, 'vote')}, ${state}`;

function OwnVote({ season, match, panel, cast, takeBack }: Omit<Props, 'zone' | 'strike'>) {
  const { poll, own, barred, signedIn, draft } = panel;
  const path = matchPath(season, match);
  const voted = own?.team != null;
  const side = [poll.attacker, poll.defender].find(({ key }) => key === own?.team);
  if (barred !== null) {
    return (
      <>
        {side !== undefined && <p>You voted for {side.name}.</p>}
        {poll.state !== 'to come' && <p>{barred.message}</p>}
      </>
    );
  }
  if (!signedIn) {
    return (
      <p>
        <a href={`/signin?to=${encodeURIComponent(path)}`}>Sign in</a> to vote.
      </p>
    );
  }
  return (
    <Stack above={4} gap={4}>
      <Form action={cast} label="Your vote">
        <FormMessage />
        <input type="hidden" name="match" value={match} />
        <input type="hidden" name="secret" value={poll.voting.secret ? 'yes' : 'no'} />
        <Stack gap={3}>
          <p>
            {side === undefined
              ? 'You have not voted on this match.'
              : `You voted for ${side.name}. You may change that until the vote is closed.`}
          </p>
          <Row>
            {[poll.attacker, poll.defender].map(({ key, name }) => (
              <RadioField key={key} name="team" value={key} defaultChecked={own?.team === key} required>
                {name}
              </RadioField>
            ))}
          </Row>
          <TextField
            name="argument"
            label="Your argument"
            hint={`if you want; everybody reads it under your name${poll.voting.secret ? ', and not how you voted' : ''}; BBCode, Markdown and HTML`}
            face="voice"
            rows={6}
            defaultValue={draft}
            maxLength={ARGUMENT_LIMIT}
          />
          {own?.struckBecause && <p>An admin took your argument off the page: {own.struckBecause}</p>}
          <Row>
            <Button look="act">{voted ? 'Change my vote' : 'Vote'}</Button>
          </Row>
        </Stack>
      </Form>
      {voted && (
        <Form action={takeBack} label="Take your vote back">
          <FormMessage />
          <input type="hidden" name="match" value={match} />
          <input type="hidden" name="secret" value={poll.voting.secret ? 'yes' : 'no'} />
          <Button look="small">Take my vote back</Button>
        </Form>
      )}
    </Stack>
  );
}

function Arguments({ season, zone, match, panel, strike }: Omit<Props, 'cast' | 'takeBack'>) {
  const { lines, page, pages, found } = panel.arguments;
  const path = matchPath(season, match);
  const here = page === 1 ? '' : `arguments=${page}&`;
  return (
    <Section id="arguments" title="Arguments" level={3} above={5} more={found === 0 ? undefined : some(found, 'voter')}>
      {found === 0 && <Hint>Nobody has argued yet.</Hint>}
      {lines.map((line) => (
        <Item key={line.id} id={`a-${line.id}`}>
          <Headline>
            <Heading size="4">
              {line.by}
              {line.side !== null && `, for ${line.side.name}`}
            </Heading>
            <Muted size="dense">
              <Time at={line.castAt} zone={zone} />
              {line.changedAt !== null && (
                <>
                  , changed <Time at={line.changedAt} zone={zone} />
                </>
              )}
            </Muted>
          </Headline>
          {line.text === null ? (
            <Hint>An admin took this argument off the page: {line.struckBecause}</Hint>
          ) : (
            <PostBody text={line.text} />
          )}
          <Row above={2}>
            {line.text !== null && panel.barred === null && panel.signedIn && !line.own && (
              <a href={`${path}?${here}quote=${line.id}#vote`}>Quote {line.by}</a>
            )}
            <a href={`${path}${page === 1 ? '' : `?arguments=${page}`}#a-${line.id}`}>Link to {line.by}’s argument</a>
          </Row>
          {strike !== null && <StrikeArgument match={match} line={line} strike={strike} />}
        </Item>
      ))}
      <Pager
        at={page}
        of={pages}
        label="Pages of arguments"
        words={['Earlier', 'Later']}
        href={(to) => `${path}${to === 1 ? '' : `?arguments=${to}`}#arguments`}
      />
    </Section>
  );
}

function StrikeArgument({ match, line, strike }: { match: string; line: ArgumentLine; strike: FormAction }) {
  const word = line.text === null ? 'Put it back' : 'Take it off the page';
  return (
    <More summary={`${word} (admins)`}>
      <Form action={strike} label={word} of={line.id}>
        <FormMessage />
        <input type="hidden" name="match" value={match} />
        <input type="hidden" name="id" value={line.id} />
        {line.text !== null && (
          <InputField name="because" label="Reason" hint="shown to all" required maxLength={2000} />
        )}
        <Row above={3}>
          <Button look="small">{word}</Button>
        </Row>
      </Form>
    </More>
  );
}
