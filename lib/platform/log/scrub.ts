/** What logs say instead of a secret. */
const HIDDEN = '[hidden]';

/** Names under which somebody might hand a secret to the log by mistake, whatever it is in. */
export const SECRET_FIELDS: readonly string[] = ['password', 'oldPassword', 'newPassword', 'passwordHash'].concat([
  ...['token', 'tokenHash', 'secret', 'seed', 'diceKey', 'nextauthSecret', 'databasePassword', 'databaseUrl'],
  ...['cookie', 'cookies', 'authorization', 'text', 'data', 'body', 'headers', 'input', 'values'],
]);

/** Those of this process: their very text is hidden wherever it stands. */
const SECRET_SETTINGS = ['DATABASE_URL', 'NEXTAUTH_SECRET', 'DICE_KEY', 'SEED_PASSWORD'];

/** A text, such as an error's, without this site's secrets, passwords of addresses, and cookies. */
export function scrub(text: string, environment: Readonly<Record<string, string | undefined>> = process.env): string {
  let clean = text;
  for (const name of SECRET_SETTINGS) {
    const secret = environment[name];
    if (secret && secret.length >= 6) clean = clean.replaceAll(secret, HIDDEN);
  }
  return clean
    .replace(/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, `$1:${HIDDEN}@`)
    .replace(/((?:session-token|callback-url|csrf-token|device)[^=\s;]*=)[^\s;]+/g, `$1${HIDDEN}`)
    .replace(/\beyJ[\w-]{8,}(?:\.[\w-]*){2,}/g, HIDDEN);
}

/** The path of a request as it may be written down: no query, and no token of a one-time link. */
export function scrubPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path
    .split('/')
    .map((part, place, parts) =>
      isToken(part) || /^(welcome|invite|reset)$/.test(parts[place - 1] ?? '') ? HIDDEN : part,
    )
    .join('/');
}

/** 128 bits and more as base64url or hex. Keys and names on this site are of small letters. */
const isToken = (part: string): boolean =>
  /^[\w-]{20,}$/.test(part) && (/[A-Z]/.test(part) || /^[0-9a-f]+$/.test(part));
