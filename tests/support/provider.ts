import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real OpenID Connect provider on this machine, at which whoever is `signedIn` lets every client know them. */
export interface LocalProvider {
  readonly issuer: string;
  /** The provider's own name of who sits before the browser. */
  signedIn: string;
  /** Goes where a browser would from an address at the provider, and gives the address on the site to which it is sent back. */
  follow(from: string): Promise<URL>;
  close(): Promise<void>;
}

export const CLIENT = { id: 'the-site', secret: 'a secret of the client, long enough' } as const;

/** @param callback the one address to which it sends people back */
export async function localProvider(callback: string): Promise<LocalProvider> {
  let handle: (...of: Parameters<ReturnType<Provider['callback']>>) => unknown = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, preferred_username: `${accountId} there` }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const asks = provider.callback();
  const local: LocalProvider = {
    issuer,
    signedIn: 'somebody',
    follow: async (from) => {
      const cookies = new Map<string, string>();
      let at = new URL(from);
      for (let hop = 0; hop < 10; hop += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const to = answer.headers.get('location');
        if (to === null) throw new Error(`The provider answers ${answer.status} at ${at}: ${await answer.text()}`);
        at = new URL(to, at);
        if (at.origin !== issuer) return at;
      }
      throw new Error('The provider sends people round in circles.');
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: local.signedIn } })
      : asks(request, response);
  return local;
}
