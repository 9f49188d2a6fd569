import type { SeasonProps } from '@/app/s/season';
import type { Actor } from '@/lib/platform/auth/actor';
import { seeOther } from '@/lib/platform/auth/go-to';
import { admitTo } from '@/lib/platform/auth/guard';
import { broughtBy } from '@/lib/record/exchange/brought';
import { previewImport } from '@/lib/record/exchange/import';
import { MOST_BYTES, stage, tooLarge } from '@/lib/record/exchange/staged';
import { adminPath } from '@/lib/record/views/address';
import type { Result } from '@/lib/result';

/** Beside the files: the boundaries of the form and its other fields. */
const MARGIN = 64 * 1024;

/**
 * Takes files for a look at what they would change. A browser without JavaScript is sent on to that look; a script that
 * asks for lines of JSON is told how far it has come, and in the last line where to go.
 */
export async function POST(request: Request, { params }: SeasonProps): Promise<Response> {
  const { season } = await params;
  const actor = await admitTo(season, 'import');
  const staged = await take(actor, request);
  const lines = request.headers.get('accept')?.includes('application/x-ndjson') ?? false;
  if (!staged.ok) {
    const to = adminPath(season, `/import?problem=${staged.problem.code}`);
    return lines ? answer(async (say) => say({ to })) : seeOther(to);
  }
  const to = adminPath(season, `/import?staged=${staged.value}`);
  if (!lines) return seeOther(to);
  return answer(async (say) => {
    await previewImport(actor, staged.value, async (done, of) => {
      say({ done, of });
      await new Promise((resolve) => setImmediate(resolve));
    });
    say({ to });
  });
}

async function take(actor: Actor, request: Request): Promise<Result<string>> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MOST_BYTES + MARGIN)) return tooLarge();
  const sources = await broughtBy(await request.formData());
  return sources.ok ? stage(actor, sources.value) : sources;
}

function answer(work: (say: (line: object) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await work((line) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)));
      controller.close();
    },
  });
  return new Response(stream, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } });
}
