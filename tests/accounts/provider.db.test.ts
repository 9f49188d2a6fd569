import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askProvider, linkProvider, unlinkProvider } from '@/app/account/actions';
import { GET } from '@/app/api/auth/provider/route';
import { finishFromProvider, signInAtProvider } from '@/app/signin/actions';
import SignIn from '@/app/signin/page';
import { setDisabled } from '@/lib/features/accounts/manage';
import { makeReset, redeemReset } from '@/lib/features/accounts/reset';
import { FRESH } from '@/lib/platform/auth/form-state';
import { contentPolicy } from '@/lib/platform/auth/headers';
import { recoveryHash } from '@/lib/platform/auth/second-step';
import { actorOf } from '@/lib/platform/auth/session';
import { openSession, sealSession, sessionCookie } from '@/lib/platform/auth/token';
import { db } from '@/lib/platform/db/client';
import { account, from, PASSWORD, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';
import { CLIENT, type LocalProvider, localProvider } from '../support/provider';
import { value } from '../support/results';

/** Signing in at a real provider that runs on this machine, through the doors that a browser goes by; and attacks on it. */

// The framework's own doors, which are there only within a request of it.
const request = vi.hoisted(() => ({ cookies: new Map<string, string>(), headers: new Headers() }));
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    get: (name: string) => {
      const held = request.cookies.get(name);
      return held === undefined || held === '' ? undefined : { value: held };
    },
    set: (name: string, held: string) => request.cookies.set(name, held),
  }),
}));
vi.mock('next/cache', () => ({ refresh: () => {} }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Sent(to);
  },
}));
class Sent extends Error {
  constructor(readonly to: string) {
    super(`sent to ${to}`);
  }
}

ownDatabase();
const SITE = 'http://localhost:4120';
const CALLBACK = `${SITE}/api/auth/provider`;
let provider: LocalProvider;
let forms = 0;

beforeAll(async () => {
  provider = await localProvider(CALLBACK);
});
afterAll(() => provider.close());
beforeEach(async () => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests, 32 bytes long');
  vi.stubEnv('NEXTAUTH_URL', SITE);
  vi.stubEnv('OIDC_ISSUER', provider.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', CLIENT.id);
  vi.stubEnv('OIDC_CLIENT_SECRET', CLIENT.secret);
  vi.stubEnv('OIDC_NAME', 'The club');
  request.cookies = new Map();
  request.headers = new Headers({ host: 'localhost:4120', origin: SITE });
  await db.providerAccount.deleteMany();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

type Form = (state: typeof FRESH, data: FormData) => Promise<{ problem: { code: string } | null }>;
/** Sends a form: where it leads, or the code of what is wrong. */
async function send(action: unknown, fields: Record<string, string> = {}): Promise<string> {
  forms += 1;
  const data = new FormData();
  const key = `00000000-0000-4000-8000-${String(forms).padStart(12, '0')}`;
  for (const [name, held] of Object.entries({ key, ...fields })) data.append(name, held);
  try {
    return (await (action as Form)(FRESH, data)).problem?.code ?? 'shown';
  } catch (thrown) {
    if (thrown instanceof Sent) return thrown.to;
    throw thrown;
  }
}
/** Comes back to the site with an answer. @returns the path to which it leads */
const back = async (url: URL | string): Promise<string> => (await GET(new Request(url))).headers.get('location') ?? '';
const goAndComeBack = async (action: unknown, fields: Record<string, string> = {}) =>
  back(await provider.follow(await send(action, fields)));
const sessionHere = async () => openSession(request.cookies.get(sessionCookie().name));
const here = async () => {
  const session = await sessionHere();
  return session && actorOf(session, null);
};
async function signInAs(user: { id: string; epoch: number }): Promise<void> {
  request.cookies = new Map([[sessionCookie().name, await sealSession(await signedIn(user))]]);
}
async function linked(user: { id: string }, subject: string): Promise<void> {
  await db.providerAccount.create({ data: { issuer: provider.issuer, subject, userId: user.id, name: subject } });
}

describe('signing in', () => {
  it('opens the account that its person linked, with a session like any other, and leads on to where they were going', async () => {
    const user = await account();
    await linked(user, 'ada');
    provider.signedIn = 'ada';
    expect(await goAndComeBack(signInAtProvider, { to: '/rules?at=1' })).toBe('/rules?at=1');
    expect(await here()).toMatchObject({ key: user.key });
    const session = await sessionHere();
    expect(await db.session.count({ where: { id: session?.session, userId: user.id } })).toBe(1);
    const told = await db.auditEntry.findFirst({ where: { kind: 'sign-in', actor: user.key } });
    expect(told?.after).toBe(`by ${new URL(provider.issuer).host}`);
  });

  it('makes no account: who linked none is told, and nobody is signed in', async () => {
    const before = await db.user.count();
    provider.signedIn = 'a stranger';
    expect(await goAndComeBack(signInAtProvider)).toMatch(/^\/signin\?done=/);
    expect([await here(), await db.user.count(), await db.providerAccount.count()]).toEqual([null, before, 0]);
  });

  it('is refused to an account that was disabled, in the same words', async () => {
    const [user, owner] = [await account(), await account('owner')];
    await linked(user, 'bea');
    const actor = { ...owner, season: null, team: null };
    value(await setDisabled({ actor }, user.key, { disabled: true, because: 'a test' }));
    provider.signedIn = 'bea';
    expect(await goAndComeBack(signInAtProvider)).toMatch(/^\/signin\?done=/);
    const words = request.cookies.get('mercenaries.done');
    provider.signedIn = 'nobody at all';
    await goAndComeBack(signInAtProvider);
    const said = (text: string | undefined) => JSON.parse(text ?? '[]')[1];
    expect(said(words)).toBe(said(request.cookies.get('mercenaries.done')));
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  it('is one step of two: an account with a second one opens by its code, and not without', async () => {
    const user = await account();
    await linked(user, 'cora');
    await db.passkey.create({
      data: { id: `key-${user.key}`, userId: user.id, name: 'A key', publicKey: new Uint8Array([1]) },
    });
    await db.recoveryCode.create({ data: { hash: recoveryHash(user.id, 'aaaa-bbbb'), userId: user.id } });
    provider.signedIn = 'cora';
    expect(await goAndComeBack(signInAtProvider, { to: '/rules' })).toBe('/signin#second-step');
    expect(await here()).toBeNull();
    expect(await send(finishFromProvider, { code: 'wrong' })).toBe('code');
    expect(await send(finishFromProvider, { code: 'aaaa-bbbb' })).toBe('/rules');
    expect(await here()).toMatchObject({ key: user.key });
    // What came back is used up with it.
    request.cookies.delete(sessionCookie().name);
    expect(await send(finishFromProvider, { code: 'aaaa-bbbb' })).toBe('provider');
  });

  it('ends the session that the browser had before', async () => {
    const [first, second] = [await account(), await account()];
    await signInAs(first);
    const old = await sessionHere();
    await linked(second, 'dora');
    provider.signedIn = 'dora';
    await goAndComeBack(signInAtProvider);
    expect(await here()).toMatchObject({ key: second.key });
    expect(old && (await actorOf(old, null))).toBeNull();
  });

  it.each([
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('leads to no other site: %s', async (to) => {
    const user = await account();
    await linked(user, `to ${to}`);
    provider.signedIn = `to ${to}`;
    expect(await goAndComeBack(signInAtProvider, { to })).toBe('/');
  });
});

describe('an answer is refused', () => {
  /** Nobody is signed in by it, whoever would be. */
  const refused = async (url: URL | string): Promise<void> => {
    const before = await db.session.count();
    expect(await back(url)).toMatch(/^\/signin\?done=/);
    expect([await here(), await db.session.count()]).toEqual([null, before]);
  };
  let answer: URL;
  beforeEach(async () => {
    const user = await account();
    await linked(user, user.key);
    provider.signedIn = user.key;
    answer = await provider.follow(await send(signInAtProvider));
  });

  it('that another browser asked for: nobody is signed in as somebody else by a link', async () => {
    request.cookies = new Map();
    await refused(answer);
  });

  it('with another state, or none', async () => {
    answer.searchParams.set('state', 'guessed');
    await refused(answer);
  });

  it('whose state is given twice', async () => {
    answer.searchParams.append('state', 'guessed');
    await refused(answer);
  });

  it('whose code is of another errand, with its verifier and nonce', async () => {
    const cookies = new Map(request.cookies);
    const other = await provider.follow(await send(signInAtProvider));
    request.cookies = cookies;
    answer.searchParams.set('code', other.searchParams.get('code') ?? '');
    await refused(answer);
  });

  it('that came before: it is used up by the first time, whatever came of it', async () => {
    const cookies = new Map(request.cookies);
    expect(await back(answer)).toBe('/');
    request.cookies = new Map();
    await refused(answer);
    // A copy of what the browser had kept is of no more use: the provider takes its code once.
    request.cookies = cookies;
    await refused(answer);
  });

  it('that says to come from another provider', async () => {
    answer.searchParams.set('iss', 'https://evil.example');
    await refused(answer);
  });

  it('that says no', async () => {
    const state = answer.searchParams.get('state') ?? '';
    await refused(`${CALLBACK}?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`);
  });

  it('with nothing in it', async () => {
    await refused(CALLBACK);
  });

  it('whose token somebody else signed', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
      const got = await real(url, init);
      if (!String(url instanceof Request ? url.url : url).endsWith('/token')) return got;
      const body = (await got.json()) as { id_token: string };
      const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString());
      const kid = JSON.parse(Buffer.from(body.id_token.split('.')[0] ?? '', 'base64url').toString()).kid;
      const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
      return Response.json({ ...body, id_token: forged });
    });
    await refused(answer);
  });

  it('asked for under a forged host: the provider is told the site’s own address', async () => {
    answer.host = 'evil.example';
    expect(await back(answer)).toBe('/');
  });
});

describe('linking', () => {
  it('is done by the account’s own person, signed in, with the password, after seeing whose account it is', async () => {
    const user = await account();
    await signInAs(user);
    provider.signedIn = 'erin';
    expect(await goAndComeBack(askProvider)).toBe('/account#provider');
    expect(await db.providerAccount.count()).toBe(0);
    expect(await send(linkProvider, { password: 'not the password' })).toBe('wrong');
    expect(await db.providerAccount.count()).toBe(0);
    expect(await send(linkProvider, { password: PASSWORD })).toMatch(/^\/account\?done=/);
    expect(await db.providerAccount.findFirst()).toMatchObject({
      subject: 'erin',
      userId: user.id,
      name: 'erin there',
    });
    request.cookies = new Map();
    await goAndComeBack(signInAtProvider);
    expect(await here()).toMatchObject({ key: user.key });
  });

  it('is refused in another session than the one that went there', async () => {
    const [user, other] = [await account(), await account()];
    await signInAs(user);
    provider.signedIn = 'fay';
    await goAndComeBack(askProvider);
    for (const someone of [other, user]) {
      const kept = new Map(request.cookies);
      await signInAs(someone);
      request.cookies = new Map([...kept, ...request.cookies]);
      expect(await send(linkProvider, { password: PASSWORD })).toBe('provider');
    }
    expect(await db.providerAccount.count()).toBe(0);
  });

  it('makes nothing of what somebody came back with to sign in', async () => {
    const user = await account();
    await signInAs(user);
    provider.signedIn = 'gail';
    await goAndComeBack(signInAtProvider);
    await signInAs(user);
    expect(await send(linkProvider, { password: PASSWORD })).toBe('provider');
  });

  it('gives one account there to one account here, and to each one of a provider', async () => {
    const [user, other] = [await account(), await account()];
    await linked(other, 'hana');
    await signInAs(user);
    provider.signedIn = 'hana';
    await goAndComeBack(askProvider);
    expect(await send(linkProvider, { password: PASSWORD })).toBe('taken');
    await linked(user, 'ida');
    expect(await send(linkProvider, { password: PASSWORD })).toBe('held');
  });

  it('is taken away by its person alone, and then opens nothing', async () => {
    const [user, other] = [await account(), await account()];
    await linked(user, 'jane');
    await signInAs(other);
    expect(await send(unlinkProvider, { issuer: provider.issuer })).toBe('not-found');
    await signInAs(user);
    expect(await send(unlinkProvider, { issuer: provider.issuer })).toMatch(/^\/account\?done=/);
    request.cookies = new Map();
    provider.signedIn = 'jane';
    await goAndComeBack(signInAtProvider);
    expect(await here()).toBeNull();
  });

  it('ends with a new password by a reset link: whoever had the old one may have linked their own', async () => {
    const [user, owner] = [await account(), await account('owner')];
    await linked(user, 'a thief');
    const actor = { ...owner, season: null, team: null };
    const { url } = value(await makeReset({ actor }, user.key));
    value(await redeemReset(url.split('/').at(-1) ?? '', 'quite another one', from('10.7.1.1')));
    expect(await db.providerAccount.count()).toBe(0);
  });
});

describe('a site', () => {
  const formsOf = (node: unknown): unknown[] => {
    if (Array.isArray(node)) return node.flatMap(formsOf);
    const props = (node as { props?: { action?: unknown; children?: unknown } } | null)?.props;
    return props === undefined ? [] : [props.action, ...formsOf(props.children)];
  };
  const page = async () => formsOf(await SignIn({ searchParams: Promise.resolve({}) }));

  it('without a provider shows no button for it, lets no form lead there, and answers nobody who comes back', async () => {
    expect(await page()).toContain(signInAtProvider);
    expect(contentPolicy('n')).toContain(`form-action 'self' ${provider.issuer}`);
    vi.stubEnv('OIDC_ISSUER', '');
    expect(await page()).not.toContain(signInAtProvider);
    expect(contentPolicy('n')).toMatch(/form-action 'self'(;|$)/);
    expect(await send(signInAtProvider)).toBe('provider');
    expect(await back(`${CALLBACK}?code=x&state=y`)).toMatch(/^\/signin\?done=/);
  });

  it.each<[string, (response: import('node:http').ServerResponse, self: string) => void]>([
    ['answers with nothing that is JSON', (response) => response.end('<p>hello')],
    ['calls itself something else', (response) => response.end(JSON.stringify({ issuer: 'https://evil.example' }))],
    ['sends elsewhere', (response, self) => response.writeHead(302, { location: `${self}/elsewhere` }).end()],
    ['breaks the line', (response) => response.destroy()],
    ['is a fault', (response) => response.writeHead(500).end()],
  ])('whose provider %s says so and goes on', async (_, answer) => {
    let self = '';
    const server = createServer((_request, response) => answer(response, self));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    self = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('OIDC_ISSUER', self);
    expect(await send(signInAtProvider)).toBe('provider');
    server.close();
  });
});

describe('Discord', () => {
  it('is asked by its OAuth 2, with PKCE and state, and tells by its API who it is', async () => {
    vi.stubEnv('OIDC_ISSUER', 'https://discord.com/');
    const user = await account();
    await db.providerAccount.create({
      data: { issuer: 'https://discord.com', subject: '80351110224678912', userId: user.id, name: 'nelly' },
    });
    const to = new URL(await send(signInAtProvider));
    expect([to.origin, to.pathname]).toEqual(['https://discord.com', '/oauth2/authorize']);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: CLIENT.id, redirect_uri: CALLBACK, scope: 'identify' },
      code_challenge_method: 'S256',
    });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
      asked.push(`${init?.method} ${url}`);
      if (String(url).endsWith('/token')) {
        expect(String(init?.body)).toContain('code_verifier=');
        return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 600, scope: 'identify' });
      }
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
      return Response.json({ id: '80351110224678912', username: 'nelly' });
    });
    expect(await back(`${CALLBACK}?code=given&state=${to.searchParams.get('state')}`)).toBe('/');
    expect(asked).toEqual(['POST https://discord.com/api/oauth2/token', 'GET https://discord.com/api/users/@me']);
    expect(await here()).toMatchObject({ key: user.key });
  });
});
