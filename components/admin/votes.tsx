import { Button } from '@/components/kit/button';
import { CheckField, InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, More, Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { TallyList } from '@/components/kit/tally';
import { Hint } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { OpenMatch } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { matchPath } from '@/lib/record/views/address';
import type { Poll } from '@/lib/record/votes/polls';
import { sayVoting, TIE_WORDS, TIES, VOTER_WORDS, VOTERS, type Voting } from '@/lib/record/votes/voting';
import { OrderForm } from './order-form';

interface VotedProps {
  season: string;
  zone: string;
  match: OpenMatch & { readonly poll: Poll };
  name: FormAction<ActPreview>;
  close: FormAction;
  open: boolean;
}

/** A match that is voted: its votes as far as they may be seen, an early close, and the winner as they have it. */
export function VotedMatch({ season, zone, match, name, close, open }: VotedProps) {
  const { poll, attacker, defender } = match;
  const { tally, verdict, state, byAdmin } = poll;
  const sides = [attacker, defender];
  const winner = sides.find(({ key }) => key === match.winner);
  const word = state === 'open' ? 'Close the vote' : 'Open the vote again';
  return (
    <Stack gap={3}>
      <div>
        {winner !== undefined && <span>Won by {winner.name}. </span>}
        <a href={matchPath(season, match.id)}>{some(poll.votes, 'vote')}</a>
        {state === 'open' ? ', open' : ', closed'}
        {state === 'open' && poll.closesAt !== null && (
          <>
            {' '}
            until <Time at={poll.closesAt} zone={zone} />
          </>
        )}
        {tally === null && '; the tally shows when the vote is closed'}.
      </div>
      {tally !== null && <TallyList attacker={attacker.name} defender={defender.name} tally={tally} />}
      {verdict !== null && <Hint>{sayVerdict(poll)}</Hint>}
      {open && state === 'closed' && (
        <More summary={winner === undefined ? 'Name the winner' : 'Name another winner'} open={winner === undefined}>
          <Form action={name} look="order" label="Name the winner" of={match.id}>
            <OrderForm season={season} save="Name the winner">
              <SelectField name="team" label="Winner" defaultValue={match.winner ?? verdict?.team ?? ''} required>
                <option value="">Choose</option>
                {sides.map((side) => (
                  <option key={side.key} value={side.key}>
                    {side.name}
                    {side.key === verdict?.team && ', by the votes'}
                  </option>
                ))}
              </SelectField>
              <InputField
                name="because"
                label="Reason"
                hint="asked where the votes do not say so; shown to all"
                maxLength={2000}
              />
            </OrderForm>
          </Form>
        </More>
      )}
      {open && winner === undefined && (state === 'open' || byAdmin) && (
        <More summary={word}>
          <Form action={close} label={word} of={match.id}>
            <FormMessage />
            <input type="hidden" name="match" value={match.id} />
            <input type="hidden" name="closed" value={state === 'open' ? 'yes' : 'no'} />
            <InputField name="because" label="Reason" hint="kept in the audit log" required maxLength={2000} />
            <Row above={3}>
              <Button>{word}</Button>
            </Row>
          </Form>
        </More>
      )}
    </Stack>
  );
}

function sayVerdict({ verdict, attacker, defender, voting }: Poll): string {
  const team = [attacker, defender].find(({ key }) => key === verdict?.team);
  if (verdict?.why === 'nobody voted') return 'Nobody voted: you decide, with a reason.';
  if (team === undefined) return 'A tie: you decide, with a reason.';
  return verdict?.why === 'tie' ? `A tie; ${TIE_WORDS[voting.tie]}: ${team.name}.` : `${team.name} won by the votes.`;
}

/** Whether and how the matches of the season are voted. */
export function VotingSection({ voting, set }: { voting: Voting; set: FormAction }) {
  return (
    <Section above={6} id="votes" title="Votes on matches" more={voting.on ? sayVoting(voting) : 'not voted here'}>
      <Form action={set} label="Votes on matches">
        <FormMessage />
        <Stack gap={4}>
          <p>
            Readers vote on a match’s own page from the lock of the rosters on, with an argument if they want, and you
            name the winner from the votes. A match on which somebody has voted keeps the rules of its first vote.
          </p>
          <div>
            <CheckField name="on" value="yes" defaultChecked={voting.on}>
              Matches are voted on this site.
            </CheckField>
          </div>
          <div>
            <CheckField name="secret" value="yes" defaultChecked={voting.secret}>
              In secret: nobody sees the tally before the vote is closed, you neither, and nobody ever who voted how.
            </CheckField>
          </div>
          <Grid least="field">
            <SelectField name="who" label="Who may vote" defaultValue={voting.who}>
              {VOTERS.map((who) => (
                <option key={who} value={who}>
                  {VOTER_WORDS[who]}
                </option>
              ))}
            </SelectField>
            <SelectField name="until" label="The vote closes with" defaultValue={voting.until}>
              <option value="Battles">Battles</option>
              <option value="Results">Results</option>
            </SelectField>
            <SelectField name="tie" label="A tie" defaultValue={voting.tie}>
              {TIES.map((tie) => (
                <option key={tie} value={tie}>
                  {TIE_WORDS[tie]}
                </option>
              ))}
            </SelectField>
          </Grid>
          <Row>
            <Button>Save how matches are voted</Button>
          </Row>
        </Stack>
      </Form>
    </Section>
  );
}
