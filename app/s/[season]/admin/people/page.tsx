import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { TeamPeopleSection } from '@/components/seats/team-people';
import { Page } from '@/components/shell/page';
import { readTeamPeople } from '@/lib/features/seats/members';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { dropAny, nameAny } from './actions';

export const metadata: Metadata = { title: 'Who acts for teams' };

export default async function PeoplePage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  await admitTo(season, 'name-members');
  const teams = await readTeamPeople(season, null);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Who acts for teams
      </Crumb>
      <Title>Who acts for teams</Title>
      <Lede>
        Co-leaders, and deputies for some weeks. Whom you name sees nothing of what the team ordered in the open phase
        until that closes; whom the team names sees it all. Leaders are set with their{' '}
        <a href="/admin/accounts">accounts</a>.
      </Lede>
      {teams.map((people) => (
        <TeamPeopleSection key={people.key} people={people} name={nameAny} drop={dropAny} />
      ))}
    </Page>
  );
}
