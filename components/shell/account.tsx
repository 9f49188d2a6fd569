import type { Actor } from '@/lib/platform/auth/actor';

/** The way to what is one's own: sign-in for a visitor, the desk, the control room and the account for those who have one. */
export function Account({ actor, path }: { actor: Actor | null; path: string }) {
  if (actor === null) {
    const back = path === '/' || path.startsWith('/signin') ? '' : `?to=${encodeURIComponent(path)}`;
    return (
      <div className="flex items-center gap-4 text-1 text-ink-2 max-md:ml-auto max-md:min-h-[2.25rem]">
        <a href={`/signin${back}`}>Sign in</a>
      </div>
    );
  }
  const rules = actor.role === 'admin' || actor.role === 'owner';
  return (
    <div className="flex items-center gap-4 text-1 text-ink-2 max-md:ml-auto max-md:min-h-[2.25rem]">
      {rules && <a href="/admin">Control room</a>}
      {actor.team !== null && (
        <a href="/desk">
          <bdi>{actor.name}</bdi>’s desk
        </a>
      )}
      <a href="/account">Account</a>
    </div>
  );
}
