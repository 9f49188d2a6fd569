import { Gloss } from '@/components/kit/gloss';
import { Types } from '@/components/kit/hatch';
import { Ready } from '@/components/kit/ready';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Tag } from '@/components/kit/tags';
import { Hint } from '@/components/kit/text';
import { ValueNotes } from '@/components/kit/values';
import type { TeamPage } from '@/lib/features/season/team-model';
import { mercPath } from '@/lib/record/views/address';

type Row = TeamPage['mercs'][number];

const columnsOf = (season: string, page: TeamPage): readonly Column<Row>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: (merc) => (
      <>
        <RowName href={mercPath(season, merc.key)}>{merc.name}</RowName>{' '}
        {merc.pureSupport && (
          <Tag>
            <Gloss term="Pure Support" />
          </Tag>
        )}
        {merc.assist && (
          <Tag>
            <Gloss term="Assist" />
          </Tag>
        )}
        <Sub>
          {merc.alignment} · {merc.types.join(', ')}
        </Sub>
        <ValueNotes season={season} zone={page.zone} values={merc.changed} />
      </>
    ),
    foot: `${page.mercs.length} in all`,
  },
  { key: 'type', head: 'Type', stands: 'md', cell: (merc) => <Types types={merc.types} /> },
  { key: 'alignment', head: 'Alignment', stands: 'md', cell: (merc) => merc.alignment },
  {
    key: 'week',
    head: 'This week',
    cell: (merc) =>
      merc.rosterable ? (
        <Ready state="yes">may be rostered</Ready>
      ) : (
        <>
          <Ready state="no">cannot be rostered</Ready>
          {merc.whyNot !== null && (
            <Hint as="span" block>
              {merc.whyNot}
            </Hint>
          )}
        </>
      ),
  },
  { key: 'upkeep', head: 'Upkeep', align: 'end', cell: (merc) => merc.upkeep, foot: page.upkeep },
];

/** The mercs of a team in its own order, with what each costs. */
export function TeamMercs({ season, page }: { season: string; page: TeamPage }) {
  return (
    <Table
      caption="Mercs"
      note="in the order of the team"
      columns={columnsOf(season, page)}
      rows={page.mercs}
      rowKey={(merc) => merc.key}
    />
  );
}
