import { EmptyState } from '@/components/kit/notice';
import { Until } from '@/components/kit/time';
import { Todo } from '@/components/kit/todo';
import type { TableLine } from '@/lib/record/tables/list';

const STATES: Record<TableLine['state'], string> = {
  open: 'Open: a seat is free',
  playing: 'In play',
  finished: 'Finished',
  archived: 'Archived',
};

function Row({ table, zone, now }: { table: TableLine; zone: string; now: Date }) {
  const { number, name, game, state, standing, seats, closesAt, invites, yours } = table;
  return (
    <tr className={yours ? 'mine' : undefined}>
      <th scope="row">
        <a className="name" href={`/tables/${number}`}>
          {name}
        </a>
        <span className="sub">
          {game} · {seats.map(({ who }) => who).join(' v ')}
        </span>
      </th>
      <td className="wide">{game}</td>
      <td className="wide">{seats.map(({ name: seat, who }) => `${seat}: ${who}`).join(', ')}</td>
      <td>
        {invites && <Todo state="ask">A seat is kept for you</Todo>}
        {!invites && (state === 'playing' || state === 'finished' ? standing : STATES[state])}
        {state === 'playing' && closesAt !== null && (
          <span className="until">
            <Until at={closesAt} zone={zone} now={now} />
          </span>
        )}
      </td>
    </tr>
  );
}

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
    <table className="t">
      <caption>
        {archived ? 'Put away' : 'Open and played'}{' '}
        <small>{tables.length === 1 ? '1 table' : `${tables.length} tables`}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col" className="wide">
            Game
          </th>
          <th scope="col" className="wide">
            Seats
          </th>
          <th scope="col">How it stands</th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <Row key={table.number} table={table} zone={zone} now={now} />
        ))}
      </tbody>
    </table>
  );
}
