import { EmptyState } from '@/components/kit/notice';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import { Until } from '@/components/kit/time';
import { Todo } from '@/components/kit/todo';
import { some } from '@/lib/engine/rules/kernel/say';
import type { TableLine } from '@/lib/record/tables/list';

const STATES: Record<TableLine['state'], string> = {
  open: 'Open: a seat is free',
  playing: 'In play',
  finished: 'Finished',
  archived: 'Archived',
};

const columnsOf = (zone: string, now: Date): readonly Column<TableLine>[] => [
  {
    key: 'table',
    head: 'Table',
    names: true,
    cell: ({ number, name, game, seats }) => (
      <>
        <RowName href={`/tables/${number}`}>{name}</RowName>
        <Sub>
          {game} · {seats.map(({ who }) => who).join(' v ')}
        </Sub>
      </>
    ),
  },
  { key: 'game', head: 'Game', stands: 'md', cell: ({ game }) => game },
  {
    key: 'seats',
    head: 'Seats',
    stands: 'md',
    cell: ({ seats }) => seats.map(({ name: seat, who }) => `${seat}: ${who}`).join(', '),
  },
  {
    key: 'stands',
    head: 'How it stands',
    cell: ({ state, standing, closesAt, invites }) => (
      <>
        {invites && <Todo state="ask">A seat is kept for you</Todo>}
        {!invites && (state === 'playing' || state === 'finished' ? standing : STATES[state])}
        {state === 'playing' && closesAt !== null && (
          <Hint as="span" block>
            <Until at={closesAt} zone={zone} now={now} />
          </Hint>
        )}
      </>
    ),
  },
];

/** The tables that the reader may watch. */
export function TablesList({
  tables,
  zone,
  now,
  archived,
}: {
  tables: readonly TableLine[];
  zone: string;
  now: Date;
  archived: boolean;
}) {
  if (tables.length === 0) {
    return (
      <EmptyState what={archived ? 'No table has been archived yet.' : 'No table is open yet.'}>
        <p>
          {archived
            ? 'A finished table can be put away here.'
            : 'Admins open them; who sits at one plays, others watch.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <Table
      above={6}
      caption={archived ? 'Put away' : 'Open and played'}
      note={some(tables.length, 'table')}
      columns={columnsOf(zone, now)}
      rows={tables}
      rowKey={({ number }) => String(number)}
      rowLook={({ yours }) => (yours ? 'mine' : undefined)}
    />
  );
}
