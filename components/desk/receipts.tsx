import { Below } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Sub, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import { Receipt as ReceiptTime } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import type { Receipt } from '@/lib/features/desk/model';

/** What was posted this week; the exact time is the receipt. */
export function Receipts({
  season,
  receipts,
  zone,
  week,
}: {
  readonly season: string;
  receipts: readonly Receipt[];
  zone: string;
  week: number;
}) {
  if (receipts.length === 0) {
    return (
      <Section above={6} id="posted" title="Posted this week">
        <EmptyState
          what={`Nothing of yours is ruled in week ${week} yet. What you declare will stand here with its time.`}
        />
      </Section>
    );
  }
  const columns: readonly Column<Receipt>[] = [
    {
      key: 'outcome',
      head: 'Outcome',
      width: 'outcome',
      nowrap: true,
      cell: ({ line }) => <Outcome outcome={line.outcome} />,
    },
    {
      key: 'declared',
      head: 'Declared',
      cell: ({ at, line }) => (
        <>
          <RulingLink season={season} line={line} /> <Aim line={line} />
          <Hint as="span" block>
            {line.reason}
            {line.readyWeek !== null && ` Usable again from week ${line.readyWeek}.`}
          </Hint>
          {line.secret && <OnlyYou />}
          <Sub>
            <ReceiptTime at={at} zone={zone} />
          </Sub>
        </>
      ),
    },
    {
      key: 'posted',
      head: 'Posted',
      align: 'end',
      stands: 'md',
      cell: ({ at }) => <ReceiptTime at={at} zone={zone} />,
    },
  ];
  return (
    <Below gap={6} id="posted">
      <Table
        caption="Posted this week"
        note="the exact time is the receipt"
        columns={columns}
        rows={receipts}
        rowKey={({ line }) => line.id}
      />
    </Below>
  );
}
