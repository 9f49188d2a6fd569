import { z } from 'zod';
import { seal, unseal } from './sealed';
import { servedByHttps } from './secrets';

/**
 * How long a session lasts at most, and how long it lasts when nobody comes, in seconds: counted by its row. It ends before
 * that when its row is taken away or its account's epoch rises.
 */
export const SESSION_SECONDS = 30 * 24 * 3600;
export const IDLE_SECONDS = 14 * 24 * 3600;

/** Which rows of sessions still hold. */
export const liveSession = (now = Date.now()) => ({
  createdAt: { gt: new Date(now - SESSION_SECONDS * 1000) },
  lastSeenAt: { gt: new Date(now - IDLE_SECONDS * 1000) },
});

/** What a session's token holds, and nothing else: everything about the person is read from their row. */
export interface Session {
  /** The user's id. */
  readonly id: string;
  /** The user's epoch at sign-in; a row with another one ends the session. */
  readonly epoch: number;
  /** The id of the session's own row; once that is gone, the session is over. */
  readonly session: string;
}

/** `__Host-` binds the cookie to this host over https; a plain-http server cannot use that name. */
export const ownCookie = (name: string) => {
  const secure = servedByHttps();
  return {
    name: secure ? `__Host-mercenaries.${name}` : `mercenaries.${name}`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const,
  };
};
export const sessionCookie = () => ownCookie('session');

const PURPOSE = 'session';

/** @returns the encrypted token. */
export const sealSession = ({ id, epoch, session }: Session): Promise<string> =>
  seal(PURPOSE, { id, epoch, session }, SESSION_SECONDS);

const door = z.object({ id: z.uuid(), epoch: z.int().positive(), session: z.uuid() });

/** @returns the session of a token, or null where it is forged, out of date, or none. */
export async function openSession(token: string | undefined): Promise<Session | null> {
  const parsed = door.safeParse(await unseal(PURPOSE, token));
  return parsed.success ? parsed.data : null;
}
