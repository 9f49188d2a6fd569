import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { Statistics } from '@/components/statistics/statistics';
import { loadStatistics } from '@/lib/features/statistics/statistics';

export const metadata: Metadata = {
  title: 'Statistics',
  description: 'GP over the weeks, removals, abilities by use and success, luck, and who beat whom.',
};

interface Props {
  params: Promise<{ season: string }>;
}

export default async function StatisticsPage({ params }: Props) {
  const season = await seasonIn(params);
  const page = await loadStatistics(season);
  return (
    <Page name="statistics">
      <Title>Statistics</Title>
      {page === null || page.weeks.length === 0 ? (
        <EmptyState what="The statistics will stand here once the first week has closed." />
      ) : (
        <>
          <Lede>Of the weeks that are over: what was declared, what came of it, and what it cost.</Lede>
          <Statistics season={season} page={page} />
        </>
      )}
    </Page>
  );
}
