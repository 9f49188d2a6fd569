import { type Column, Sub, Table } from '@/components/kit/table';
import { Time } from '@/components/kit/time';
import type { ActLine } from '@/lib/features/review/model';
import { adminPath } from '@/lib/record/views/address';

/** What admins and the clock did this week; the journal cannot be edited. */
export function ActsTable({ season, acts, zone }: { readonly season: string; acts: readonly ActLine[]; zone: string }) {
  if (acts.length === 0) return null;
  const columns: readonly Column<ActLine>[] = [
    { key: 'when', head: 'When', nowrap: true, cell: ({ at }) => <Time at={at} zone={zone} style="hour" /> },
    { key: 'who', head: 'Who', cell: ({ who }) => who },
    {
      key: 'what',
      head: 'What',
      cell: ({ what, because }) => (
        <>
          {what}
          {because !== null && <Sub>{because}</Sub>}
        </>
      ),
    },
    { key: 'reason', head: 'Reason', stands: 'md', tone: 'muted', cell: ({ because }) => because },
  ];
  return (
    <Table
      above={6}
      caption="What was done"
      note={
        <>
          newest first; <a href={adminPath(season, '/journal')}>all of it, and how to take it back</a>
        </>
      }
      columns={columns}
      rows={acts}
      rowKey={({ id }) => id}
    />
  );
}
