import { robotsText } from '@/lib/features/feeds/robots';
import { wholeAnswer } from '@/lib/platform/pages/whole-answer';

export const dynamic = 'force-dynamic';

/** What robots may look at. Read for each request: the address of the site is known once it is started. */
export const GET = (request: Request): Response => wholeAnswer(request, robotsText(), 'text/plain');
