/** Who looks at a page: a visitor, or one of the demo season's people. */
export type Viewer = 'visitor' | 'leader' | 'admin';

export interface Shot {
  /** The name of its file. */
  readonly name: string;
  readonly path: string;
  readonly as: Viewer;
}

/** Widths that the look is drawn for, in CSS pixels. */
export const WIDTHS = [1440, 768, 360] as const;
export const SCHEMES = ['light', 'dark'] as const;

const shot = (as: Viewer, name: string, path: string): Shot => ({ as, name, path });

/** Every kind of page of the demo season. */
export const SHOTS: readonly Shot[] = [
  shot('visitor', 'season', '/'),
  shot('visitor', 'week', '/weeks/2'),
  shot('visitor', 'week-open', '/weeks/4'),
  shot('visitor', 'rulings', '/rulings'),
  shot('visitor', 'ruling-chance', '/rulings/lantern-3-25'),
  shot('visitor', 'match', '/matches/2-1'),
  shot('visitor', 'match-open', '/matches/4-1'),
  shot('visitor', 'wiki', '/wiki'),
  shot('visitor', 'wiki-by-team', '/wiki?sort=team'),
  shot('visitor', 'merc', '/wiki/edmond-dantes'),
  shot('visitor', 'merc-beast', '/wiki/medusa'),
  shot('visitor', 'teams', '/teams'),
  shot('visitor', 'team', '/teams/chateau-dif'),
  shot('visitor', 'rules', '/rules'),
  shot('visitor', 'rules-found', '/rules?q=nullify'),
  shot('visitor', 'rules-deviants', '/rules/deviants'),
  shot('visitor', 'dice', '/dice'),
  shot('visitor', 'seasons', '/seasons'),
  shot('visitor', 'tables', '/tables'),
  shot('visitor', 'signin', '/signin'),
  shot('visitor', 'missing', '/nothing-here'),
  shot('leader', 'desk', '/desk'),
  shot('leader', 'account', '/account'),
  shot('leader', 'table-new', '/tables/new'),
  shot('admin', 'admin', '/admin'),
  shot('admin', 'review', '/admin/review'),
  shot('admin', 'journal', '/admin/journal'),
  shot('admin', 'adjust', '/admin/adjust'),
  shot('admin', 'audit', '/admin/audit'),
  shot('admin', 'sandbox', '/admin/sandbox'),
  shot('admin', 'import', '/admin/import'),
  shot('admin', 'accounts', '/admin/accounts'),
  shot('admin', 'bbcode', '/admin/bbcode'),
  shot('admin', 'paste', '/admin/paste'),
  shot('admin', 'handles', '/admin/handles'),
  shot('admin', 'roll-back', '/admin/roll-back'),
];
