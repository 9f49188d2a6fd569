import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { AnswerSections } from '@/components/exp/answer';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readExpDesk } from '@/lib/features/review/exp';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { grant, refuse } from './actions';

export const metadata: Metadata = { title: 'Requests to spend EXP' };

export default async function ExpRequestsPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  await admitTo(season, 'adjust');
  const page = await readExpDesk(season);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Requests to spend EXP
      </Crumb>
      <Title>Requests to spend EXP</Title>
      <Lede>
        Granting one spends the EXP, as an entry with the leader’s words. What the merc becomes you{' '}
        <a href={adminPath(season, '/adjust')}>adjust</a> besides.
      </Lede>
      <AnswerSections season={season} page={page} grant={grant} refuse={refuse} />
    </Page>
  );
}
