import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Grid, Row } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { settingsGuide } from '@/lib/engine/rules/mercenaries/rulebook';
import type { LabPage } from '@/lib/features/lab/lab';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { seasonPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  page: LabPage;
  text: string;
  from: number | null;
  /** Plays the season by these settings; null: the reader may not. */
  play: FormAction | null;
}

/** Other settings and abilities, and the season as it would have gone by them. */
export function Lab({ season, page, text, from, play }: Props) {
  const { weeks, found } = page;
  if (weeks.length === 0) return <EmptyState what="Once a week is closed you can see here how it would have gone." />;
  return (
    <>
      <form method="get" action={seasonPath(season, '/lab')} aria-label="What would be otherwise">
        <Grid least="field">
          <SelectField name="from" label="From week" defaultValue={from === null ? '' : String(from)}>
            <option value="">the first</option>
            {weeks.map((week) => (
              <option key={week}>{week}</option>
            ))}
          </SelectField>
          <SettingFields page={page} />
        </Grid>
        <Below gap={4}>
          <TextField
            name="text"
            label="Other mercs or abilities"
            hint="a table or YAML, as an import takes it; empty: as they were"
            rows={4}
            face="code"
            maxLength={4000}
            defaultValue={text}
          />
        </Below>
        <Row above={3}>
          <Button look="act">See the season as it would have gone</Button>
        </Row>
      </form>
      {found !== null && <Found season={season} page={page} found={found} play={play} />}
    </>
  );
}

function SettingFields({ page }: { page: LabPage }) {
  const shown = page.found?.settings ?? page.settings;
  return settingsGuide.map((guide) => {
    const value = shown[guide.key];
    return typeof value === 'number' ? (
      <InputField
        key={guide.key}
        name={guide.key}
        label={guide.title}
        defaultValue={value}
        inputMode="numeric"
        required
      />
    ) : (
      <SelectField key={guide.key} name={guide.key} label={guide.title} defaultValue={String(value)}>
        {guide.values.map((each) => (
          <option key={String(each.value)} value={String(each.value)}>
            {each.text}
          </option>
        ))}
      </SelectField>
    );
  });
}

function Found({
  season,
  page,
  found,
  play,
}: Pick<Props, 'season' | 'page' | 'play'> & { found: NonNullable<LabPage['found']> }) {
  const { misfits, difference, problem } = found;
  return (
    <Section id="found" title="As it would have gone" more="what was posted stays, and no die moves" above={6}>
      {problem !== null && <Notice tone="refused">{problem}</Notice>}
      {misfits.length > 0 && (
        <Notice tone="refused">
          <ul>
            {misfits.map(({ line, cell, message }) => (
              <li key={`${line} ${cell}`}>
                Line {line}
                {cell === '' ? '' : `, ${cell}`}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {difference !== null && (
        <DifferenceTable
          season={season}
          difference={difference}
          caption="The season as it was, and as it would have gone"
        />
      )}
      {play !== null && page.next !== null && difference !== null && (
        <Form action={play} label="Play by these settings">
          <FormMessage />
          {settingsGuide.map(({ key }) => (
            <input key={key} type="hidden" name={key} value={String(found.settings[key])} />
          ))}
          <Hint above={4}>
            The weeks before stay as they were ruled. Until week {page.next} opens you can take it back in the journal.
          </Hint>
          <Row above={3}>
            <Button>Play by these settings from week {page.next} on</Button>
          </Row>
        </Form>
      )}
    </Section>
  );
}
