import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { TradeSections } from '@/components/market/trades';
import { Page } from '@/components/shell/page';
import { readTrades } from '@/lib/features/market/trade';
import { admitTo } from '@/lib/platform/auth/guard';
import { deskPath } from '@/lib/record/views/address';
import { answer, letGo, offer } from './actions';

export const metadata: Metadata = { title: 'Release and trade' };

export default async function TradesPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'trade');
  const found = await readTrades({ ...actor, season });
  return (
    <Page name="desk">
      <Crumb>
        <a href={deskPath(season)}>Desk</a> / Release and trade
      </Crumb>
      <Title>Release and trade</Title>
      {found.ok ? (
        <>
          <Lede>
            Who leaves a team is paid this week’s upkeep at once and counts as hired this week where it comes to. Nobody
            changes teams during Battles, nor twice in a week.
          </Lede>
          <TradeSections page={found.value} letGo={letGo} offer={offer} answer={answer} />
        </>
      ) : (
        <EmptyState what={found.problem.message} />
      )}
    </Page>
  );
}
