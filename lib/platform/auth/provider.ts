import 'server-only';
import { cookies } from 'next/headers';
import * as openid from 'openid-client';
import { z } from 'zod';
import { mistake, ok, type Result } from '../../result';
import { log } from '../log/log';
import { DISCORD, type ProviderSettings, providerSettings } from './provider-settings';
import { seal, unseal } from './sealed';
import { addressOfSite } from './site-address';
import { ownCookie } from './token';

/**
 * Signing in at a provider: OpenID Connect with the code flow, PKCE, state and nonce, or Discord's OAuth 2. What was asked is kept
 * in the browser, sealed and for minutes; what the provider answers is looked at by `openid-client`, and comes to a name that only
 * this provider gives. It makes no account and begins no session: what is done with it, `by-provider.ts` and the account page say.
 */

/** Where the provider sends people back to; the same at the start and at the end, and never taken from a request. */
export const CALLBACK = '/api/auth/provider';
const callback = (): string => addressOfSite(CALLBACK);

/** What somebody goes to the provider for. */
export type Errand =
  | { readonly for: 'sign-in'; readonly to: string }
  /** `user`: the id of the account that is signed in here; `session`: in which session. */
  | { readonly for: 'link'; readonly user: string; readonly session: string };

/** Who came back, as the provider knows them. */
export interface Found {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider calls them. */
  readonly name: string;
}

/** An address at the provider, made from its own metadata. */
declare const AWAY: unique symbol;
export type ProviderAddress = string & { readonly [AWAY]: true };

const MINUTES = 10 * 60;
const TIMEOUT_SECONDS = 10;
const NAME_LENGTH = 100;

const asked = ownCookieOf('provider');
const found = ownCookieOf('provider-found');

/** Begins an errand: keeps in the browser what the answer must fit. For actions alone. @returns `provider` where it does not answer */
export async function beginAtProvider(errand: Errand): Promise<Result<ProviderAddress>> {
  const config = await configuration();
  if (!config.ok) return config;
  const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
  const plain = config.value.serverMetadata().issuer === DISCORD;
  const to = openid.buildAuthorizationUrl(config.value, {
    redirect_uri: callback(),
    scope: plain ? 'identify' : 'openid profile',
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(!plain && { nonce }),
  });
  await asked.keep({ state, nonce, verifier, errand });
  return ok(to.href as ProviderAddress);
}

const errandSchema: z.ZodType<Errand> = z.discriminatedUnion('for', [
  z.object({ for: z.literal('sign-in'), to: z.string() }),
  z.object({ for: z.literal('link'), user: z.uuid(), session: z.uuid() }),
]);
const askedSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), errand: errandSchema });
const foundSchema = z.object({
  issuer: z.string(),
  subject: z.string().min(1),
  name: z.string(),
  errand: errandSchema,
});

/** Who came back for what. */
export interface CameBack {
  readonly who: Found;
  readonly errand: Errand;
}

/**
 * Looks at what somebody came back from the provider with. What was asked is used up, whatever comes of it.
 * @param search the query of the callback as it was asked for
 * @returns `provider` where this browser asked nothing, or the answer does not fit, was refused, or is none of this provider's
 */
export async function endAtProvider(search: string): Promise<Result<CameBack>> {
  const kept = askedSchema.safeParse(await asked.take());
  const settings = providerSettings();
  if (!kept.success || settings === null) return NOT_ASKED;
  const config = await configuration();
  if (!config.ok) return config;
  const { state, nonce, verifier, errand } = kept.data;
  try {
    // The site's own address, never the one that a client writes: it goes to the provider as the `redirect_uri`.
    const back = new URL(callback());
    back.search = search;
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    const plain = settings.issuer === DISCORD;
    const tokens = await openid.authorizationCodeGrant(
      config.value,
      back,
      plain ? checks : { ...checks, expectedNonce: nonce, idTokenExpected: true },
    );
    const who = plain ? await discordUser(config.value, tokens.access_token) : claimed(settings, tokens.claims());
    return who === null ? NOT_FITTING : ok({ who, errand });
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) return REFUSED;
    log.warn({ err: error, provider: settings.issuer }, 'provider');
    return NOT_FITTING;
  }
}

/** Keeps who came back until a form of the site says what becomes of it. For routes and actions alone. */
export const keepFound = ({ who, errand }: CameBack): Promise<void> => found.keep({ ...who, errand });

/** Who came back from the provider in this browser a moment ago; null: nobody. */
export async function readFound(): Promise<CameBack | null> {
  const kept = foundSchema.safeParse(await found.read());
  if (!kept.success) return null;
  const { errand, ...who } = kept.data;
  return { who, errand };
}
export const dropFound = (): Promise<unknown> => found.take();

function claimed({ issuer }: ProviderSettings, claims: openid.IDToken | undefined): Found | null {
  if (claims === undefined || claims.iss.replace(/\/$/, '') !== issuer) return null;
  const said = [claims.preferred_username, claims.name, claims.email, claims.sub].find(
    (one) => typeof one === 'string',
  );
  return { issuer, subject: claims.sub, name: nameOf(String(said)) };
}

const discordSchema = z.object({ id: z.string().regex(/^\d{1,30}$/), username: z.string().min(1) });

/** Discord tells by its API who it is that let us ask. */
async function discordUser(config: openid.Configuration, token: string): Promise<Found | null> {
  const answer = await openid.fetchProtectedResource(config, token, new URL(`${DISCORD}/api/users/@me`), 'GET');
  const user = discordSchema.safeParse(await answer.json());
  return user.success ? { issuer: DISCORD, subject: user.data.id, name: nameOf(user.data.username) } : null;
}

/** As people may see it: without what is unseen or turns writing round. */
const nameOf = (said: string): string => said.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH) || 'somebody';

let known: { readonly of: string; readonly until: number; readonly config: openid.Configuration } | null = null;
const HOUR = 3_600_000;

/** The provider's own metadata, asked for once an hour. */
async function configuration(): Promise<Result<openid.Configuration>> {
  const settings = providerSettings();
  if (settings === null) return mistake('provider', 'This site knows no other way to sign in.');
  const of = JSON.stringify(settings);
  if (known?.of === of && known.until > Date.now()) return ok(known.config);
  try {
    const config = settings.issuer === DISCORD ? discord(settings) : await discovered(settings);
    known = { of, until: Date.now() + HOUR, config };
    return ok(config);
  } catch (error) {
    log.warn({ err: error, provider: settings.issuer }, 'provider');
    return mistake('provider', `${settings.name} does not answer.`, { next: 'Sign in with your password.' });
  }
}

async function discovered({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> {
  // Only a provider on this very machine may be asked without encryption; the start has looked.
  const plain = issuer.startsWith('http://') ? [openid.allowInsecureRequests] : [];
  const execute = [...plain, openid.enableNonRepudiationChecks];
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
}

function discord({ clientId, clientSecret }: ProviderSettings): openid.Configuration {
  const server = {
    issuer: DISCORD,
    authorization_endpoint: `${DISCORD}/oauth2/authorize`,
    token_endpoint: `${DISCORD}/api/oauth2/token`,
  };
  const config = new openid.Configuration(server, clientId, clientSecret);
  config.timeout = TIMEOUT_SECONDS;
  return config;
}

/** Something that this browser keeps for minutes, sealed. */
function ownCookieOf(name: string) {
  return {
    keep: async (held: Record<string, unknown>): Promise<void> => {
      const cookie = ownCookie(name);
      (await cookies()).set(cookie.name, await seal(name, held, MINUTES), { ...cookie.options, maxAge: MINUTES });
    },
    read: async () => unseal(name, (await cookies()).get(ownCookie(name).name)?.value),
    take: async () => {
      const cookie = ownCookie(name);
      const held = await unseal(name, (await cookies()).get(cookie.name)?.value);
      (await cookies()).set(cookie.name, '', { ...cookie.options, maxAge: 0 });
      return held;
    },
  };
}

const NOT_ASKED = mistake('provider', 'This browser did not ask for that, or too long ago.', {
  next: 'Begin anew on this page.',
});
const NOT_FITTING = mistake('provider', 'What came back does not fit what was asked.', { next: 'Begin anew.' });
const REFUSED = mistake('provider', 'The sign-in was broken off there.', {
  next: 'Begin anew, or sign in with your password.',
});
