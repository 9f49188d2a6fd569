import { Gloss } from '@/components/kit/gloss';
import { Streak } from '@/components/kit/pieces';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Muted, Signed } from '@/components/kit/text';
import type { TeamsPage } from '@/lib/features/season/team-model';
import { teamPath } from '@/lib/record/views/address';

type Row = TeamsPage['teams'][number];

const columnsOf = (season: string): readonly Column<Row>[] => [
  { key: 'place', head: 'Place', headHidden: true, align: 'end', width: 'mark', tone: 'dim', cell: (row) => row.place },
  {
    key: 'team',
    head: 'Team',
    names: true,
    cell: (row) => (
      <>
        <RowName href={teamPath(season, row.team.key)}>{row.team.name}</RowName>
        <Sub>
          {row.leader ?? 'nobody leads it'} · {row.mercs} mercs
        </Sub>
      </>
    ),
  },
  { key: 'leader', head: 'Leader', stands: 'md', cell: (row) => row.leader ?? <Muted as="i">nobody</Muted> },
  { key: 'won', head: <abbr title="Won">W</abbr>, align: 'end', cell: (row) => row.won },
  { key: 'lost', head: <abbr title="Lost">L</abbr>, align: 'end', cell: (row) => row.lost },
  { key: 'form', head: 'Form', stands: 'md', cell: (row) => <Streak results={row.form} /> },
  {
    key: 'terrains',
    head: 'Terrains',
    stands: 'md',
    tone: 'muted',
    cell: (row) => (row.terrains.length === 0 ? '–' : row.terrains.join(', ')),
  },
  { key: 'mercs', head: 'Mercs', align: 'end', stands: 'md', cell: (row) => row.mercs },
  { key: 'infrastructure', head: 'Infrastructure', align: 'end', stands: 'md', cell: (row) => row.infrastructure },
  {
    key: 'ri',
    head: <Gloss term="RI" />,
    align: 'end',
    cell: (row) => <Signed value={row.realIncome} plus />,
  },
  { key: 'gp', head: 'GP', align: 'end', cell: (row) => <Signed value={row.gp} /> },
];

/** Every team with its record and its means. */
export function TeamsTable({ season, page }: { season: string; page: TeamsPage }) {
  return (
    <Table
      above={6}
      caption="All teams"
      note={page.decidedWeek === null ? 'no match decided yet' : `after week ${page.decidedWeek}`}
      columns={columnsOf(season)}
      rows={page.teams}
      rowKey={(row) => row.team.key}
    />
  );
}
