import { Button, ButtonLink } from '@/components/kit/button';
import { Clauses } from '@/components/kit/clause';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Row } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Sub, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { amendPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

interface Props {
  readonly season: string;
  open: readonly RulingLine[];
  approved: number;
  approve: FormAction;
}

/** Rulings of the rulebook that no admin has looked at; each stands until it is overridden. */
export function ApproveSection({ season, open, approved, approve }: Props) {
  if (open.length === 0) {
    return (
      <Section above={6} id="approve" title="Rulings to approve" more={`${approved} approved`}>
        <EmptyState what="Every ruling of this week is approved. New ones will stand here as they are made." />
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
        <input type="checkbox" name="rulings" value={line.id} defaultChecked aria-label={`Approve ${line.title}`} />
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
        <ButtonLink look="small quiet" href={amendPath(season, line.id)}>
          Override
        </ButtonLink>
      ),
    },
  ];
  return (
    <Below gap={6} id="approve">
      <Form action={approve} label="Approve rulings">
        <FormMessage />
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
          <Hint as="span">{approved} approved so far this week.</Hint>
        </Row>
      </Form>
    </Below>
  );
}
