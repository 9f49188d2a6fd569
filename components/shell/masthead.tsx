import type { Masthead as MastheadView } from '@/lib/features/season/masthead';
import type { Actor } from '@/lib/platform/auth/actor';
import {
  adminPath,
  rulesPath,
  rulingsPath,
  searchPath,
  seasonPath,
  suggestPath,
  teamsPath,
  weekPath,
  weeksPath,
  wikiPath,
} from '@/lib/record/views/address';
import { cx } from '../kit/cx';
import { Notice } from '../kit/notice';
import { WRAP } from '../kit/page';
import { SearchBox, SearchKey } from '../kit/search-box';
import { Account } from './account';
import { PhaseStrip } from './phase-strip';

interface RoomLink {
  readonly href: string;
  readonly name: string;
  /** Paths that belong to it beside its own. */
  readonly paths: readonly string[];
}

/** The rooms of the site: those of a season, and those of none. */
function roomsOf({ season, week }: MastheadView): readonly RoomLink[] {
  const tables = { href: '/tables', name: 'Tables', paths: ['/tables'] };
  if (season === null) {
    return [{ href: '/', name: 'Season', paths: [] }, { href: '/rules', name: 'Rules', paths: ['/rules'] }, tables];
  }
  const { key } = season;
  const front = seasonPath(key);
  return [
    { href: front, name: 'Season', paths: [`${front}/matches`] },
    { href: week ? weekPath(key, week.number) : weeksPath(key), name: 'Week', paths: [weeksPath(key)] },
    { href: rulingsPath(key), name: 'Rulings', paths: [rulingsPath(key)] },
    { href: wikiPath(key), name: 'Wiki', paths: [wikiPath(key)] },
    { href: teamsPath(key), name: 'Teams', paths: [teamsPath(key)] },
    { href: rulesPath(key), name: 'Rules', paths: [rulesPath(key), '/rules'] },
    tables,
  ];
}

const within = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);

interface Props {
  view: MastheadView;
  actor: Actor | null;
  /** The path of the page, which decides the link that is marked. */
  path: string;
  now: Date;
}

/** Why nothing can be done in the week for now. */
function HeldWeek({ season, week, actor }: { season: string; week: number; actor: Actor | null }) {
  const admin = actor?.role === 'admin' || actor?.role === 'owner';
  return (
    <div className={WRAP}>
      <Notice tone="asks">
        <p>
          Week {week} is held: this version of the site rules it otherwise than it was ruled. Nothing can be done in it
          until an admin has accepted the differences. {admin && <a href={adminPath(season, '/versions')}>See them</a>}
        </p>
      </Notice>
    </div>
  );
}

/** The way to the search: a field of its own where there is room for one, else a link to the page that has it. */
function SearchForm({ season, path }: { season: string; path: string }) {
  const action = searchPath(season);
  // That page has the field itself.
  if (path === action) return <SearchKey />;
  return (
    <>
      <a className="text-1 text-ink-2 max-md:ml-auto xl:hidden" href={action} data-site-search="">
        Search
      </a>
      <search className="max-xl:hidden">
        <form action={action} className="w-[9rem]">
          <SearchBox suggest={suggestPath(season)} label="Search the season" placeholder="Search" />
        </form>
      </search>
      <SearchKey />
    </>
  );
}

/** Wordmark, the rooms, the account, and the phase strip. On every page. */
export function Masthead({ view, actor, path, now }: Props) {
  return (
    <header className="border-b border-ink bg-sheet">
      <div className={`${WRAP} flex min-h-[3.5rem] flex-wrap items-center gap-x-3 md:gap-x-5`}>
        <a className="py-3 font-voice text-[1.5rem]/100 font-said tracking-[-0.015em] no-underline" href="/">
          Mercenaries
        </a>
        <nav
          className="flex flex-1 max-nav:scroll-edge max-nav:overflow-x-auto nav:flex-wrap nav:gap-x-1 max-md:order-3 max-md:-mx-2 max-md:basis-full max-md:justify-between max-md:border-t max-md:border-rule"
          aria-label="Main"
        >
          {roomsOf(view).map(({ href, name, paths }) => {
            const front = name === 'Season' && path === '/';
            const here = front || path === href || paths.some((room) => within(path, room));
            return (
              <a
                key={name}
                href={href}
                aria-current={here ? 'page' : undefined}
                className={cx(
                  'border-y-[3px] border-t-transparent px-2 py-3 leading-140 no-underline max-nav:px-[0.3rem] max-md:p-2 max-md:text-1 forced-colors:border-t-[Canvas]',
                  here
                    ? 'border-b-rubric text-ink forced-colors:border-b-[Highlight]'
                    : 'border-b-transparent text-ink-2 hover:text-rubric forced-colors:border-b-[Canvas]',
                )}
              >
                {name}
              </a>
            );
          })}
        </nav>
        {view.season !== null && <SearchForm season={view.season.key} path={path} />}
        <Account actor={actor} path={path} season={view.season?.key ?? null} />
      </div>
      <PhaseStrip view={view} now={now} />
      {view.season !== null && view.week?.held && (
        <HeldWeek season={view.season.key} week={view.week.number} actor={actor} />
      )}
    </header>
  );
}
