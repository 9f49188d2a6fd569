import { distance } from 'fastest-levenshtein';
import { meantBy, parametersOf } from '../../platform/auth/parameters';
import { RULEBOOKS } from '../../record/tables/rulebooks';
import { fold } from '../../record/views/words';

/** What an address asked for that is not there, and what of that kind is near. */
export interface NotThere {
  /** "merc", "week", "outcome". */
  readonly kind: string;
  readonly asked: string;
  readonly near: readonly { readonly words: string; readonly href: string }[];
  /** Where all of that kind stand. */
  readonly all: string;
}

/** What a part of an address may be. */
export interface Choice {
  readonly value: string;
  readonly words: string;
}

/** Of so few all are told. */
const FEW = 6;

/** Those whose value or words are like what was asked; where there are but few, all of them. */
export function nearest(asked: string, choices: readonly Choice[]): Choice[] {
  const words = fold(asked).slice(0, 60);
  const far = ({ value, words: name }: Choice): number =>
    Math.min(
      ...[fold(value), fold(name)].map((one) =>
        words !== '' && (one.includes(words) || words.includes(one)) ? 0 : distance(words, one),
      ),
    );
  const all = choices.map((choice) => ({ choice, far: far(choice) })).toSorted((one, other) => one.far - other.far);
  return (
    choices.length <= FEW ? all : all.filter(({ far: off }) => off <= Math.max(2, words.length / 3)).slice(0, 4)
  ).map(({ choice }) => choice);
}

/** A part of an address as it was meant; as it stands where it is not well formed. */
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Names of lists that come in pages. How many there are the page alone knows: it ended in the 404 for one beyond them. */
const PAGED: readonly string[] = ['page', 'unclear', 'edits', 'orphans', 'approve', 'waiting', 'arguments'];

/** A name in an address that its page does not know, with those that are near. */
export function nearParameter(pathname: string, asked: URLSearchParams): NotThere | null {
  const known = parametersOf(pathname);
  for (const [name, value] of asked) {
    const meant = meantBy(name, known);
    if (meant.length > 0) {
      const near = meant.map((one) => ({
        words: `${one}=${value}`,
        href: withParameters(
          pathname,
          [...asked].map(([key, of]) => [key === name ? one : key, of]),
        ),
      }));
      return { kind: 'parameter', asked: name, near, all: pathname };
    }
  }
  return null;
}

/** A page of a list that has none of it, where nothing else is wrong with the address. */
export function nearPage(pathname: string, asked: URLSearchParams): NotThere | null {
  const known = parametersOf(pathname);
  const page = known.find((name) => PAGED.includes(name) && !['', '1'].includes(asked.get(name) ?? ''));
  if (page === undefined) return null;
  const rest = [...asked].filter(([name]) => name !== page);
  const href = rest.length === 0 ? pathname : withParameters(pathname, rest);
  return { kind: 'page', asked: asked.get(page) ?? '', near: [{ words: 'the first page', href }], all: pathname };
}

const withParameters = (pathname: string, pairs: [string, string][]): string =>
  `${pathname}?${new URLSearchParams(pairs)}`;

const GAMES: readonly Choice[] = Object.entries(RULEBOOKS).map(([value, { title }]) => ({ value, words: title }));

/**
 * The same as `notThere`, of an address that stands in no season.
 * @param address a path with its query, as it was asked for
 */
export function notThereOnSite(address: string): NotThere | null {
  if (!URL.canParse(address, 'http://here.invalid')) return null;
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const parameter = nearParameter(pathname, searchParams) ?? nearPage(pathname, searchParams);
  if (parameter !== null) return parameter;
  const game = pathname === '/tables/new' ? searchParams.get('game') : /^\/rules\/([^/]+)$/.exec(pathname)?.[1];
  if (game === undefined || game === null) return null;
  const asked = plain(game);
  if (GAMES.some(({ value }) => value === asked)) return null;
  const href = (value: string) => (pathname === '/tables/new' ? `/tables/new?game=${value}` : `/rules/${value}`);
  return {
    kind: 'rulebook',
    asked,
    near: nearest(asked, GAMES).map(({ value, words }) => ({ words, href: href(value) })),
    all: pathname === '/tables/new' ? '/tables/new' : '/rules',
  };
}
