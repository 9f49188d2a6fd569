import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { TeamPeopleSection } from '@/components/seats/team-people';
import { Page } from '@/components/shell/page';
import { readTeamPeople } from '@/lib/features/seats/members';
import { admitTo } from '@/lib/platform/auth/guard';
import { deskPath } from '@/lib/record/views/address';
import { dropOwn, nameOwn } from './actions';

export const metadata: Metadata = { title: 'Who acts for your team' };

export default async function TeamPeoplePage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'name-member');
  const teams = await readTeamPeople(season, actor.team);
  return (
    <Page name="desk">
      <Crumb>
        <a href={deskPath(season)}>Desk</a> / Who acts for your team
      </Crumb>
      <Title>Who acts for your team</Title>
      <Lede>
        A co-leader may do all that you may, under their own name. If you will be away, name a deputy for those weeks.
      </Lede>
      {teams.map((people) => (
        <TeamPeopleSection key={people.key} people={people} name={nameOwn} drop={dropOwn} />
      ))}
    </Page>
  );
}
