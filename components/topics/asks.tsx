import { Button } from '@/components/kit/button';
import { FIELD_LABEL, USUAL_CONTROL } from '@/components/kit/control';
import { InputField, RadioField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ForumAsked, TopicAsks } from '@/lib/features/forum/topics/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  asks: TopicAsks;
  staged: string;
  people: readonly Person[];
  zone: string;
  nameAuthors: FormAction;
  tellClock: FormAction;
}

/** What has to be said once, and is kept: who an author is, and how a forum tells times. */
export function TopicQuestions({ asks, staged, people, zone, nameAuthors, tellClock }: Props) {
  if (asks.handles.length + asks.zones.length + asks.orders.length === 0) return null;
  return (
    <Section id="asks" title="Say this first" more="it is asked once, and kept">
      <Stack gap={5}>
        {asks.handles.length > 0 && (
          <Form action={nameAuthors} label="Who the authors are">
            <FormMessage />
            <input type="hidden" name="staged" value={staged} />
            <Stack gap={3}>
              {asks.handles.map((one, at) => (
                <Author key={one.author} id={`author-${at}`} one={one} people={people} />
              ))}
              <p>
                <Button>Keep who they are</Button>
              </p>
            </Stack>
          </Form>
        )}
        {asks.zones.map((one) => (
          <Form key={one.host} action={tellClock} label={`The zone of ${nameOf(one)}`}>
            <FormMessage />
            <Asked one={one} staged={staged} />
            <InputField
              name="zone"
              label={`In which zone does ${nameOf(one)} tell “${one.example}”?`}
              hint="as Europe/London, America/New_York, UTC or -05:00"
              defaultValue={zone}
              required
              maxLength={60}
            />
            <p>
              <Button>Keep the zone</Button>
            </p>
          </Form>
        ))}
        {asks.orders.map((one) => (
          <Form key={one.host} action={tellClock} label={`The dates of ${nameOf(one)}`}>
            <FormMessage />
            <Asked one={one} staged={staged} />
            <fieldset>
              <legend>
                Which comes first in “{one.example}” of {nameOf(one)}?
              </legend>
              <Row as="div">
                <RadioField name="first" value="day" required>
                  the day
                </RadioField>
                <RadioField name="first" value="month" required>
                  the month
                </RadioField>
              </Row>
            </fieldset>
            <p>
              <Button>Keep the order</Button>
            </p>
          </Form>
        ))}
      </Stack>
    </Section>
  );
}

const nameOf = ({ host }: ForumAsked): string => (host.startsWith('?') ? `this forum (${host.slice(1)})` : host);

function Asked({ one, staged }: { one: ForumAsked; staged: string }) {
  return (
    <>
      <input type="hidden" name="staged" value={staged} />
      <input type="hidden" name="host" value={one.host} />
    </>
  );
}

function Author({ id, one, people }: { id: string; one: TopicAsks['handles'][number]; people: readonly Person[] }) {
  const { author, posts, near } = one;
  return (
    <div>
      <input type="hidden" name="handle" value={author} />
      <label htmlFor={id} className={FIELD_LABEL}>
        Who is <bdi>{author}</bdi>?{' '}
        <Hint as="span">
          {some(posts, 'post')}
          {near !== null && `, perhaps ${near}`}
        </Hint>
      </label>
      <select id={id} name="user" className={USUAL_CONTROL} defaultValue="">
        <option value="">Not said yet</option>
        <option value="nobody">Plays no part here: pass their posts over</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </div>
  );
}
