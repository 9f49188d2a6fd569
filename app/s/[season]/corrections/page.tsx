import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { CorrectionList } from '@/components/season/corrections';
import { Page } from '@/components/shell/page';
import { loadCorrections } from '@/lib/features/season/corrections';
import { seasonPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Corrections',
  description: 'Closed weeks of the season that were put right: by whom, why, and what that changed.',
};

export default async function CorrectionsPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const page = await loadCorrections(season);
  return (
    <Page name="week">
      <Crumb>
        <a href={seasonPath(season)}>{page?.name ?? season}</a> / Corrections
      </Crumb>
      <Title>Corrections</Title>
      <Lede>Closed weeks that were put right. Every week after them was ruled again from its own journal.</Lede>
      {page !== null && <CorrectionList season={season} page={page} />}
    </Page>
  );
}
