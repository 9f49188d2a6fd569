import { Clause } from '@/components/kit/clause';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { StateList } from '@/components/kit/tables/duel';
import { Todo } from '@/components/kit/todo';
import type { TableView } from '@/lib/engine/rules/crisis-collide/table/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Seat } from '@/lib/record/tables/load';
import { PickForm } from './forms';

type Picking = Extract<TableView, { stage: 'picking' }>;

/** Before the duel: who has picked, and the reader's own pick. */
export function PickingBoard({
  number,
  view,
  mine,
  pick,
}: {
  number: number;
  view: Picking;
  mine: Seat | null;
  pick: FormAction;
}) {
  const own = view.sides.find(({ key }) => key === mine?.key);
  return (
    <>
      <Title>Teams are picked</Title>
      <Lede>
        Each player picks three different fighters and a leader, in secret. Once both have picked, the leaders are
        revealed together and the duel begins. <Clause id="setup:team" ruleset="crisis-collide" />
      </Lede>
      <StateList>
        {view.sides.map(({ key, name, pick: { state } }) => (
          <li key={key}>
            <Todo
              state={state === 'none' ? 'todo' : 'done'}
            >{`${name} ${state === 'none' ? 'has yet to pick' : 'has picked'}`}</Todo>
          </li>
        ))}
      </StateList>
      {own !== undefined ? (
        <PickForm
          number={number}
          pool={view.pool}
          picked={own.pick.state === 'open' ? own.pick.value : null}
          action={pick}
        />
      ) : (
        <EmptyState above={5} what="The duel will stand here once both teams are picked.">
          {Object.values(view.pool).length} fighters can be picked:{' '}
          {Object.values(view.pool)
            .map(({ name }) => name)
            .join(', ')}
          .
        </EmptyState>
      )}
    </>
  );
}
