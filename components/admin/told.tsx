import { Button } from '@/components/kit/button';
import { CheckField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { KEYED } from '@/components/kit/keyed';
import { Row } from '@/components/kit/layout';
import { CheckItem, Checks } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { ForReaders } from '@/components/kit/text';
import { Todo } from '@/components/kit/todo';
import type { ToldEffect } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { rulingPath } from '@/lib/record/views/address';

interface Props {
  readonly season: string;
  told: readonly ToldEffect[];
  admins: readonly { readonly key: string; readonly name: string }[];
  tick: FormAction;
}

/** Effects that somebody must carry out at the table: each is ticked off by itself, or several at once, or given to somebody. */
export function ToldSection({ season, told, admins, tick }: Props) {
  if (told.length === 0) return null;
  const left = told.filter((effect) => !effect.done).length;
  return (
    <Section
      above={6}
      id="told"
      title="Told, not computed"
      more={left === 0 ? 'all carried out' : `${left} of ${told.length} to carry out`}
    >
      <Form action={tick} label="Effects to carry out">
        <FormMessage />
        <Checks>
          {told.map((effect) => (
            <CheckItem
              key={effect.id}
              state={<Todo state={effect.done ? 'done' : 'todo'} />}
              what={
                <CheckField name="effects" value={effect.id} {...KEYED.item} {...KEYED.approve}>
                  {effect.text}
                </CheckField>
              }
              act={
                <Button
                  look={effect.done ? 'small quiet' : 'small'}
                  name="one"
                  value={`${effect.done ? 'undone' : 'done'} ${effect.id}`}
                >
                  {effect.done ? 'Take back' : 'Tick off'}
                  <ForReaders>: {effect.text}</ForReaders>
                </Button>
              }
            >
              <a href={rulingPath(season, effect.ruling)}>{effect.ability}</a>
              {effect.assignee !== null && ` · ${effect.assignee.name} does it`}
            </CheckItem>
          ))}
        </Checks>
        <Row as="div" above={3} bottom>
          <Button name="do" value="done">
            Tick off what is chosen
          </Button>
          <Button look="quiet" name="do" value="undone">
            Take their ticks back
          </Button>
          <SelectField name="assignee" label="Who does it" defaultValue="">
            <option value="">nobody yet</option>
            {admins.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button look="quiet" name="do" value="assign">
            Give it to them
          </Button>
        </Row>
      </Form>
    </Section>
  );
}
