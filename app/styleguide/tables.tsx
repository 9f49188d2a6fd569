import { Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Pager } from '@/components/kit/pager';
import { Section } from '@/components/kit/section';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Signed } from '@/components/kit/text';
import type { Outcome as OutcomeTerm } from '@/lib/engine/rules/kernel/ruling';

interface Line {
  readonly name: string;
  readonly where: string;
  readonly gp: number;
  readonly outcome: OutcomeTerm;
}
type By = 'name' | 'gp';

const LINES: readonly Line[] = [
  { name: 'Edmond Dantès', where: 'Château d’If', gp: 12, outcome: 'Resolved' },
  { name: 'Medusa', where: 'The Labyrinth', gp: -3, outcome: 'Failed' },
];
const COLUMNS: readonly Column<Line, By>[] = [
  {
    key: 'name',
    head: 'Merc',
    names: true,
    by: 'name',
    cell: (line) => (
      <>
        <RowName href="#tables">{line.name}</RowName>
        <Sub>{line.where}</Sub>
      </>
    ),
    foot: 'Two in all',
  },
  { key: 'where', head: 'Where', stands: 'md', tone: 'muted', cell: (line) => line.where },
  { key: 'outcome', head: 'Outcome', width: 'outcome', cell: (line) => <Outcome outcome={line.outcome} /> },
  { key: 'gp', head: 'GP', align: 'end', by: 'gp', cell: (line) => <Signed value={line.gp} />, foot: 9 },
];
const keyOf = (line: Line) => line.name;
const [FIRST, SECOND] = LINES;

export function Tables() {
  return (
    <Section above={6} id="tables" title="Tables" more="by their columns">
      <Stack gap={6}>
        <Table
          caption="Sorted, and one is shown"
          note="a head is a link where the table can be sorted"
          level={3}
          columns={COLUMNS}
          rows={LINES}
          rowKey={keyOf}
          rowLook={(line) => (line.gp > 0 ? 'mine' : undefined)}
          sort={{ by: 'name', down: false, href: (by, down) => `#${by}-${down}` }}
        />
        <Table
          caption="In groups, dense"
          level={3}
          size="dense"
          columns={COLUMNS.map(({ foot: _, by: __, ...column }) => column)}
          rows={{
            groups: [
              { key: 'a', title: 'Château d’If', label: '1 merc', rows: FIRST ? [FIRST] : [] },
              { key: 'b', title: 'The Labyrinth', label: '1 merc', rows: SECOND ? [SECOND] : [] },
            ],
          }}
          rowKey={keyOf}
        />
        <Table
          caption="Cells under one another on a phone"
          level={3}
          phone="rows"
          columns={COLUMNS.map(({ stands: _, by: __, foot: ___, ...column }) => column)}
          rows={LINES}
          rowKey={keyOf}
          foot="And two more."
        />
        <Table
          caption="Without rows"
          level={3}
          columns={COLUMNS}
          rows={[]}
          rowKey={keyOf}
          empty={<EmptyState what="Mercs will stand here once somebody hires one." />}
        />
        <Pager at={2} of={4} href={(page) => `?page=${page}#tables`} />
      </Stack>
    </Section>
  );
}
