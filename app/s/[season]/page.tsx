import type { Metadata } from 'next';
import { followed } from '@/app/follow';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { NoSeason, SeasonFront } from '@/components/season/front';
import { loadHome } from '@/lib/features/season/home';
import { currentActor } from '@/lib/platform/auth/session';
import { rulingsFeedPath, seasonFeedPath } from '@/lib/record/views/address';
import { readerOf } from '@/lib/record/views/reader';
import { readSeason } from '@/lib/record/views/season';

export async function generateMetadata({ params }: SeasonProps): Promise<Metadata> {
  const season = await readSeason((await params).season);
  return {
    title: season?.name ?? 'No such season',
    description: 'Where the season stands: the open week, its matches, the latest rulings and the table.',
    ...(season && followed({ [seasonFeedPath(season.key)]: season.name, [rulingsFeedPath(season.key)]: 'Rulings' })),
  };
}

export default async function SeasonPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const home = await loadHome(readerOf(season, await currentActor(season)), new Date());
  return home === null ? <NoSeason /> : <SeasonFront season={season} home={home} />;
}
