import type { Metadata } from 'next';
import { followed } from '@/app/follow';
import { NoSeason, SeasonFront } from '@/components/season/front';
import { loadHome } from '@/lib/features/season/home';
import { currentActor } from '@/lib/platform/auth/session';
import { rulingsFeedPath, seasonFeedPath } from '@/lib/record/views/address';
import { readerOf } from '@/lib/record/views/reader';
import { currentSeason } from '@/lib/record/views/season';

export async function generateMetadata(): Promise<Metadata> {
  const season = await currentSeason();
  return {
    title: { absolute: 'Mercenaries' },
    description: 'Where the season stands: the open week, its matches, the latest rulings and the table.',
    ...(season === null
      ? {}
      : followed({ [seasonFeedPath(season)]: 'The season', [rulingsFeedPath(season)]: 'Rulings' })),
  };
}

/** The front page of the current season. */
export default async function FrontPage() {
  const season = await currentSeason();
  if (season === null) return <NoSeason />;
  const home = await loadHome(readerOf(season, await currentActor(season)), new Date());
  return home === null ? <NoSeason /> : <SeasonFront season={season} home={home} />;
}
