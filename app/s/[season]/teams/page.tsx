import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Corrected } from '@/components/season/corrections';
import { Page } from '@/components/shell/page';
import { TeamsTable } from '@/components/team/teams-table';
import { loadTeams } from '@/lib/features/season/teams';
import { marketPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Teams',
  description: 'Every team of the season with its record, its mercs, its GP and its real income.',
};

export default async function TeamsPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const page = await loadTeams(season);
  return (
    <Page name="team">
      <Title>Teams</Title>
      {page === null ? (
        <EmptyState what="The teams will stand here once a season is open." />
      ) : (
        <>
          <Lede>
            All teams, in order of the standings. Real income (RI) is infrastructure minus all upkeep. Mercs without a
            team stand on <a href={marketPath(season)}>the market</a>.
          </Lede>
          <Corrected season={season} note={page.corrected} zone={page.zone} />
          <TeamsTable season={season} page={page} />
        </>
      )}
    </Page>
  );
}
