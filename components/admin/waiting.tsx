import { ButtonLink } from '@/components/kit/button';
import { KEYED } from '@/components/kit/keyed';
import { Below } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Sub, Table } from '@/components/kit/table';
import { ForReaders } from '@/components/kit/text';
import { amendPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

/** Declarations that wait for their time: until then an admin may strike one. */
export function WaitingSection({
  season,
  waiting,
  filtered,
}: {
  readonly season: string;
  waiting: readonly RulingLine[];
  filtered: boolean;
}) {
  if (waiting.length === 0) {
    return (
      <Section above={6} id="waiting" title="Waiting">
        <EmptyState
          what={filtered ? 'No declaration that passes the filter waits.' : 'No declaration waits for its time.'}
        />
      </Section>
    );
  }
  const columns: readonly Column<RulingLine>[] = [
    { key: 'outcome', head: 'Outcome', nowrap: true, cell: (line) => <Outcome outcome={line.outcome} /> },
    {
      key: 'declared',
      head: 'Declared',
      cell: (line) => (
        <>
          <RulingLink season={season} line={line} /> <Aim line={line} />
          <Sub>{line.team?.name}</Sub>
        </>
      ),
    },
    { key: 'by', head: 'By', stands: 'md', tone: 'muted', cell: (line) => line.team?.name },
    {
      key: 'act',
      head: 'Act',
      headHidden: true,
      align: 'end',
      cell: (line) => (
        <ButtonLink look="small quiet" href={amendPath(season, line.id)} {...KEYED.item} {...KEYED.override}>
          Strike or override<ForReaders> {line.title}</ForReaders>
        </ButtonLink>
      ),
    },
  ];
  return (
    <Below gap={6} id="waiting">
      <Table
        caption="Waiting"
        note="a leader cannot take a declaration back; you may strike one until it is ruled"
        columns={columns}
        rows={waiting}
        rowKey={(line) => line.id}
      />
    </Below>
  );
}
