import { Below } from '@/components/kit/layout';
import { PhoneKey, Ready } from '@/components/kit/ready';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import type { Desk } from '@/lib/features/desk/model';

/** This week and the next three: what is ready, what rests, what is used. */
export function ReadinessGrid({ readiness }: { readiness: Desk['readiness'] }) {
  const { weeks, rows } = readiness;
  if (rows.length === 0) return null;
  const waiting = rows.filter((row) => row.note !== null);
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      key: 'ability',
      head: 'Ability',
      names: true,
      cell: (row) => (
        <>
          <RowName>{row.name}</RowName> <Hint as="span">{row.merc}</Hint>
        </>
      ),
    },
    ...weeks.map(
      (week, at): Column<(typeof rows)[number]> => ({
        key: String(week),
        head: at === 0 ? `${week}, now` : week,
        width: 'cell',
        rests: (row) => row.cells[at]?.state === 'no',
        cell: (row) => {
          const cell = row.cells[at];
          return (
            cell && (
              <Ready state={cell.state} narrow>
                {cell.word}
              </Ready>
            )
          );
        },
      }),
    ),
  ];
  return (
    <Below gap={6}>
      <Table
        scrolls
        caption="Readiness"
        note="this week and the next three, if what waits resolves"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.key}
      />
      <PhoneKey>
        <Ready state="yes">ready</Ready>
        <Ready state="no">resting</Ready>
        <Ready state="used">used</Ready>
      </PhoneKey>
      {waiting.length > 0 && <Hint above={3}>* {waiting.map((row) => row.note).join(' ')}</Hint>}
    </Below>
  );
}
