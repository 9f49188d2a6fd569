import { Clauses } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { type Column, Table, type TableProps } from '@/components/kit/table';
import { Dim, Hint, Muted, OnPhone } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import type { RulingsSort } from '@/lib/features/season/model';
import type { RulingLine } from '@/lib/record/views/model';

interface Props {
  readonly season: string;
  rulings: readonly RulingLine[];
  zone: string;
  caption: string;
  small: string;
  /** The week that goes without saying. */
  week: number | null;
  /** Where its heads lead that sort it. */
  sort?: TableProps<RulingLine, RulingsSort>['sort'];
}

/** Rulings in rows: outcome, what was declared with its reason, the clauses, and when. */
export function RulingTable({ season, rulings, zone, caption, small, week, sort }: Props) {
  const columns: readonly Column<RulingLine, RulingsSort>[] = [
    {
      key: 'outcome',
      head: 'Outcome',
      by: 'outcome',
      width: 'outcome',
      cell: (line) => (
        <>
          <Outcome outcome={line.outcome} />
          {line.week !== week && <OnPhone> week {line.week}</OnPhone>}
        </>
      ),
    },
    {
      key: 'declared',
      head: 'Declared',
      by: 'declared',
      cell: (line) => (
        <>
          <RulingLink season={season} line={line} /> <By line={line} />
          <Hint as="span" block>
            {line.reason}
            {line.readyWeek !== null && ` Usable again from week ${line.readyWeek}.`}
            {line.provisional && (
              <Dim>
                {' '}
                <Gloss term="Provisional" />.
              </Dim>
            )}
            {line.override && <Dim> Overridden.</Dim>} {line.secret && <OnlyYou />}
          </Hint>
        </>
      ),
    },
    {
      key: 'clauses',
      head: 'By clause',
      stands: 'md',
      cell: (line) => <Clauses season={season} ids={line.cites} look="column" />,
    },
    {
      key: 'posted',
      head: 'Posted',
      by: 'posted',
      align: 'end',
      stands: 'md',
      tone: 'dim',
      cell: (line) => (
        <>
          {line.week !== week && (
            <Dim size="1" block>
              week {line.week}{' '}
            </Dim>
          )}
          <Time at={line.at} zone={zone} style="hour" />
        </>
      ),
    },
  ];
  return (
    <Table
      phone="rows"
      sort={sort}
      caption={caption}
      note={small}
      columns={columns}
      rows={rulings}
      rowKey={(line) => line.id}
    />
  );
}

/** Who did it to whom; of what names no merc, whose act it was. */
function By({ line }: { line: RulingLine }) {
  return line.merc ? <Aim line={line} /> : <Muted>{line.team?.name}</Muted>;
}
