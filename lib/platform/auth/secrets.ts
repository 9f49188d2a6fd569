/** What the server was started with, read when it is needed and named when it is missing. */

/** The key that signs sessions. @throws where the server was started without one. */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret)
    throw new Error('NEXTAUTH_SECRET is not set: it is the key that signs sessions, 32 random bytes or more');
  return secret;
}

/** Whether people reach the site by https, which decides on secure cookies and on HSTS. */
export const servedByHttps = (): boolean => process.env.NEXTAUTH_URL?.startsWith('https://') ?? false;
