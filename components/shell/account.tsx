import type { Actor } from '@/lib/platform/auth/actor';
import { adminPath, deskPath } from '@/lib/record/views/address';

interface Props {
  /** As of the season. */
  readonly actor: Actor | null;
  readonly path: string;
  /** The key of the season that the page's head tells of; null: before the first. */
  readonly season: string | null;
}

/** The way to what is one's own: sign-in for a visitor, the desk, the control room and the account for those who have one. */
export function Account({ actor, path, season }: Props) {
  if (actor === null) {
    const back = path === '/' || path.startsWith('/signin') ? '' : `?to=${encodeURIComponent(path)}`;
    return (
      <div className="flex items-center gap-x-4 text-1 whitespace-nowrap text-ink-2 max-md:ml-auto max-md:min-h-[2.25rem] max-md:gap-x-3">
        <a href={`/signin${back}`}>Sign in</a>
      </div>
    );
  }
  const rules = actor.role === 'admin' || actor.role === 'owner';
  return (
    <div className="flex items-center gap-x-4 text-1 whitespace-nowrap text-ink-2 max-md:ml-auto max-md:min-h-[2.25rem] max-md:gap-x-3">
      {rules && <a href={season === null ? '/admin' : adminPath(season)}>Control room</a>}
      {actor.team !== null && season !== null && (
        <a href={deskPath(season)}>
          <bdi>{actor.name}</bdi>’s desk
        </a>
      )}
      <a href="/account">Account</a>
    </div>
  );
}
