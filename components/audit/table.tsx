import { Fragment } from 'react';
import { type Column, Sub, Table } from '@/components/kit/table';
import { Muted, Name } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { AuditLine } from '@/lib/features/audit/model';

/** Acts, newest first: who, when, from what to what, why. */
export function AuditTable({
  lines,
  zone,
  caption,
  small,
}: {
  lines: readonly AuditLine[];
  zone: string;
  caption: string;
  small: string;
}) {
  const columns: readonly Column<AuditLine>[] = [
    { key: 'when', head: 'When', nowrap: true, cell: ({ at }) => <Time at={at} zone={zone} style="second" /> },
    { key: 'who', head: 'Who', cell: ({ who }) => <Name>{who}</Name> },
    { key: 'what', head: 'What', anywhere: true, cell: (line) => <What line={line} /> },
    { key: 'change', head: 'From what to what', stands: 'md', anywhere: true, cell: (line) => <Change line={line} /> },
    {
      key: 'why',
      head: 'Why',
      stands: 'md',
      tone: 'muted',
      anywhere: true,
      cell: ({ because }) => <Name>{because}</Name>,
    },
  ];
  return (
    <Table
      caption={caption}
      note={small}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      rowId={({ id }) => id}
    />
  );
}

function What({ line }: { line: AuditLine }) {
  return (
    <>
      {line.href === null ? line.what : <a href={line.href}>{line.what}</a>}
      {line.about !== null && (
        <Muted>
          {' '}
          · <Name>{line.about}</Name>
        </Muted>
      )}
      {line.week !== null && <Muted> · week {line.week}</Muted>}
      <Sub>
        <Change line={line} />
        {line.because !== null && (
          <>
            {' '}
            (<Name>{line.because}</Name>)
          </>
        )}
      </Sub>
    </>
  );
}

function Change({ line: { before, after, address } }: { line: AuditLine }) {
  const change = [before, after].filter((one) => one !== null);
  return (
    <>
      {change.map((one, place) => (
        <Fragment key={place === 0 ? 'from' : 'to'}>
          {place > 0 && ' → '}
          <Name>{one}</Name>
        </Fragment>
      ))}
      {address !== null && (
        <Muted>
          {change.length > 0 && ' · '}from {address}
        </Muted>
      )}
    </>
  );
}
