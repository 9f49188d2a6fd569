import { Button } from '@/components/kit/button';
import { CheckField, InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Row, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import { PHASES } from '@/lib/engine/rules/mercenaries/terms';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { ClockPage } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';
import { WEEKDAYS } from '@/lib/record/week/calendar';
import { OrderForm } from './order-form';

interface Props {
  clock: ClockPage;
  season: string;
  set: FormAction;
  pause: FormAction;
  move: FormAction<ActPreview>;
}

/** When phases close, whether they do so by themselves, and a pause. */
export function ClockSection({ season, clock, set, pause, move }: Props) {
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
          <div>
            <CheckField name="acts" value="yes" defaultChecked={acts}>
              Deadlines act by themselves: the phase closes, its rulings come, and the next one opens.
            </CheckField>
          </div>
          <div>
            <CheckField name="pairs" value="yes" defaultChecked={pairs}>
              The last phase too, once each match has a winner: next week’s matches are then the round robin’s.
            </CheckField>
          </div>
          <div>
            <CheckField name="early" value="yes" defaultChecked={clock.early}>
              A phase closes early once all teams that play are ready and, in Wartime, all rosters are in.
            </CheckField>
          </div>
          <TextField
            name="holidays"
            label="Holidays"
            hint="one a line: 2026-12-24 to 2027-01-02 Christmas; a deadline that falls on one comes on the first day after it"
            rows={3}
            defaultValue={clock.holidays}
            maxLength={4000}
          />
          <Row>
            <Button>Save the calendar</Button>
          </Row>
        </Stack>
      </Form>
      <p>
        <a href={adminPath(season, '/people')}>Co-leaders and deputies of teams</a>
      </p>
      <p>
        {clock.ready.length === 0 ? 'No team has said that it is ready.' : `Ready: ${clock.ready.join(', ')}.`}
        {clock.ready.length > 0 && clock.waitsFor.length > 0 && ` Not yet: ${clock.waitsFor.join(', ')}.`}
      </p>
      {clock.phase !== 'Closed' && (
        <Section id="deadline" title="Move the deadline" level={3} above={5}>
          <Form action={move} look="order" label="Move the deadline to a time">
            <input type="hidden" name="week" value={clock.week} />
            <OrderForm season={season} save="Move the deadline" hint="shown to all">
              <InputField
                name="at"
                label={`${clock.phase} closes`}
                hint={`in ${zone}; earlier or later, once it lies ahead`}
                type="datetime-local"
                defaultValue={clock.deadline}
                required
              />
            </OrderForm>
          </Form>
        </Section>
      )}
      <Section id="pause" title={word} level={3} above={5}>
        <Form action={pause} label={word}>
          <FormMessage />
          <input type="hidden" name="paused" value={pausedAt === null ? 'yes' : 'no'} />
          <InputField name="because" label="Reason" hint="shown to all" required maxLength={2000} />
          <Row above={3}>
            <Button>{word}</Button>
          </Row>
        </Form>
      </Section>
    </Section>
  );
}
