import type { Metadata } from 'next';
import { cache } from 'react';
import { followed } from '@/app/follow';
import { decoded, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { AdjustedList } from '@/components/kit/adjusted';
import { Columns, Stack } from '@/components/kit/layout';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { GpLedger } from '@/components/team/ledger';
import { TeamMercs } from '@/components/team/mercs';
import { Means, TeamMatches, Terrains } from '@/components/team/sides';
import { loadTeam } from '@/lib/features/season/teams';
import { currentActor } from '@/lib/platform/auth/session';
import { seasonPath, teamFeedPath, teamsPath } from '@/lib/record/views/address';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ season: string; team: string }>;
}

/** Once a request, for the head and the page alike. */
const load = cache(async (season: string, part: string) => {
  const key = decoded(part);
  return key === null ? null : loadTeam(key, readerOf(season, await currentActor(season)));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, team } = await params;
  const page = await load(season, team);
  if (page === null) return { title: 'No such team' };
  const { standing, mercs } = page;
  return {
    title: page.team.name,
    description: `${mercs.length} mercs, ${standing.gp} GP, won ${standing.won} and lost ${standing.lost}.`,
    ...followed({ [teamFeedPath(season, page.team.key)]: page.team.name }),
  };
}

export default async function TeamPage({ params }: Props) {
  const season = await seasonIn(params);
  const page = await load(season, (await params).team);
  if (page === null) missing(seasonPath(season, `/teams/${(await params).team}`));
  const { standing, motto } = page;
  return (
    <Page name="team">
      <Crumb>
        <a href={teamsPath(season)}>Teams</a> / place {standing.place}
      </Crumb>
      <Title>{page.team.name}</Title>
      <Lede>
        {standing.leader ? `Led by ${standing.leader}.` : 'Nobody leads it yet.'} {motto}
      </Lede>
      <Means season={season} page={page} />
      <Columns>
        <Stack>
          <TeamMercs season={season} page={page} />
          <GpLedger season={season} page={page} />
          <AdjustedList season={season} lines={page.adjusted} zone={page.zone} />
        </Stack>
        <Stack as="aside" label="Matches and terrains">
          <TeamMatches season={season} page={page} />
          <Terrains page={page} />
        </Stack>
      </Columns>
    </Page>
  );
}
