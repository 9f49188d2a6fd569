import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { checkCredentials, credentials } from './credentials';
import { sessionSecret } from './secrets';
import { SESSION_SECONDS, sessionCookie } from './token';
import { readVisit } from './visit';

declare module 'next-auth' {
  interface User {
    epoch: number;
    session: string;
  }
}

/** next-auth as this site uses it: one provider, and a token that holds ids and an epoch alone. */
export const authOptions = (): NextAuthOptions => ({
  secret: sessionSecret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  cookies: { sessionToken: sessionCookie() },
  pages: { signIn: '/signin', signOut: '/signout', error: '/signin' },
  providers: [
    CredentialsProvider({
      name: 'name and password',
      credentials: { name: { label: 'Name', type: 'text' }, password: { label: 'Password', type: 'password' } },
      async authorize(given) {
        const parsed = credentials.safeParse(given);
        if (!parsed.success) return null;
        const checked = await checkCredentials(parsed.data, await readVisit());
        if (checked.ok) return checked.value;
        if (checked.problem.code === 'wrong') return null;
        throw new Error(checked.problem.code);
      },
    }),
  ],
  callbacks: {
    // Only at sign-in is there a user; afterwards the token stays as it is.
    jwt: ({ token, user }) => {
      const { id, epoch, session } = user ?? token;
      return { id, epoch, session };
    },
    // Nothing about the person is told to scripts: pages read the row.
    session: ({ session }) => ({ expires: session.expires }),
  },
});
