import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Time } from '@/components/kit/time';
import { MarketTables } from '@/components/market/market-page';
import { Page } from '@/components/shell/page';
import { readMarketPage } from '@/lib/features/market/page';
import { currentActor } from '@/lib/platform/auth/session';
import { sayMarket } from '@/lib/record/market/market';
import { marketPath, seasonPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Market',
  description: 'Mercs without a team, what they cost, and how they are hired.',
};

export default async function MarketRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const found = await readMarketPage(season, await currentActor(season));
  if (!found.ok) missing(marketPath(season));
  const page = found.value;
  const { way } = page.market;
  return (
    <Page name="team">
      <Crumb>
        <a href={seasonPath(season)}>{page.name}</a> / Market
      </Crumb>
      <Title>Market</Title>
      <Lede>
        Here {sayMarket(page.market)}. A merc costs {way === 'fixed' ? '' : 'at least '}its upkeep, or what an admin
        listed where that is more.{' '}
        {way !== 'fixed' && page.closesAt !== null && (
          <>
            {page.phase} closes on <Time at={page.closesAt} zone={page.zone} style="full" />.
          </>
        )}
      </Lede>
      <MarketTables season={season} page={page} />
    </Page>
  );
}
