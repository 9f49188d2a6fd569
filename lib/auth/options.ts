import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { addressOf } from './address';
import { checkCredentials, credentials } from './credentials';
import { sessionSecret } from './secrets';
import { SESSION_SECONDS, sessionCookie } from './token';

declare module 'next-auth' {
  interface User {
    epoch: number;
  }
}

/** next-auth as this site uses it: one provider, and a token that holds an id and an epoch alone. */
export const authOptions = (): NextAuthOptions => ({
  secret: sessionSecret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  cookies: { sessionToken: sessionCookie() },
  pages: { signIn: '/signin', signOut: '/signout', error: '/signin' },
  providers: [
    CredentialsProvider({
      name: 'name and password',
      credentials: { name: { label: 'Name', type: 'text' }, password: { label: 'Password', type: 'password' } },
      async authorize(given, request) {
        const parsed = credentials.safeParse(given);
        if (!parsed.success) return null;
        const checked = await checkCredentials(parsed.data, addressOf(new Headers(stringsOf(request.headers))));
        if (checked.ok) return checked.value;
        if (checked.problem.code === 'wrong') return null;
        throw new Error(checked.problem.code);
      },
    }),
  ],
  callbacks: {
    // Only at sign-in is there a user; afterwards the token stays as it is.
    jwt: ({ token, user }) => (user ? { id: user.id, epoch: user.epoch } : { id: token.id, epoch: token.epoch }),
    // Nothing about the person is told to scripts: pages read the row.
    session: ({ session }) => ({ expires: session.expires }),
  },
});

const stringsOf = (headers: Record<string, unknown> | undefined): [string, string][] =>
  Object.entries(headers ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
