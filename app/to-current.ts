import 'server-only';
import { seeThere } from '@/lib/platform/auth/go-to';
import { seasonPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

/**
 * Leads an address of the time before seasons had keys to the same page of the current season, with its query; before
 * the first season, to the front page.
 */
export async function toCurrent(request: Request): Promise<Response> {
  const season = await currentSeason();
  const { pathname, search } = new URL(request.url);
  const to = season === null ? '/' : seasonPath(season, `${pathname}${search}`);
  return seeThere(to);
}
