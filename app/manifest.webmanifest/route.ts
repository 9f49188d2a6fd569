import { manifest } from '@/lib/features/feeds/manifest';
import { wholeAnswer } from '@/lib/platform/pages/whole-answer';

export const dynamic = 'force-dynamic';

/** The site as an application; the same for everyone. */
export const GET = (request: Request): Response =>
  wholeAnswer(request, JSON.stringify(manifest), 'application/manifest+json');
