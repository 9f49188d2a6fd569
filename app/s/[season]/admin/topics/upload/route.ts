import type { SeasonProps } from '@/app/s/season';
import { readHandles } from '@/lib/features/forum/handles';
import { isPlain, plainPage } from '@/lib/features/forum/topics/plain';
import { MOST_UPLOAD, readSources, type Source, stagePages } from '@/lib/features/forum/topics/stage';
import { seeOther } from '@/lib/platform/auth/go-to';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { readSeason } from '@/lib/record/views/season';
import { loadWeek } from '@/lib/record/week/load';
import { viewFor } from '@/lib/record/week/ruleset';
import { mistake, ok, type Result } from '@/lib/result';

/** Beside the files: the boundaries of the form and its other fields. */
const MARGIN = 64 * 1024;

/** Takes saved pages, or what was pasted, for a look at what they would bring; nothing is saved. */
export async function POST(request: Request, { params }: SeasonProps): Promise<Response> {
  const { season } = await params;
  const actor = await admitTo(season, 'bring-topic');
  const staged = await stagePages(actor, await read(request, season));
  return seeOther(adminPath(season, `/topics?staged=${staged}`));
}

async function read(request: Request, season: string): ReturnType<typeof readAll> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MOST_UPLOAD + MARGIN)) {
    return mistake('too-large', `That is more than ${MOST_UPLOAD / 1024 / 1024} MB.`, {
      next: 'Save the pages as “HTML only”, and send fewer of them at once.',
    });
  }
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return mistake('broken', 'It did not arrive whole.', { next: 'Send it again.' });
  }
  return readAll(form, season);
}

async function readAll(
  form: FormData,
  season: string,
): Promise<Result<Extract<ReturnType<typeof readSources>, { ok: true }>['value']>> {
  const sources: Source[] = [];
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size === 0) continue;
    sources.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  const pasted = form.get('pasted');
  const text = typeof pasted === 'string' && pasted.trim() !== '' ? pasted : null;
  if (text === null || !isPlain(text))
    return readSources(text === null ? sources : [...sources, { name: 'What you pasted', text }]);
  const plain = await readPlain(text, season);
  if (!plain.ok || sources.length === 0) return plain;
  const pages = readSources(sources);
  return pages.ok ? ok([...pages.value, ...plain.value]) : pages;
}

async function readPlain(text: string, key: string): ReturnType<typeof readAll> {
  const [loaded, season, handles] = await Promise.all([loadWeek({ season: key }), readSeason(key), readHandles()]);
  if (!loaded.ok) return loaded;
  const page = plainPage(text, season?.timeZone ?? 'UTC', viewFor(loaded.value, { kind: 'admin' }), handles);
  return page.ok ? ok([page.value]) : page;
}
