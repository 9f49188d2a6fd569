import type { Bar } from '../figure';
import type { BenchSite } from './sites';

/** Who asks. */
export type Asker = 'visitor' | 'leader' | 'admin';

/** One page of a season, and what it is held against. */
export interface PageFigure {
  readonly name: string;
  /** @param week the last week that is closed */
  path(site: BenchSite, week: number): string;
  readonly who: Asker;
  /** A static page of about the same size, made once by the framework; or its least page that is made anew each time. */
  readonly against: 'static' | 'dynamic';
  readonly bar: Bar | null;
}

const inSeason =
  (path: string) =>
  ({ season }: BenchSite): string =>
    `/s/${season}${path}`;

/** A reading page: its part of the name, its address, and the least share of a cached static page's answers. */
const READING: readonly (readonly [string, PageFigure['path'], number])[] = [
  ['front', () => '/', 0.5],
  ['wiki_article', ({ season, name }) => `/s/${season}/wiki/${name === 'demo' ? 'dracula' : 't0m0'}`, 0.5],
  ['ruling', ({ season, name }) => `/s/${season}/rulings/${name === 'demo' ? 'lantern-3-25' : 'great-3-25'}`, 0.5],
  ['rules', inSeason('/rules'), 0.5],
  ['week', ({ season }, week) => `/s/${season}/weeks/${week}`, 0.4],
  ['wiki_index', inSeason('/wiki'), 0.4],
];

/** What `npm run bench -- pages` measures; `page_NAME` for visitors, `signed_NAME` for somebody who is signed in. */
export const PAGES: readonly PageFigure[] = [
  ...READING.map(
    ([name, path, atLeast]): PageFigure => ({
      name: `page_${name}`,
      path,
      who: 'visitor',
      against: 'static',
      bar: { atLeast },
    }),
  ),
  ...READING.map(
    ([name, path]): PageFigure => ({
      name: `signed_${name}`,
      path,
      who: 'leader',
      against: 'dynamic',
      bar: { atLeast: 0.5 },
    }),
  ),
  { name: 'page_desk', path: inSeason('/desk'), who: 'leader', against: 'dynamic', bar: { atLeast: 0.35 } },
  { name: 'page_admin', path: inSeason('/admin'), who: 'admin', against: 'dynamic', bar: { atLeast: 0.35 } },
];

/** Of each page, the time on the big season over that on the demo season. */
export const BIG_BAR: Bar = { atMost: 1.5 };
/** Bytes on the wire of a reading page without script and fonts. */
export const WEIGHT_BAR: Bar = { atMost: 60 * 1024 };
