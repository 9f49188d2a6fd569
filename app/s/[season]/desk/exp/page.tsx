import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { AskSections } from '@/components/exp/ask';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readExpPage } from '@/lib/features/desk/exp';
import { admitTo } from '@/lib/platform/auth/guard';
import { deskPath } from '@/lib/record/views/address';
import { ask, withdraw } from './actions';

export const metadata: Metadata = { title: 'Spend EXP' };

export default async function SpendExpPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'ask-exp');
  const found = await readExpPage({ ...actor, season });
  return (
    <Page name="desk">
      <Crumb>
        <a href={deskPath(season)}>Desk</a> / Spend EXP
      </Crumb>
      <Title>Spend EXP</Title>
      {found.ok ? (
        <>
          <Lede>Ask what a merc of yours is to learn. Its EXP are spent once an admin grants it.</Lede>
          <AskSections page={found.value} ask={ask} withdraw={withdraw} />
        </>
      ) : (
        <EmptyState what={found.problem.message} />
      )}
    </Page>
  );
}
