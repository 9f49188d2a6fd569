import { AdjustedBy } from '@/components/kit/adjusted';
import { EmptyState } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Signed } from '@/components/kit/text';
import type { LedgerWeek, TeamPage } from '@/lib/features/season/team-model';
import { rulingPath, weekPath } from '@/lib/record/views/address';

type Line = LedgerWeek['lines'][number];

/** What it was for, as a link to the ruling that it came from. */
function What({ season, line }: { season: string; line: Line }) {
  if (line.adjusted !== null) {
    return (
      <a href={rulingPath(season, line.adjusted.entry)}>
        <AdjustedBy line={line.adjusted} />
      </a>
    );
  }
  return line.ruling === null ? line.text : <a href={rulingPath(season, line.ruling)}>{line.text}</a>;
}

const columnsOf = (season: string): readonly Column<Line>[] => [
  { key: 'what', head: 'What', names: true, cell: (line) => <What season={season} line={line} /> },
  { key: 'gp', head: 'GP', align: 'end', cell: (line) => <Signed value={line.amount} plus /> },
  { key: 'after', head: 'After it', align: 'end', cell: (line) => <Signed value={line.balance} /> },
];

/** Every GP that came or went, with what the team had after it; newest week first. */
export function GpLedger({ season, page }: { season: string; page: TeamPage }) {
  if (page.ledger.length === 0) {
    return (
      <Section title="GP">
        <EmptyState what="What the team earns and pays will stand here, line by line, from its first cost on." />
      </Section>
    );
  }
  return (
    <Table
      caption="GP"
      note="line by line, newest week first"
      columns={columnsOf(season)}
      rows={{
        groups: page.ledger.map((entry) => ({
          key: String(entry.week),
          title: <a href={weekPath(season, entry.week)}>Week {entry.week}</a>,
          label: (
            <>
              opened with <Signed value={entry.opening} />
            </>
          ),
          rows: entry.lines,
        })),
      }}
      rowKey={(line) => line.id}
    />
  );
}
