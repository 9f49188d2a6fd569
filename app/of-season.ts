import 'server-only';
import { decoded } from '@/app/missing';
import { reached } from '@/lib/features/api/answer';
import { keptAnswer } from '@/lib/platform/pages/kept-text';
import { apiPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

/** A route that stands below a season's address, and without its key for the current one. */
export interface SeasonRoute {
  readonly params: Promise<{ readonly season?: string; readonly rest?: readonly string[] }>;
}

interface Asked {
  /** The key of the season; null: there is none yet, or the address is not well formed. */
  readonly season: string | null;
  /** The parts that follow, as the address has them. */
  readonly rest: readonly string[];
  /** Where the API stands that was asked. */
  readonly base: string;
}

/**
 * Reads of what season something is asked, and answers, from memory while the record stands still; that the database is
 * away is an answer too.
 */
export const reachedIn = (
  request: Request,
  params: SeasonRoute['params'],
  run: (asked: Asked, request: Request) => Promise<Response>,
): Promise<Response> =>
  reached(() =>
    keptAnswer(request, async (asking) => {
      // An address without parts gives no params at all.
      const { season, rest = [] } = (await params) ?? {};
      if (season === undefined) return run({ season: await currentSeason(), rest, base: '/api/v1' }, asking);
      const key = decoded(season);
      return run({ season: key, rest, base: apiPath(key ?? season) }, asking);
    }),
  );
