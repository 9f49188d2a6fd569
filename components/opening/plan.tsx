import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { type Column, Table } from '@/components/kit/table';
import type { OpeningPlan } from '@/lib/features/opening/plan';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  readonly draft: string;
  readonly name: string;
  readonly plan: OpeningPlan;
  readonly open: FormAction;
}

/** Week 1 as it would open, with everything that is incomplete, each with the way to where it is put right. */
export function OpeningLook({ draft, name, plan, open }: Props) {
  const { setup, misfits, warnings, lacks, saw } = plan;
  const doubts = [
    ...plan.doubts,
    ...warnings.map(({ file, line, cell, message }) => ({
      step: 'teams' as const,
      text: `${file}, line ${line}${cell === '' ? '' : `, ${cell}`}: ${message}`,
    })),
  ];
  return (
    <>
      {lacks.length > 0 && (
        <div role="alert">
          <Notice tone="refused">
            <ul>
              {lacks.map(({ step, text }) => (
                <li key={text}>
                  <a href={`#${step}`}>{text}</a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {misfits.length > 0 && <Misfits misfits={misfits} />}
      {doubts.length > 0 && (
        <Notice tone="asks">
          <ul>
            {doubts.map(({ step, text }) => (
              <li key={text}>
                <a href={`#${step}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <WeekOne setup={setup} />
      {lacks.length === 0 && (
        <Form action={open} label="Open the season">
          <FormMessage />
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="saw" value={saw} />
          <Row above={3}>
            <Button look="act">Open {name}</Button>
          </Row>
        </Form>
      )}
    </>
  );
}

const MISFITS: readonly Column<OpeningPlan['misfits'][number]>[] = [
  {
    key: 'where',
    head: 'Where',
    cell: ({ file, line, cell }) => `${file}, line ${line}${cell === '' ? '' : `, ${cell}`}`,
  },
  { key: 'wrong', head: 'What is wrong', cell: ({ message }) => message },
];

function Misfits({ misfits }: Pick<OpeningPlan, 'misfits'>) {
  return (
    <Table
      caption="What cannot be"
      columns={MISFITS}
      rows={misfits}
      rowKey={({ file, line, cell }) => `${file} ${line} ${cell}`}
    />
  );
}

function WeekOne({ setup: { teams, mercs, matches } }: { readonly setup: OpeningPlan['setup'] }) {
  const list = Object.entries(teams);
  const hire = Object.values(mercs).filter(({ team }) => team === null);
  if (list.length === 0) return <EmptyState what="Its teams will stand here." />;
  const columns: readonly Column<(typeof list)[number]>[] = [
    { key: 'team', head: 'Team', names: true, cell: ([, team]) => team.name },
    { key: 'leader', head: 'Leader', cell: ([, team]) => team.leader },
    {
      key: 'mercs',
      head: 'Mercs',
      cell: ([, team]) => team.mercs.map((merc) => mercs[merc]?.name ?? merc).join(', ') || 'none',
    },
    { key: 'gp', head: 'GP', align: 'end', cell: ([, team]) => team.gp },
  ];
  return (
    <>
      <Table
        caption="Teams"
        note={`${Object.keys(mercs).length} mercs in all`}
        columns={columns}
        rows={list}
        rowKey={([key]) => key}
      />
      <p>For hire: {hire.map(({ name }) => name).join(', ') || 'nobody'}.</p>
      <p>
        {matches.length === 0
          ? 'No match in week 1.'
          : `Week 1: ${matches
              .map((match) => `${teams[match.attacker]?.name} attacks ${teams[match.defender]?.name} (${match.tier})`)
              .join('; ')}.`}
      </p>
    </>
  );
}
