import { decoded } from '@/app/missing';
import { jsonAnswer, reached, refuse } from '@/lib/features/api/answer';
import { searchQuery } from '@/lib/features/search/search';
import { loadSuggestions } from '@/lib/features/search/suggest';
import { keptAnswer } from '@/lib/platform/pages/kept-text';

/** Names that may be meant by what is being typed into the search; the same for everybody. */
export const GET = (request: Request, { params }: { params: Promise<{ season: string }> }): Promise<Response> =>
  reached(() =>
    keptAnswer(request, async (asking) => {
      const season = decoded((await params).season);
      const asked = searchQuery.safeParse({ q: new URL(asking.url).searchParams.get('q') ?? undefined });
      if (!asked.success) return refuse({ code: 'bad-query', message: 'q: no such value' });
      const found = season === null ? null : await loadSuggestions(season, asked.data);
      if (found === null) return refuse({ code: 'not-found', message: 'There is no such season.' });
      return jsonAnswer(asking, { suggestions: found });
    }),
  );
