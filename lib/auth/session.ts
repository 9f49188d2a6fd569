import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { db } from '../db/client';
import type { Viewer } from '../rules/kernel/ruleset';
import type { Actor } from '../week/types';
import { openSession, SESSION_SECONDS, type Session, sealSession, sessionCookie } from './token';

/** Who asks for this very page, from their row as it is now; null: a visitor. Read once a request. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  const session = await openSession(token);
  return session && actorOf(session);
});

/** The actor of a session; null once the account is disabled or gone, or its epoch was raised. */
export async function actorOf({ id, epoch }: Session): Promise<Actor | null> {
  const [user, season] = await Promise.all([
    db.user.findUnique({
      where: { id, epoch, disabledAt: null },
      select: { id: true, key: true, name: true, role: true, teams: { select: { key: true, seasonId: true } } },
    }),
    db.season.findFirst({ orderBy: { createdAt: 'desc' }, select: { id: true } }),
  ]);
  if (user === null) return null;
  const { teams, ...person } = user;
  return { ...person, team: teams.find((team) => team.seasonId === season?.id)?.key ?? null };
}

/** With whose eyes the rules show a week to somebody. An admin who leads a team sees what its leader sees. */
export function viewerOf(actor: Actor | null): Viewer {
  if (actor === null) return { kind: 'visitor' };
  if (actor.team !== null) return { kind: 'leader', team: actor.team };
  return actor.role === 'admin' || actor.role === 'owner' ? { kind: 'admin' } : { kind: 'visitor' };
}

/** Signs in: for actions and route handlers alone. */
export async function beginSession(session: Session): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, await sealSession(session), { ...options, maxAge: SESSION_SECONDS });
}

/** Signs out this browser. */
export async function endSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
