import { Button, ButtonLink } from '@/components/kit/button';
import { Clauses } from '@/components/kit/clause';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { KEYED } from '@/components/kit/keyed';
import { Below, Row } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Sub, Table } from '@/components/kit/table';
import { ForReaders, Hint } from '@/components/kit/text';
import { isFiltered, reviewPath } from '@/lib/features/review/filter';
import type { ReviewAsked } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { amendPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';
import { KeptFilter } from './review-filter';
import { TickAll } from './tick-all';

interface Props {
  readonly season: string;
  asked: ReviewAsked;
  open: readonly RulingLine[];
  approved: number;
  approve: FormAction;
}

/**
 * Rulings of the rulebook that no admin has looked at; each stands until it is overridden. None is ticked before somebody ticks it,
 * or asks for all that are shown.
 */
export function ApproveSection({ season, asked, open, approved, approve }: Props) {
  if (open.length === 0) {
    return (
      <Section above={6} id="approve" title="Rulings to approve" more={`${approved} approved`}>
        <EmptyState
          what={
            isFiltered(asked)
              ? 'No ruling that passes the filter waits for approval.'
              : 'Every ruling of this week is approved. New ones will stand here as they are made.'
          }
        />
      </Section>
    );
  }
  const columns: readonly Column<RulingLine>[] = [
    {
      key: 'tick',
      head: 'Approve',
      headHidden: true,
      width: 'tick',
      phoneAt: 'tick',
      cell: (line) => (
        <input
          type="checkbox"
          name="rulings"
          value={line.id}
          // Keyed, because a link to the ticked page leaves a box as it was.
          key={String(asked.tick)}
          defaultChecked={asked.tick === 'shown'}
          aria-label={`Approve ${line.title}${line.team === null ? '' : ` of ${line.team.name}`}`}
          {...KEYED.item}
          {...KEYED.approve}
        />
      ),
    },
    { key: 'outcome', head: 'Outcome', phoneAt: 'head', cell: (line) => <Outcome outcome={line.outcome} /> },
    {
      key: 'declared',
      head: 'Declared',
      phoneAt: 'text',
      cell: (line) => (
        <>
          <RulingLink season={season} line={line} /> <Aim line={line} />
          <Sub>{line.reason}</Sub>
        </>
      ),
    },
    {
      key: 'because',
      head: 'Because',
      stands: 'md',
      tone: 'small',
      cell: (line) => (
        <>
          {line.reason}
          {line.override !== null && ` Overridden: ${line.override.because}`}
        </>
      ),
    },
    { key: 'clauses', head: 'By clause', stands: 'md', cell: (line) => <Clauses season={season} ids={line.cites} /> },
    {
      key: 'act',
      head: 'Act',
      headHidden: true,
      align: 'end',
      phoneAt: 'corner',
      cell: (line) => (
        <ButtonLink look="small quiet" href={amendPath(season, line.id)} {...KEYED.override}>
          Override<ForReaders> {line.title}</ForReaders>
        </ButtonLink>
      ),
    },
  ];
  return (
    <Below gap={6} id="approve">
      <Form action={approve} label="Approve rulings">
        <FormMessage />
        <KeptFilter asked={asked} />
        <Table
          phone="ticked"
          align="middle"
          caption="Rulings to approve"
          note="in force by the rulebook; each stands until it is overridden"
          columns={columns}
          rows={open}
          rowKey={(line) => line.id}
        />
        <Row above={3}>
          <Button look="act">Approve what is ticked</Button>
          <TickAll href={reviewPath(season, { ...asked, tick: 'shown' }, 'approve')} name="rulings" />
          <Hint as="span">{approved} approved so far this week.</Hint>
        </Row>
      </Form>
    </Below>
  );
}
