import { reached } from '@/lib/features/api/answer';
import { publicPaths, sitemapOf } from '@/lib/features/feeds/sitemap';
import { keptAnswer } from '@/lib/platform/pages/kept-text';
import { wholeAnswer } from '@/lib/platform/pages/whole-answer';

export const dynamic = 'force-dynamic';

/** The public pages of all seasons. */
export const GET = (request: Request): Promise<Response> =>
  reached(() =>
    keptAnswer(request, async (asking) => wholeAnswer(asking, sitemapOf(await publicPaths()), 'application/xml')),
  );
