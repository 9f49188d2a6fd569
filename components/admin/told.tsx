import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { SectionHead } from '@/components/kit/section';
import { Todo } from '@/components/kit/todo';
import type { ToldEffect } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { rulingPath } from '@/lib/record/views/address';

/** Effects that somebody must carry out at the table, each to be ticked off. */
export function ToldSection({
  season,
  told,
  tick,
}: {
  readonly season: string;
  told: readonly ToldEffect[];
  tick: FormAction;
}) {
  if (told.length === 0) return null;
  const left = told.filter((effect) => !effect.done).length;
  return (
    <section className="top-gap" id="told">
      <SectionHead
        title="Told, not computed"
        more={left === 0 ? 'all carried out' : `${left} of ${told.length} to carry out`}
      />
      <ul className="checks">
        {told.map((effect) => (
          <li className="ck" key={`${effect.ruling} ${effect.change}`}>
            <Todo state={effect.done ? 'done' : 'todo'} />
            <div>
              <p className="voice">{effect.text}</p>
              <p className="mid">
                <a href={rulingPath(season, effect.ruling)}>{effect.ability}</a>
              </p>
            </div>
            <Form action={tick} label={`${effect.done ? 'Take back' : 'Tick off'}: ${effect.text}`}>
              <input type="hidden" name="ruling" value={effect.ruling} />
              <input type="hidden" name="change" value={effect.change} />
              <input type="hidden" name="done" value={effect.done ? 'no' : 'yes'} />
              <Button look={effect.done ? 'small quiet' : 'small'}>{effect.done ? 'Take back' : 'Tick off'}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
