import { Gloss } from '@/components/kit/gloss';
import { Types } from '@/components/kit/hatch';
import { ShortType, TypeKey } from '@/components/kit/short-type';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Tag } from '@/components/kit/tags';
import { Muted, Nowrap } from '@/components/kit/text';
import { ValueNotes } from '@/components/kit/values';
import { wikiQuery } from '@/lib/features/wiki/filter';
import type { MercRow, Sort, WikiPage } from '@/lib/features/wiki/model';
import { mercPath, wikiPath } from '@/lib/record/views/address';

const columnsOf = (season: string, zone: string): readonly Column<MercRow, Sort>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    by: 'name',
    cell: (row) => (
      <>
        <RowName href={mercPath(season, row.key)}>{row.name}</RowName>
        {row.pureSupport && (
          <Tag inRow>
            <Gloss term="Pure Support" />
          </Tag>
        )}
        {row.assist && (
          <Tag inRow>
            <Gloss term="Assist" />
          </Tag>
        )}
        {row.status.map((status) => (
          <Tag inRow look="off" key={status}>
            {status === 'KO' ? 'KO’d' : status}
          </Tag>
        ))}
        <Sub>
          {row.team?.name ?? 'for hire'} · {row.alignment} · {row.types.join(', ')}
        </Sub>
        <ValueNotes season={season} zone={zone} values={row.changed} />
      </>
    ),
  },
  {
    key: 'team',
    head: 'Team',
    stands: 'md',
    by: 'team',
    cell: (row) => (row.team ? row.team.name : <Muted as="i">for hire</Muted>),
  },
  { key: 'alignment', head: 'Alignment', stands: 'md', by: 'alignment', cell: (row) => row.alignment },
  { key: 'type', head: 'Type', stands: 'md', by: 'type', cell: (row) => <Types types={row.types} /> },
  { key: 'gender', head: 'Gender', stands: 'two', by: 'gender', cell: (row) => row.gender },
  { key: 'upkeep', head: 'Upkeep', align: 'end', by: 'upkeep', cell: (row) => row.upkeep },
  { key: 'tier', head: 'Tier', width: 'tier', by: 'tier', cell: (row) => row.tier },
  {
    key: 'abilities',
    head: 'Abilities',
    stands: 'all',
    tone: 'small',
    cell: (row) =>
      row.abilities.map(({ name, type }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <Nowrap>
            {name} <ShortType type={type} />
          </Nowrap>
        </span>
      )),
  },
];

/** The mercs that were found; grouped where the order makes groups. */
export function MercTable({ season, page }: { season: string; page: WikiPage }) {
  const { filter, groups } = page;
  return (
    <Table
      size="dense"
      caption="Mercenaries"
      captionHidden
      columns={columnsOf(season, page.zone)}
      rows={{ groups: groups.map(({ title, rows }) => ({ key: title ?? 'all', title, label: rows.length, rows })) }}
      rowKey={(row) => row.key}
      sort={{
        by: filter.sort,
        down: filter.down,
        href: (sort, down) => `${wikiPath(season)}${wikiQuery({ ...filter, sort, down, page: 1 })}`,
      }}
    />
  );
}

/** The short words of the table, and what the others mean. */
export function AbilityKey() {
  return (
    <TypeKey>
      <Gloss term="tier">Tier</Gloss> <Gloss term="Assist" /> <Gloss term="Pure Support" />
    </TypeKey>
  );
}
