/** With which provider people may sign in beside passwords and passkeys: what the server was started with. */
export interface ProviderSettings {
  /** Its address, as its own answers name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button calls it. */
  readonly name: string;
}

export const DISCORD = 'https://discord.com';

/** @returns null where the site was started without one; `lib/cli/start/settings.mjs` has looked at what stands there. */
export function providerSettings(): ProviderSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = process.env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const issuer = OIDC_ISSUER.replace(/\/$/, '');
  const name = OIDC_NAME || (issuer === DISCORD ? 'Discord' : new URL(issuer).hostname);
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name };
}

/** Where a form may lead besides this site: to the provider, by which browsers hold the redirect of the form to be sent there. */
export const providerOrigin = (): string | null => {
  const settings = providerSettings();
  return settings === null ? null : new URL(settings.issuer).origin;
};
