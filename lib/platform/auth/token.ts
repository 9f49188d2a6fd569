import { decode, encode, type JWT } from 'next-auth/jwt';
import { z } from 'zod';
import { servedByHttps, sessionSecret } from './secrets';

/** How long a session lasts, in seconds. It ends before that when it or its account's epoch does. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** What a session's token holds, and nothing else: everything about the person is read from their row. */
export interface Session {
  /** The user's id. */
  readonly id: string;
  /** The user's epoch at sign-in; a row with another one ends the session. */
  readonly epoch: number;
  /** The id of the session's own row; once that is gone, the session is over. */
  readonly session: string;
}

declare module 'next-auth/jwt' {
  interface JWT extends Partial<Session> {}
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

/** @returns the encrypted token, as next-auth writes it. */
export const sealSession = ({ id, epoch, session }: Session): Promise<string> =>
  encode({ token: { id, epoch, session }, secret: sessionSecret(), maxAge: SESSION_SECONDS });

const door = z.object({ id: z.uuid(), epoch: z.int().positive(), session: z.uuid() });

/** @returns the session of a token, or null where it is forged, out of date, or none. */
export async function openSession(token: string | undefined): Promise<Session | null> {
  if (!token) return null;
  const held: JWT | null = await decode({ token, secret: sessionSecret() }).catch(() => null);
  const parsed = door.safeParse(held);
  return parsed.success ? parsed.data : null;
}
