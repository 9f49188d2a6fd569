import 'server-only';
import { missing } from '@/app/missing';
import { seasonPath } from '@/lib/record/views/address';
import { readSeason } from '@/lib/record/views/season';

/** What every page of a season is given, and no more. */
export interface SeasonProps {
  readonly params: Promise<{ readonly season: string }>;
}

/**
 * The season that an address names; where there is none the page ends with the 404 that tells the names that are near.
 * @returns its key
 */
export async function seasonIn(params: Promise<{ readonly season: string }>): Promise<string> {
  const { season } = await params;
  if ((await readSeason(season)) === null) missing(seasonPath(season));
  return season;
}
