import type { Masthead as MastheadView } from '@/lib/features/season/masthead';
import type { Actor } from '@/lib/platform/auth/actor';
import { Notice } from '../kit/notice';
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

/** Why nothing can be done in the week for now. */
function HeldWeek({ week, actor }: { week: number; actor: Actor | null }) {
  const admin = actor?.role === 'admin' || actor?.role === 'owner';
  return (
    <div className="wrap">
      <Notice tone="asks">
        <p>
          Week {week} is held: this version of the site rules it otherwise than it was ruled. Nothing can be done in it
          until an admin has accepted the differences. {admin && <a href="/admin/versions">See them</a>}
        </p>
      </Notice>
    </div>
  );
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
      {view.week?.held && <HeldWeek week={view.week.number} actor={actor} />}
    </header>
  );
}
