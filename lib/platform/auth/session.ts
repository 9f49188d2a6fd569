import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { db } from '../db/client';
import { Prisma } from '../db/generated/client';
import { type Actor, eyesOf } from './actor';
import { deviceCookie, sealDevice } from './device';
import { phaseOpenSince, SEATS } from './seats';
import { secondStepRequired } from './second-step';
import { accountKey } from './throttle';
import { liveSession, openSession, SESSION_SECONDS, type Session, sealSession, sessionCookie } from './token';
import { readVisit } from './visit';

/** The session of this request, as its cookie has it; whether it still holds, `currentActor` says. */
export const currentSession = cache(
  async (): Promise<Session | null> => openSession((await cookies()).get(sessionCookie().name)?.value),
);

/**
 * Who asks for this very page, from their row as it is now; null: a visitor. Read once a request.
 * @param season the key of the season of which the page tells the team; null: of none
 */
export const currentActor = cache(async (season: string | null = null): Promise<Actor | null> => {
  const session = await currentSession();
  return session && actorOf(session, season, (await readVisit()).address);
});

interface ActorRow {
  id: string;
  key: string;
  name: string;
  role: Actor['role'];
  team: string | null;
  sealed: boolean | null;
  stale: boolean;
  twoStep: boolean;
}

/**
 * The actor of a session, by one query; null once the session was ended or its time is over, the account is disabled or gone, or its epoch
 * was raised. Says in the session's row, every few minutes, that it was seen.
 * @param season the key of the season of which it tells the team; null: of none
 * @param address whence it was seen.
 */
export async function actorOf(
  { id, epoch, session }: Session,
  season: string | null,
  address?: string,
): Promise<Actor | null> {
  const { createdAt, lastSeenAt } = liveSession();
  const [row] = await db.$queryRaw<ActorRow[]>`
    SELECT "User"."id", "User"."key", "User"."name", "User"."role"::text, "Seat"."key" AS "team",
      greatest("User"."resetAt", "Seat"."since") >= ${phaseOpenSince(Prisma.sql`"Seat"."seasonId"`)} AS "sealed",
      "Session"."lastSeenAt" < now() - interval '5 minutes' AS "stale",
      (EXISTS (SELECT FROM "SecondStep" WHERE "userId" = "User"."id" AND "confirmedAt" IS NOT NULL)
        OR EXISTS (SELECT FROM "Passkey" WHERE "userId" = "User"."id")) AS "twoStep"
    FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId"
    LEFT JOIN ${SEATS} AS "Seat" ON "Seat"."userId" = "User"."id"
      AND "Seat"."seasonId" = (SELECT "id" FROM "Season" WHERE "key" = ${season})
    WHERE "Session"."id" = ${session}::uuid AND "User"."id" = ${id}::uuid AND "User"."epoch" = ${epoch}
      AND "User"."disabledAt" IS NULL
      AND "Session"."createdAt" > ${createdAt.gt} AND "Session"."lastSeenAt" > ${lastSeenAt.gt}
    ORDER BY "Seat"."rank", "Seat"."place" LIMIT 1`;
  if (!row) return null;
  const { stale, twoStep, sealed, ...actor } = row;
  if (stale) await seen(session, address);
  return { ...actor, season, ...(sealed && { sealed }), ...(secondStepRequired() && { secondStep: twoStep }) };
}

/** A page is worth more than this note: where it cannot be written, it is left out. */
async function seen(session: string, address: string | undefined): Promise<void> {
  await db.session
    .updateMany({ where: { id: session }, data: { lastSeenAt: new Date(), ...(address && { address }) } })
    .catch(() => undefined);
}

/** With whose eyes the rules show a week to somebody. An admin who leads a team sees what its leader sees. */
export function viewerOf(actor: Actor | null): Viewer {
  if (actor === null) return { kind: 'visitor' };
  const team = eyesOf(actor);
  if (team !== null) return { kind: 'leader', team };
  return actor.role === 'admin' || actor.role === 'owner' ? { kind: 'admin' } : { kind: 'visitor' };
}

/** Gives this browser its session: for actions and route handlers alone. */
export async function keepSession(session: Session): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, await sealSession(session), { ...options, maxAge: SESSION_SECONDS });
}

/**
 * Signs in with a session that was just opened; from then on the browser is known to the account. The session that this browser
 * had before ends: a copy of its cookie opens nothing.
 */
export async function beginSession(session: Session): Promise<void> {
  const before = await currentSession();
  if (before !== null && before.session !== session.session) {
    await db.session.deleteMany({ where: { id: before.session, userId: before.id } });
  }
  await keepSession(session);
  const actor = await actorOf(session, null);
  if (actor === null) return;
  const { name, options } = deviceCookie();
  (await cookies()).set(name, await sealDevice(accountKey(actor.name)), options);
}

/** Takes the session from this browser. */
export async function dropSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
