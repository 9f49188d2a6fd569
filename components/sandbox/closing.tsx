import { More, Stack } from '@/components/kit/layout';
import { type Column, Table } from '@/components/kit/table';
import { Muted, Signed, Voice } from '@/components/kit/text';
import type { Closing } from '@/lib/record/sandbox/model';

const TEAMS: readonly Column<Closing['teams'][number]>[] = [
  { key: 'team', head: 'Team', names: true, cell: ({ name }) => <Voice>{name}</Voice> },
  { key: 'mercs', head: 'Mercs', align: 'end', cell: ({ mercs }) => mercs },
  { key: 'gp', head: 'GP', align: 'end', cell: ({ gp }) => gp },
  { key: 'ri', head: 'Real Income', align: 'end', cell: ({ realIncome }) => <Signed value={realIncome} /> },
];

const MERCS: readonly Column<Closing['mercs'][number]>[] = [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: ({ name, team }) => (
      <>
        <Voice>{name}</Voice> <Muted>{team ?? 'for hire'}</Muted>
      </>
    ),
  },
  { key: 'standing', head: 'Standing', cell: ({ standing }) => standing },
  { key: 'resting', head: 'Resting', tone: 'muted', cell: ({ resting }) => resting },
];

/** How the game stands after the last step. */
export function ClosingTables({ closing: { week, phase, teams, mercs } }: { closing: Closing }) {
  return (
    <Stack gap={4}>
      <Table
        level={3}
        caption="Teams in the end"
        note={`week ${week}, ${phase}`}
        columns={TEAMS}
        rows={teams}
        rowKey={({ name }) => name}
      />
      <More summary={`Mercs in the end (${mercs.length})`}>
        <Table caption="Mercs in the end" captionHidden columns={MERCS} rows={mercs} rowKey={({ name }) => name} />
      </More>
    </Stack>
  );
}
