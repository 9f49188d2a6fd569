import { decoded } from '@/app/missing';
import { jsonAnswer, reached, refuse } from '@/lib/features/api/answer';
import { loadMatch, matchAddress } from '@/lib/features/season/match';
import { loadRuling } from '@/lib/features/season/ruling';
import { loadMerc } from '@/lib/features/wiki/merc';
import { seasonOf, seasonPart } from '@/lib/platform/auth/asked';
import { addressOfSite } from '@/lib/platform/auth/site-address';
import { keptAnswer } from '@/lib/platform/pages/kept-text';
import { type Cited, citedMatch, citedMerc, citedRuling, oembed } from '@/lib/record/views/citation';
import { type Reader, VISITOR } from '@/lib/record/views/reader';

/** px */
const WIDTH = { least: 120, usual: 600 } as const;

/** What may be embedded of a season, by the room of its address. */
const ROOMS: Readonly<Record<string, (season: string, part: string, reader: Reader) => Promise<Cited | null>>> = {
  rulings: async (season, part, reader) => {
    const page = await loadRuling(part, reader);
    return page && citedRuling(season, page.line);
  },
  matches: async (season, part, reader) => {
    const address = matchAddress.safeParse(part);
    const page = address.success ? await loadMatch(address.data, reader) : null;
    return page && citedMatch(season, page.card);
  },
  wiki: async (season, part, reader) => {
    const page = await loadMerc(part, reader);
    return page && citedMerc(season, page.merc);
  },
};

/** oEmbed 1.0 of rulings, matches and mercs (`?url=`, `maxwidth`, `format`), the same for everybody: as a visitor may see them. */
export const GET = (request: Request): Promise<Response> =>
  reached(() =>
    keptAnswer(request, async (asking) => {
      const asked = new URL(asking.url).searchParams;
      if ((asked.get('format') ?? 'json') !== 'json') {
        return Response.json({ code: 'bad-query', message: 'format: only json is spoken here' }, { status: 501 });
      }
      const most = Number(asked.get('maxwidth') ?? WIDTH.usual);
      if (!Number.isInteger(most) || most < WIDTH.least) {
        return refuse({ code: 'bad-query', message: `maxwidth: a whole number of at least ${WIDTH.least} px` });
      }
      const cited = await citedAt(asked.get('url') ?? '');
      if (cited === null) {
        return refuse({
          code: 'not-found',
          message: 'url: no ruling, match or merc of this site stands there.',
          next: 'Give the whole address of such a page.',
        });
      }
      return jsonAnswer(asking, oembed(cited, Math.min(most, WIDTH.usual)));
    }),
  );

async function citedAt(address: string): Promise<Cited | null> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== new URL(addressOfSite('/')).origin) return null;
  const key = seasonOf(url.pathname);
  const below = url.pathname.slice(seasonPart(url.pathname).length);
  const [, room = '', part = '', ...more] = below.split('/').map(decoded);
  if (key === null || room === null || part === null || more.length > 0) return null;
  const load = Object.hasOwn(ROOMS, room) ? ROOMS[room] : undefined;
  return load === undefined || part === '' ? null : load(key, part, { season: key, ...VISITOR });
}
