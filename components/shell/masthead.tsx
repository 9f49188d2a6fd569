import type { Masthead as MastheadView } from '@/lib/season/masthead';
import type { Actor } from '@/lib/week/types';
import { Account } from './account';
import { PhaseStrip } from './phase-strip';

/** The rooms of the site, each with the paths that belong to it. */
const ROOMS = [
  { href: '/', name: 'Season', paths: ['/matches'] },
  { href: '/weeks', name: 'Week', paths: ['/weeks'] },
  { href: '/rulings', name: 'Rulings', paths: ['/rulings'] },
  { href: '/wiki', name: 'Wiki', paths: ['/wiki'] },
  { href: '/teams', name: 'Teams', paths: ['/teams'] },
  { href: '/rules', name: 'Rules', paths: ['/rules'] },
  { href: '/tables', name: 'Tables', paths: ['/tables'] },
] as const;

const within = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);

interface Props {
  view: MastheadView;
  actor: Actor | null;
  /** The path of the page, which decides the link that is marked. */
  path: string;
  now: Date;
}

/** Wordmark, the rooms, the account, and the phase strip. On every page. */
export function Masthead({ view, actor, path, now }: Props) {
  return (
    <header className="mast">
      <div className="wrap top">
        <a className="brand" href="/">
          Mercenaries
        </a>
        <nav className="nav" aria-label="Main">
          {ROOMS.map(({ href, name, paths }) => {
            const here = path === href || paths.some((room) => within(path, room));
            return (
              <a
                key={href}
                href={name === 'Week' && view.week ? `/weeks/${view.week.number}` : href}
                aria-current={here ? 'page' : undefined}
              >
                {name}
              </a>
            );
          })}
        </nav>
        <Account actor={actor} path={path} />
      </div>
      <PhaseStrip view={view} now={now} />
    </header>
  );
}
