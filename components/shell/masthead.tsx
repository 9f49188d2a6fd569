import type { Masthead as MastheadView } from '@/lib/features/season/masthead';
import type { Actor } from '@/lib/platform/auth/actor';
import { cx } from '../kit/cx';
import { Notice } from '../kit/notice';
import { WRAP } from '../kit/page';
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
    <div className={WRAP}>
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
    <header className="border-b border-ink bg-sheet">
      <div className={`${WRAP} flex min-h-[3.5rem] flex-wrap items-center md:gap-x-5`}>
        <a className="py-3 font-voice text-[1.5rem]/100 font-said tracking-[-0.015em] no-underline" href="/">
          Mercenaries
        </a>
        <nav
          className="flex flex-1 max-nav:scroll-edge max-nav:overflow-x-auto nav:flex-wrap nav:gap-x-1 max-md:order-3 max-md:-mx-2 max-md:basis-full max-md:justify-between max-md:border-t max-md:border-rule"
          aria-label="Main"
        >
          {ROOMS.map(({ href, name, paths }) => {
            const here = path === href || paths.some((room) => within(path, room));
            return (
              <a
                key={href}
                href={name === 'Week' && view.week ? `/weeks/${view.week.number}` : href}
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
        <Account actor={actor} path={path} />
      </div>
      <PhaseStrip view={view} now={now} />
      {view.week?.held && <HeldWeek week={view.week.number} actor={actor} />}
    </header>
  );
}
