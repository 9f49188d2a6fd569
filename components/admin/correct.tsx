import { SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { LineList } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Lede, Title } from '@/components/kit/page';
import { FieldGroup } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { TIERS } from '@/lib/engine/rules/mercenaries/terms';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { CorrectPage } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, amendPath, correctionsPath } from '@/lib/record/views/address';
import { OrderForm } from './order-form';
import { OwnMatch } from './own-match';

/** Said wherever a closed week is about to be put right. */
export function ClosedWeek({ week }: { week: number }) {
  return (
    <Notice tone="spent" above={4}>
      <p>
        Week {week} is closed. You are shown what changes in it and in every week after it before anything is saved.
        Those weeks are then ruled again from their journals; everybody sees that you corrected them and why, and what
        they were before stays readable.
      </p>
    </Notice>
  );
}

const HINT = 'everybody reads it, for good';

/** A closed week: who met whom and who won, its rulings, and what is still to be entered. */
export function CorrectSection({
  season,
  page,
  matches,
  post,
}: {
  season: string;
  page: CorrectPage;
  matches: FormAction<ActPreview>;
  post: FormAction<ActPreview>;
}) {
  return (
    <>
      <Title>
        Put week <b>{page.week}</b> right
      </Title>
      <Lede>
        Weeks {page.week} to {page.last} are ruled again. <a href={correctionsPath(season)}>Corrections so far</a>
      </Lede>
      <OwnMatch own={page.own} />
      <ClosedWeek week={page.week} />
      <Section id="matches" title="Matches and winners" more="who met whom, and who won" above={6}>
        <Form action={matches} look="order" label="Correct the matches">
          <input type="hidden" name="week" value={page.week} />
          <OrderForm season={season} save="Save the correction" hint={HINT}>
            {[...page.matches, NOBODY].map((match, at) => (
              <MatchFields
                // The rows of a form keep their places.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={at}
                at={at}
                match={match}
                teams={page.teams}
              />
            ))}
          </OrderForm>
        </Form>
      </Section>
      <Section id="rulings" title="Rulings" more="each is overridden on its own page" above={6}>
        {page.rulings.length === 0 ? (
          <Hint>Nothing was declared in it.</Hint>
        ) : (
          <LineList>
            {page.rulings.map((line) => (
              <li key={line.id}>
                <a href={amendPath(season, line.id)}>{line.title}</a>
                {line.team !== null && `, ${line.team.name}`} <Outcome outcome={line.outcome} />
              </li>
            ))}
          </LineList>
        )}
      </Section>
      <Section id="late" title="Closed too early" more="what was still to come" above={6}>
        <p>
          Enter what a leader still had to post. It counts as posted in the last moment before the week closed; the
          words are read as any post is, and everybody sees that you entered it.
        </p>
        <Form action={post} look="order" label="Enter a post">
          <input type="hidden" name="week" value={page.week} />
          <OrderForm season={season} save="Enter the post" hint={HINT}>
            <SelectField name="team" label="For whom" defaultValue="">
              <option value="">choose a team</option>
              {page.teams.map((team) => (
                <option key={team.key} value={team.key}>
                  {team.name}
                </option>
              ))}
            </SelectField>
            <TextField name="text" label="The post" face="post" rows={5} required maxLength={20000} />
          </OrderForm>
        </Form>
      </Section>
      <Section id="acts" title="Anything else" above={6}>
        <p>
          An advance aside, each act of the week can be taken back:{' '}
          <a href={adminPath(season, `/journal?week=${page.week}`)}>open its journal</a>.
        </p>
      </Section>
    </>
  );
}

const NOBODY: CorrectPage['matches'][number] = { attacker: '', defender: '', tier: 'High', winner: '' };

function MatchFields({
  at,
  match,
  teams,
}: {
  at: number;
  match: CorrectPage['matches'][number];
  teams: CorrectPage['teams'];
}) {
  const options = (
    <>
      <option value="">nobody</option>
      {teams.map((team) => (
        <option key={team.key} value={team.key}>
          {team.name}
        </option>
      ))}
    </>
  );
  return (
    <FieldGroup apart legend={match === NOBODY ? 'A further match' : `Match ${at + 1}`}>
      <SelectField name="attacker" label="Attacker" defaultValue={match.attacker}>
        {options}
      </SelectField>
      <SelectField name="defender" label="Defender" defaultValue={match.defender}>
        {options}
      </SelectField>
      <SelectField name="tier" label="Tier" defaultValue={match.tier}>
        {TIERS.map((tier) => (
          <option key={tier}>{tier}</option>
        ))}
      </SelectField>
      <SelectField name="winner" label="Winner" defaultValue={match.winner}>
        {options}
      </SelectField>
    </FieldGroup>
  );
}
