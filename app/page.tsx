import type { Metadata } from 'next';
import '@/app/styles/season.css';
import { EmptyState } from '@/components/kit/notice';
import { HowToRead, LastWeek } from '@/components/season/aside';
import { Hero } from '@/components/season/hero';
import { Latest } from '@/components/season/latest';
import { Matches } from '@/components/season/matches';
import { Standings } from '@/components/season/standings';
import { Page } from '@/components/shell/page';
import { loadHome } from '@/lib/features/season/home';
import { currentActor } from '@/lib/platform/auth/session';
import { readerOf } from '@/lib/record/views/reader';

export const metadata: Metadata = {
  title: { absolute: 'Mercenaries' },
  description: 'Where the season stands: the open week, its matches, the latest rulings and the table.',
};

export default async function SeasonPage() {
  const home = await loadHome(readerOf(await currentActor()), new Date());
  if (home === null) return <NoSeason />;
  return (
    <Page name="season">
      {home.week ? <Hero home={home} week={home.week} /> : <h1 className="title">{home.name}</h1>}
      <div className="cols">
        <div className="stack">
          {home.week && <Matches week={home.week} />}
          {home.week ? (
            <Latest rulings={home.latest} zone={home.zone} declared={home.week.declared} week={home.week.number} />
          ) : (
            <EmptyState what="The first week will stand here once an admin opens it." />
          )}
        </div>
        <aside className="stack" aria-label="Standings and help">
          <Standings home={home} />
          <HowToRead />
          {home.lastWeek && <LastWeek last={home.lastWeek} />}
        </aside>
      </div>
    </Page>
  );
}

function NoSeason() {
  return (
    <Page name="season">
      <h1 className="title">No season yet</h1>
      <p className="lede">
        This site rules the bold declarations of a weekly game, each with its clause, and keeps the record.
      </p>
      <div className="cols">
        <EmptyState what="The season will stand here, with its week, its matches and its rulings, once the owner opens one.">
          <a href="/rules">Read the rules meanwhile</a>
        </EmptyState>
        <HowToRead />
      </div>
    </Page>
  );
}
