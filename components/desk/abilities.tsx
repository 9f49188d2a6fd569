import { Ready } from '@/components/kit/ready';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import type { AbilityGroup } from '@/lib/features/desk/model';
import { mercPath } from '@/lib/record/views/address';

type Ability = AbilityGroup['abilities'][number];

const columnsOf = (season: string): readonly Column<Ability>[] => [
  {
    key: 'ability',
    head: 'Ability',
    names: true,
    cell: (ability) => (
      <>
        <RowName href={mercPath(season, ability.merc.key)}>
          {ability.declared ? <b>{ability.name}</b> : ability.name}
        </RowName>
        <Sub always>{ability.merc.name}</Sub>
      </>
    ),
  },
  { key: 'what', head: 'What it is', stands: 'md', tone: 'small', cell: (ability) => ability.what },
  {
    key: 'state',
    head: 'State',
    width: 'state',
    cell: (ability) => (
      <>
        <Ready state={ability.state}>{ability.word}</Ready>
        {ability.why !== null && ability.word === 'not now' && <Sub always>{ability.why}</Sub>}
      </>
    ),
  },
];

/** The team's abilities by type, open phases first: what each is, and whether it is ready, resting or used. */
export function AbilityTable({ season, groups }: { readonly season: string; groups: readonly AbilityGroup[] }) {
  return (
    <section id="abilities">
      <Table
        caption="Abilities"
        note="open phases first"
        columns={columnsOf(season)}
        rows={{
          groups: groups.map(({ type, label, abilities }) => ({ key: type, title: type, label, rows: abilities })),
        }}
        rowKey={(ability) => `${ability.merc.key} ${ability.key}`}
      />
    </section>
  );
}
