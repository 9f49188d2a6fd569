import { type Column, Table } from '@/components/kit/table';
import { Code, CodeLine } from '@/components/kit/text';
import type { ScenarioRun } from '@/lib/record/sandbox/model';

type Line = ScenarioRun['problems'][number];

/** What is not valid, or what was expected and did not come, each at its line and key. */
export function Problems({ scenario: { played, problems, moreProblems } }: { scenario: ScenarioRun }) {
  if (problems.length === 0) return null;
  const columns: readonly Column<Line>[] = [
    { key: 'line', head: 'Line', align: 'end', phoneLabel: 'Line ', cell: ({ line }) => line ?? '–' },
    {
      key: 'key',
      head: 'Key',
      anywhere: true,
      cell: ({ at, text }) => (
        <>
          <Code>{at}</Code>
          {text !== '' && <CodeLine>{text}</CodeLine>}
        </>
      ),
    },
    { key: 'expected', head: 'Expected', anywhere: true, phoneLabel: 'Expected: ', cell: ({ expected }) => expected },
    {
      key: 'actual',
      head: played ? 'Came' : 'Found',
      anywhere: true,
      phoneLabel: 'Instead: ',
      cell: ({ actual }) => actual,
    },
  ];
  return (
    <Table
      phone="rows"
      level={3}
      caption={played ? 'Expectations that differ' : 'It cannot be run to its end'}
      columns={columns}
      rows={problems}
      rowKey={({ line, at, expected, actual }) => `${line} ${at} ${expected} ${actual}`}
      foot={moreProblems > 0 ? `And ${moreProblems} more.` : undefined}
    />
  );
}
