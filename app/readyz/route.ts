import { databaseAnswers } from '@/lib/platform/auth/health';

/** Whether the site can do its work: the database answers. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const ready = await databaseAnswers();
  return new Response(ready ? 'ready\n' : 'the database does not answer\n', {
    status: ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
