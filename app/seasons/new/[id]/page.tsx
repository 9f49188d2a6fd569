import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Button } from '@/components/kit/button';
import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Narrow, Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { BasicsFields } from '@/components/opening/basics';
import { OpeningLook } from '@/components/opening/plan';
import { SettingsStep } from '@/components/opening/settings';
import { Page } from '@/components/shell/page';
import { own } from '@/lib/engine/rules/kernel/key';
import { PHASES } from '@/lib/engine/rules/mercenaries/terms';
import { readBases, readDraft } from '@/lib/features/opening/draft';
import { planOpening } from '@/lib/features/opening/plan';
import { admit } from '@/lib/platform/auth/guard';
import {
  bringNothing,
  chooseEdition,
  keepBasics,
  keepDice,
  keepMatches,
  keepSchedule,
  keepSettings,
  letGo,
  open,
} from '../actions';

export const metadata: Metadata = { title: 'A season being set up' };

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Why files were not taken, and what was taken of them beside teams and mercs, by the code in the address. */
const PROBLEMS: Readonly<Record<string, string>> = {
  empty: 'There is nothing in what you sent.',
  'too-large': 'That is more than 5 MB: bring it in parts.',
  spreadsheet: 'The spreadsheet cannot be read: save it as .xlsx or .ods once more, or as CSV, and send that.',
};
const BROUGHT: Readonly<Record<string, string>> = {
  all: 'Brought. What it gives is shown in step 6, and each mistake at its cell.',
  settings: 'Brought, with its settings: look at step 2. Mistakes are shown at their cells in step 6.',
  matches: 'Brought, with its matches: look at step 5. Mistakes are shown at their cells in step 6.',
  'settings-and-matches':
    'Brought, with its settings and its matches: look at steps 2 and 5. Mistakes are shown at their cells in step 6.',
};

function Brought({ asked: { problem, brought } }: { asked: Awaited<Props['searchParams']> }) {
  const wrong = typeof problem === 'string' ? own(PROBLEMS, problem) : undefined;
  const said = typeof brought === 'string' ? own(BROUGHT, brought) : undefined;
  if (wrong !== undefined) {
    return (
      <div role="alert">
        <Notice tone="refused">{wrong}</Notice>
      </div>
    );
  }
  return said === undefined ? null : <Notice>{said}</Notice>;
}

export default async function SetUpSeasonPage({ params, searchParams }: Props) {
  await admit('open-season');
  const [draft, bases] = await Promise.all([params.then(({ id }) => readDraft(id)), readBases()]);
  const asked = await searchParams;
  if (draft === null) missing('/seasons/new/unknown');
  const plan = await planOpening(draft);
  const byHand = draft.matches !== 'round robin' && draft.matches !== 'none';
  const hidden = <input type="hidden" name="draft" value={draft.id} />;
  return (
    <Page name="opening">
      <Crumb>
        <a href="/seasons">Seasons</a> / <a href="/seasons/new">Open a season</a> / {draft.name}
      </Crumb>
      <Title>{draft.name}, being set up</Title>
      <Lede>Every step is kept as you go: leave it here, and take it up again when you like.</Lede>
      <Narrow as="upload">
        <Section id="name" title="1. Name and zone" above={6}>
          <Form action={keepBasics} look="column" label="Name and zone">
            {hidden}
            <BasicsFields basics={draft} bases={bases} />
            <Row above={3}>
              <Button>Keep</Button>
            </Row>
          </Form>
        </Section>
        <Section id="rules" title="2. Rules" above={6}>
          <SettingsStep draft={draft.id} settings={draft.settings} choose={chooseEdition} keep={keepSettings} />
        </Section>
        <Section id="schedule" title="3. Schedule and dice" more="0: an admin closes the phase" above={6}>
          <Form action={keepSchedule} look="column" label="Schedule">
            <FormMessage />
            {hidden}
            <Grid least="field">
              {PHASES.map((phase, place) => (
                <InputField
                  key={phase}
                  name={phase.toLowerCase()}
                  label={phase}
                  hint="hours"
                  inputMode="numeric"
                  defaultValue={draft.phaseHours[place] ?? 0}
                  required
                />
              ))}
            </Grid>
            <Row above={3}>
              <Button>Keep the schedule</Button>
            </Row>
          </Form>
          <Form action={keepDice} look="column" label="Dice">
            <FormMessage />
            {hidden}
            <SelectField
              name="publicBeacon"
              label="Dice use a public beacon (drand)"
              hint="its value goes into the dice of each week after the first, so that nobody can know them beforehand; each week then waits for its round"
              defaultValue={String(draft.publicBeacon)}
            >
              <option value="false">no: the sealed seed and the teams’ nonces</option>
              <option value="true">yes, from week 2 on</option>
            </SelectField>
            <Row above={3}>
              <Button>Keep that</Button>
            </Row>
          </Form>
        </Section>
        <Section id="teams" title="4. Teams, mercs and abilities" more="from a sheet" above={6}>
          <Brought asked={asked} />
          <p>
            <a href="/seasons/columns">Every column and word, with templates to fill in</a>
          </p>
          <form
            action={`/seasons/new/${draft.id}/upload`}
            method="post"
            encType="multipart/form-data"
            aria-label="Teams, mercs and abilities"
          >
            <InputField
              name="files"
              label="Files"
              hint="a spreadsheet (.xlsx, .ods) with a sheet each of teams, mercs and abilities; or .csv; or .yaml; up to 5 MB"
              type="file"
              multiple
              accept=".xlsx,.ods,.csv,.tsv,.txt,.yaml,.yml"
            />
            <TextField
              name="pasted"
              label="Or paste a table"
              hint="of teams, of mercs or of abilities, with its first line, as copied from a sheet; or CSV; or YAML"
              rows={10}
              face="code"
            />
            <Row above={3}>
              <Button>Bring it in</Button>
            </Row>
          </form>
          {draft.files.length > 0 && (
            <Form action={bringNothing} label="Forget what was brought">
              {hidden}
              <Row above={3}>
                <Button look="quiet">Forget what was brought ({draft.files.length})</Button>
              </Row>
            </Form>
          )}
        </Section>
        <Section id="matches" title="5. Matches of week 1" above={6}>
          <Form action={keepMatches} look="column" label="Matches">
            <FormMessage />
            {hidden}
            <SelectField name="how" label="Matches" defaultValue={byHand ? 'by hand' : draft.matches}>
              <option value="round robin">round robin: everybody meets everybody, week by week</option>
              <option value="by hand">by hand, as below</option>
              <option value="none">none in week 1</option>
            </SelectField>
            <TextField
              name="lines"
              label="By hand"
              hint="one a line: One team attacks Another (Mid)"
              rows={4}
              defaultValue={byHand ? draft.matches : ''}
            />
            <Row above={3}>
              <Button>Keep the matches</Button>
            </Row>
          </Form>
        </Section>
      </Narrow>
      <Section id="look" title="6. Week 1 as it will open" above={6}>
        {plan.ok ? (
          <OpeningLook draft={draft.id} name={draft.name} plan={plan.value} open={open} />
        ) : (
          <p role="alert">{plan.problem.message}</p>
        )}
        <Form action={letGo} label="Let it go">
          {hidden}
          <Row above={3}>
            <Button look="quiet">Let this season go</Button>
          </Row>
        </Form>
      </Section>
    </Page>
  );
}
