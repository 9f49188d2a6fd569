import { SectionHead } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Region } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import type { BeliefState } from '@/lib/engine/rules/tabletop/state';
import type { View } from '@/lib/engine/rules/tabletop/view';
import { named } from './words';

/** Who believes what: drawn for the game master alone. */
export function Beliefs({ view, beliefs }: { view: View; beliefs: readonly BeliefState[] }) {
  const columns: readonly Column<BeliefState>[] = [
    { key: 'who', head: 'Who', names: true, cell: ({ creature }) => named(view, creature) },
    {
      key: 'illusion',
      head: 'Illusion',
      cell: ({ user, ability }) => {
        const abilities = view.creatures[user]?.sheet?.abilities;
        return `${abilities?.find(({ key }) => key === ability)?.name ?? ability} of ${named(view, user)}`;
      },
    },
    {
      key: 'belief',
      head: 'Belief',
      cell: ({ belief, told, final }) => (
        <>
          {belief}
          {told && <Hint as="span"> was told: 4 more on the save</Hint>}
          {final && <Hint as="span"> no proof will convince it</Hint>}
        </>
      ),
    },
  ];
  return (
    <Region id="beliefs">
      <SectionHead title="Who believes what" more="for the game master’s eyes alone" id="beliefs" />
      {beliefs.length === 0 && <Hint>Nobody has looked into an illusion yet.</Hint>}
      {beliefs.length > 0 && (
        <Table
          caption="Who believes what"
          captionHidden
          columns={columns}
          rows={beliefs}
          rowKey={({ effect, creature }) => `${effect} ${creature}`}
        />
      )}
    </Region>
  );
}
