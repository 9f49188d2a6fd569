import { distance } from 'fastest-levenshtein';

/**
 * What each page asks of an address after its path. A name that is none of these and is no slip for one is passed over
 * (links gather such names); a slip is a question that the page does not hear, and so a 404.
 */
const FILTER = ['match', 'team', 'outcome', 'kind'];
/** By `ABILITY_FACETS`, which stands in a higher storey; a test holds the two together. */
const FACETS = ['ability', 'effect', 'quantity', 'selection', 'mark', 'cooldown'];
const SETTINGS = [
  'battleOrder',
  'removalsFirst',
  'possessionIsRemoval',
  'subversionIsRemoval',
  'payDownFee',
  'resultsDays',
  'rosterCap',
  'failure',
  'resource',
  'wartimePoints',
  'costsSetOffTriggers',
  'immuneInterceptor',
  'purchaseWindow',
];
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/admin/accounts': ['page'],
  '/admin/audit': ['who', 'kind', 'from', 'to', 'q', 'page'],
  '/rules': ['q'],
  '/rules/[ruleset]': ['q'],
  '/s/[season]/admin/adjust': ['of'],
  '/s/[season]/admin/bbcode': ['week', 'phase'],
  '/s/[season]/admin/handles': ['handle'],
  '/s/[season]/admin/import': ['staged', 'problem'],
  '/s/[season]/admin/journal': ['week', 'before'],
  '/s/[season]/admin/review': ['unclear', 'edits', 'orphans', 'approve', 'waiting', ...FILTER, 'tick'],
  '/s/[season]/admin/sandbox': ['fork', 'table'],
  '/s/[season]/admin/topics': ['staged', 'page'],
  '/s/[season]/changes': ['page'],
  '/s/[season]/dice': ['week'],
  '/s/[season]/lab': ['from', 'text', ...SETTINGS],
  '/s/[season]/matches/[id]': ['arguments', 'quote'],
  '/s/[season]/rules': ['q'],
  '/s/[season]/rulings': ['week', 'phase', 'outcome', 'team', 'merc', 'clause', 'state', 'q', 'sort', 'dir', 'page'],
  '/s/[season]/search': ['q'],
  '/s/[season]/weeks/[number]': ['match', 'outcome', 'q', 'page', 'entry'],
  '/s/[season]/wiki': [
    'q',
    'team',
    'alignment',
    'type',
    'gender',
    'tier',
    'status',
    ...FACETS,
    'ps',
    'sort',
    'dir',
    'page',
  ],
  '/s/[season]/wiki/abilities': ['q', 'team', ...FACETS, 'sort', 'dir', 'page'],
  '/s/[season]/wiki/compare': ['mercs'],
  '/seasons/new/[id]': ['problem', 'brought'],
  '/signin': ['to'],
  '/tables': ['archived', 'page'],
  '/tables/[number]': ['turn', 'step', 'tab', 'event', 'of'],
  '/tables/[number]/override': ['ruling'],
  '/tables/new': ['game'],
};

/** What any page may be asked: that it says what was done. */
const EVERYWHERE = ['done'];

const ROUTES = Object.entries(PARAMETERS).map(([route, names]) => ({ parts: route.split('/'), names }));

/** The names that the page at a path knows; none where it is asked nothing. */
export function parametersOf(path: string): readonly string[] {
  const parts = path.replace(/\/$/, '').split('/');
  const fits = (route: readonly string[]) =>
    route.length === parts.length && route.every((part, at) => part.startsWith('[') || part === parts[at]);
  // A page of its own name comes before one of any name.
  const found = ROUTES.filter(({ parts: route }) => fits(route)).toSorted(
    (one, other) => variable(one.parts) - variable(other.parts),
  );
  return found[0]?.names ?? [];
}
const variable = (parts: readonly string[]): number => parts.filter((part) => part.startsWith('[')).length;

/** Names of at least so many letters may have a slip in them; of shorter ones nearly every other is one slip away. */
const LONG = 3;

/**
 * The names that the page knows and that somebody may have meant by another one, the nearest first; none where it is known,
 * or is like none of them.
 */
export function meantBy(name: string, known: readonly string[]): readonly string[] {
  if (known.includes(name) || EVERYWHERE.includes(name)) return [];
  const asked = name.toLowerCase();
  const far = (one: string): number => distance(asked, one.toLowerCase());
  const within = (one: string): number => (one.length < LONG ? 0 : one.length < 9 ? 1 : 2);
  return known.filter((one) => far(one) <= within(one)).toSorted((one, other) => far(one) - far(other));
}

/** Whether an address asks something by a slip for a name that its page knows. */
export function isMisspelt(path: string, asked: URLSearchParams): boolean {
  if (asked.size === 0) return false;
  const known = parametersOf(path);
  return [...asked.keys()].some((name) => meantBy(name, known).length > 0);
}
