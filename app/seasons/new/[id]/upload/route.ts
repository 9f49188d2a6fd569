import { keepStep } from '@/lib/features/opening/draft';
import { seeOther } from '@/lib/platform/auth/go-to';
import { admit } from '@/lib/platform/auth/guard';
import { broughtBy } from '@/lib/record/exchange/brought';
import { MOST_BYTES } from '@/lib/record/exchange/staged';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Beside the files: the boundaries of the form and its other fields. */
const MARGIN = 64 * 1024;

/** Takes files and pasted text of teams, mercs and abilities into a season that is being set up. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  await admit('open-season');
  const { id } = await params;
  const back = (asked: string) => seeOther(`/seasons/new/${encodeURIComponent(id)}?${asked}#teams`);
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MOST_BYTES + MARGIN)) return back('problem=too-large');
  const sources = await broughtBy(await request.formData());
  if (!sources.ok) return back(`problem=${sources.problem.code}`);
  const kept = await keepStep(id, { step: 'files', files: sources.value });
  if (!kept.ok) return back(`problem=${kept.problem.code}`);
  const took = [kept.value.settings && 'settings', kept.value.matches && 'matches'].filter(Boolean).join('-and-');
  return back(`brought=${took || 'all'}`);
}
