import { Button } from '@/components/kit/button';
import { CheckField, InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Row, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import { PHASES } from '@/lib/engine/rules/mercenaries/terms';
import type { ClockPage } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { WEEKDAYS } from '@/lib/record/week/calendar';

interface Props {
  clock: ClockPage;
  set: FormAction;
  pause: FormAction;
}

/** When phases close, whether they do so by themselves, and a pause. */
export function ClockSection({ clock, set, pause }: Props) {
  const { calendar, acts, pairs, pausedAt, waits, zone } = clock;
  const word = pausedAt === null ? 'Pause the season' : 'Let the season go on';
  return (
    <Section
      id="clock"
      title="Calendar and clock"
      above={6}
      more={acts ? 'deadlines act by themselves' : 'an admin advances'}
    >
      {waits !== null && <Notice tone="asks">The last phase of this week does not close by itself: {waits}</Notice>}
      {pausedAt !== null && (
        <Notice tone="waits">
          The season stands still since <Time at={pausedAt} zone={zone} />: no deadline passes.
        </Notice>
      )}
      <Form action={set} label="Calendar and clock">
        <FormMessage />
        <Stack gap={4}>
          <p>
            A phase with a weekday closes at that time in {zone}, from the next advance on; without one you close it
            yourself. With no weekday at all, the season’s hours say when phases close.
          </p>
          <Grid least="field">
            {PHASES.map((phase) => (
              <SelectField
                key={phase}
                name={`${phase}-day`}
                label={`${phase} closes`}
                defaultValue={calendar?.[phase]?.day ?? ''}
              >
                <option value="">no weekday</option>
                {WEEKDAYS.map((day) => (
                  <option key={day}>{day}</option>
                ))}
              </SelectField>
            ))}
            {PHASES.map((phase) => (
              <InputField
                key={phase}
                name={`${phase}-time`}
                label={`${phase}: time of day`}
                type="time"
                defaultValue={calendar?.[phase]?.time ?? '20:00'}
              />
            ))}
          </Grid>
          <CheckField name="acts" value="yes" defaultChecked={acts}>
            Deadlines act by themselves: the phase closes, its rulings come, and the next one opens.
          </CheckField>
          <CheckField name="pairs" value="yes" defaultChecked={pairs}>
            The last phase too, once each match has a winner: next week’s matches are then the round robin’s.
          </CheckField>
          <Row>
            <Button>Save the calendar</Button>
          </Row>
        </Stack>
      </Form>
      <Form action={pause} label={word}>
        <FormMessage />
        <input type="hidden" name="paused" value={pausedAt === null ? 'yes' : 'no'} />
        <InputField name="because" label="Reason" hint="shown to all" required maxLength={2000} />
        <Row above={3}>
          <Button>{word}</Button>
        </Row>
      </Form>
    </Section>
  );
}
