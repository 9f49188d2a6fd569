import type { SeasonProps } from '@/app/s/season';
import { admitTo } from '@/lib/platform/auth/guard';
import { readFork } from '@/lib/record/sandbox/fork';
import { askedNumber } from '@/lib/record/views/asked';

/** A week as a case of the rules, with what happened in it as what is expected: a file to keep. */
export async function GET(request: Request, { params }: SeasonProps): Promise<Response> {
  const { season } = await params;
  await admitTo(season, 'sandbox');
  const { data: week = null } = askedNumber.safeParse(new URL(request.url).searchParams.get('fork') ?? undefined);
  if (week === null) return plain('Say which week: ?fork=NUMBER.\n', 400);
  const fork = await readFork(season, week);
  if (!fork.ok) return plain(`${fork.problem.message}\n`, 404);
  return new Response(fork.value.asCase, {
    headers: {
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="week-${fork.value.week}.yaml"`,
      'cache-control': 'no-store',
    },
  });
}

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
