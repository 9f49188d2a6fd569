import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { Compared, CompareForm } from '@/components/wiki/compare';
import { compareQuery, loadCompare } from '@/lib/features/wiki/compare';
import { wikiPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Compare mercenaries',
  description: 'Two to four mercs side by side: what they are, and what they can declare.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ComparePage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const query = compareQuery.parse(await searchParams);
  const page = await loadCompare(season, query);
  return (
    <Page name="wiki">
      <Crumb>
        <a href={wikiPath(season)}>The mercenaries</a>
      </Crumb>
      <Title>Compare mercenaries</Title>
      <CompareForm season={season} query={query} />
      {page !== null && <Compared season={season} page={page} />}
    </Page>
  );
}
