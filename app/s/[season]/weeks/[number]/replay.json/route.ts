import { findBundle, readBundle, readEarlierBundle } from '@/lib/features/season/bundle';
import { bundleText } from '@/lib/record/replay/write';
import type { Problem } from '@/lib/result';

interface Context {
  params: Promise<{ season: string; number: string }>;
}

const STATUS: Readonly<Record<string, number>> = { 'not-found': 404, open: 409, unreachable: 503 };

/**
 * A closed week as a file that folds to the same bytes. Public and the same for all. `?of=ENTRY`, which the page links
 * to, names one state of it for good; without it the file is asked for anew and known by its ETag.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { season, number } = await params;
  if (!/^\d{1,6}$/.test(number)) return refused({ code: 'not-found', message: 'There is no such week.' });
  const version = new URL(request.url).searchParams.get('version');
  if (version !== null) return earlier(season, Number(number), version);
  return answer(request, season, Number(number));
}

/** The file as it was before a correction: it never changes. */
async function earlier(season: string, week: number, version: string): Promise<Response> {
  if (!/^\d{1,4}$/.test(version)) return refused({ code: 'not-found', message: 'There is no such earlier record.' });
  const bundle = await readEarlierBundle(season, week, Number(version));
  if (!bundle.ok) return refused(bundle.problem);
  return new Response(bundle.value, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${season}-week-${week}-version-${version}.json"`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

async function answer(request: Request, season: string, week: number): Promise<Response> {
  const found = await findBundle(season, week);
  if (!found.ok) return refused(found.problem);
  const asked = new URL(request.url).searchParams.get('of');
  if (asked !== null && asked !== found.value.last)
    return refused({
      code: 'not-found',
      message: `This week’s file does not stand at “${asked.slice(0, 40)}”: its last entry is ${found.value.last}.`,
      next: 'Leave “of” out for the file as it stands.',
    });
  const known = request.headers.get('if-none-match')?.includes(`"${found.value.last}"`) ?? false;
  if (known) return new Response(null, { status: 304, headers: caching(found.value.last, asked) });
  const bundle = await readBundle(season, week);
  if (!bundle.ok) return refused(bundle.problem);
  const { last, parts } = bundle.value;
  return new Response(streamOf(bundleText(parts)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${parts.season.key}-week-${week}.json"`,
      ...caching(last, asked),
    },
  });
}

const caching = (last: string, asked: string | null): Record<string, string> => ({
  etag: `"${last}"`,
  'cache-control': asked === last ? 'public, max-age=31536000, immutable' : 'public, no-cache',
});

function streamOf(pieces: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const next = pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}

const refused = ({ code, message, next }: Problem): Response =>
  Response.json(
    { code, message, ...(next ? { next } : {}) },
    {
      status: STATUS[code] ?? 404,
      headers: { 'cache-control': 'no-store' },
    },
  );
