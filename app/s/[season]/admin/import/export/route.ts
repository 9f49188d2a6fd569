import { z } from 'zod';
import type { SeasonProps } from '@/app/s/season';
import { admitTo } from '@/lib/platform/auth/guard';
import { EXPORTS, exportSeason } from '@/lib/record/exchange/import';

/** The season's teams, mercs or abilities as a file that an import takes back: `?as=mercs.csv`. */
export async function GET(request: Request, { params }: SeasonProps): Promise<Response> {
  const { season } = await params;
  await admitTo(season, 'import');
  const name = z.enum(EXPORTS).safeParse(new URL(request.url).searchParams.get('as'));
  if (!name.success) return plain(`Say which: ?as= and one of ${EXPORTS.join(', ')}.\n`, 400);
  const text = await exportSeason(season, name.data);
  if (!text.ok) return plain(`${text.problem.message}\n`, 404);
  return new Response(text.value, {
    headers: {
      'content-type': `${name.data.endsWith('.csv') ? 'text/csv' : 'application/yaml'}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name.data}"`,
      'cache-control': 'no-store',
    },
  });
}

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
