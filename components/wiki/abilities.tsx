import { FilterBar } from '@/components/kit/filter-bar';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Tags } from '@/components/kit/tags';
import { Muted } from '@/components/kit/text';
import { abilitiesQuery } from '@/lib/features/wiki/abilities';
import { FOR_HIRE } from '@/lib/features/wiki/filter';
import type { AbilitiesFilter, AbilitiesPage } from '@/lib/features/wiki/model';
import { abilitiesPath, mercPath, teamPath } from '@/lib/record/views/address';
import { counted, facetFilters } from './facet-filters';

type Row = AbilitiesPage['rows'][number];

/** Which abilities to show. The order chosen in the table stays. */
export function AbilitiesFilterForm({ season, page }: { readonly season: string; page: AbilitiesPage }) {
  const { filter, teams, counts } = page;
  return (
    <FilterBar
      action={abilitiesPath(season)}
      close
      label="Filter the abilities"
      keep={{ sort: filter.sort === 'name' ? null : filter.sort, dir: filter.down ? 'down' : null }}
      filters={[
        { kind: 'words', name: 'q', label: 'Name, or words of its text', value: filter.words },
        ...facetFilters(filter, counts),
        {
          kind: 'list',
          name: 'team',
          label: 'Team',
          any: 'Any',
          value: filter.team,
          options: counted(
            [...teams.map((team) => ({ value: team.key, words: team.name })), { value: FOR_HIRE, words: 'For hire' }],
            counts.team,
            filter.team,
          ),
        },
      ]}
    />
  );
}

const columnsOf = (season: string): readonly Column<Row, AbilitiesFilter['sort']>[] => [
  {
    key: 'ability',
    head: 'Ability',
    names: true,
    by: 'name',
    cell: ({ key, name, merc }) => (
      <RowName href={`${mercPath(season, merc.key)}#${encodeURIComponent(key.slice(key.indexOf('/') + 1))}`}>
        {name}
      </RowName>
    ),
  },
  {
    key: 'merc',
    head: 'Of',
    by: 'merc',
    cell: ({ merc, team }) => (
      <>
        <a href={mercPath(season, merc.key)}>{merc.name}</a>{' '}
        <Muted size="1">{team === null ? 'for hire' : <a href={teamPath(season, team.key)}>{team.name}</a>}</Muted>
      </>
    ),
  },
  {
    key: 'tags',
    head: 'Parameters',
    stands: 'md',
    cell: ({ definition }) => <Tags season={season} ability={definition} />,
  },
  {
    key: 'cooldown',
    head: 'Cooldown',
    align: 'end',
    by: 'cooldown',
    cell: ({ definition }) => definition.cooldown,
  },
];

/** The abilities that were found. */
export function AbilitiesTable({ season, page }: { readonly season: string; page: AbilitiesPage }) {
  const { filter, rows } = page;
  return (
    <Table
      size="dense"
      caption="Abilities"
      captionHidden
      columns={columnsOf(season)}
      rows={rows}
      rowKey={(row) => row.key}
      sort={{
        by: filter.sort,
        down: filter.down,
        href: (sort, down) => abilitiesPath(season, abilitiesQuery({ ...filter, sort, down, page: 1 })),
      }}
    />
  );
}
