import { Columns, Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import type { SeasonHome } from '@/lib/features/season/model';
import { HowToRead, LastWeek } from './aside';
import { Hero } from './hero';
import { Latest } from './latest';
import { Matches } from './matches';
import { Standings } from './standings';

/** The front page of a season: its open week, its matches, the latest rulings and the table. @param season its key */
export function SeasonFront({ season, home }: { readonly season: string; readonly home: SeasonHome }) {
  return (
    <Page name="season">
      {home.week ? <Hero home={home} week={home.week} /> : <Title>{home.name}</Title>}
      <Columns>
        <Stack>
          {home.week && <Matches season={season} week={home.week} />}
          {home.week ? (
            <Latest
              season={season}
              rulings={home.latest}
              zone={home.zone}
              declared={home.week.declared}
              week={home.week.number}
            />
          ) : (
            <EmptyState what="The first week will stand here once an admin opens it." />
          )}
        </Stack>
        <Stack as="aside" label="Standings and help">
          <Standings season={season} home={home} />
          <HowToRead season={season} />
          {home.lastWeek && <LastWeek season={season} last={home.lastWeek} />}
        </Stack>
      </Columns>
    </Page>
  );
}

/** The front page before the first season. */
export function NoSeason() {
  return (
    <Page name="season">
      <Title>No season yet</Title>
      <Lede>This site rules the bold declarations of a weekly game, each with its clause, and keeps the record.</Lede>
      <Columns>
        <EmptyState what="The season will stand here, with its week, its matches and its rulings, once the owner opens one.">
          <a href="/rules">Read the rules meanwhile</a>
        </EmptyState>
        <HowToRead season={null} />
      </Columns>
    </Page>
  );
}
