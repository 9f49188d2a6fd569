import { DifferenceTable } from '@/components/kit/diff';
import { More } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Time } from '@/components/kit/time';
import type { CorrectedNote, CorrectionLine, CorrectionsPage, StandingBefore } from '@/lib/features/season/corrections';
import { correctionsPath, weekPath } from '@/lib/record/views/address';

const COLUMNS: readonly Column<StandingBefore>[] = [
  { key: 'place', head: 'Place', headHidden: true, align: 'end', cell: ({ place }) => place },
  { key: 'team', head: 'Team', names: true, cell: ({ team }) => team },
  { key: 'won', head: <abbr title="Won">W</abbr>, align: 'end', cell: ({ won }) => won },
  { key: 'lost', head: <abbr title="Lost">L</abbr>, align: 'end', cell: ({ lost }) => lost },
  { key: 'gp', head: 'GP', align: 'end', cell: ({ gp }) => gp },
];

/** What was put right, the newest first: by whom, why, what it changed, and the record as it was. */
export function CorrectionList({ season, page }: { season: string; page: CorrectionsPage }) {
  if (page.corrections.length === 0) return <EmptyState what="No closed week of this season was ever put right." />;
  return page.corrections.map((line) => (
    <Section key={line.id} id={line.id} title={`Week ${line.week}`} more={line.because} above={6}>
      <p>
        {line.by} put week {line.week} right on <Time at={line.at} zone={page.zone} style="full" />.
      </p>
      <DifferenceTable
        season={season}
        difference={line.difference}
        caption={`What the correction of week ${line.week} changed`}
      />
      <Before season={season} line={line} />
      <More summary="The standings as they were">
        <Table
          caption={`Standings before the correction of week ${line.week}`}
          captionHidden
          columns={COLUMNS}
          rows={line.standings}
          rowKey={({ team }) => team}
          size="small"
        />
      </More>
    </Section>
  ));
}

/** The bundles of the weeks as they were. */
function Before({ season, line }: { season: string; line: CorrectionLine }) {
  const bundles = line.weeks.filter(({ bundle }) => bundle);
  if (bundles.length === 0) return null;
  return (
    <p>
      As it was:{' '}
      {bundles.map(({ week, version }, at) => (
        <span key={week}>
          {at > 0 && ', '}
          <a href={`${weekPath(season, week)}/replay.json?version=${version}`}>replay bundle of week {week}</a>
        </span>
      ))}
      .
    </p>
  );
}

/** Beside what was corrected: when, and where to read what changed. */
export function Corrected({ season, note, zone }: { season: string; note: CorrectedNote | null; zone: string }) {
  if (note === null) return null;
  return (
    <Notice tone="spent" above={4}>
      <p>
        Corrected on <Time at={note.at} zone={zone} style="full" />.{' '}
        <a href={correctionsPath(season, note.id)}>What changed, and as it was before</a>
      </p>
    </Notice>
  );
}
