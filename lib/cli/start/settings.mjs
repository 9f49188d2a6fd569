// @ts-check
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/**
 * What the environment, or a `.env` file, says about this run. `.env.example` tells what each name means.
 *
 * @typedef {object} Settings
 * @property {string} root the project's folder
 * @property {string} data absolute path of the folder for all that a run keeps
 * @property {number} port
 * @property {string} host
 * @property {string} address what a browser opens
 * @property {string | null} databaseUrl null: the embedded database
 * @property {boolean} seedDemo seed the demo season into an empty database
 * @property {{ folder: string, keep: number, hour: number }} backup the nightly copies: where, how many, after which hour
 * @property {boolean} dev
 */

/**
 * Reads the settings; those of `.env` hold where the environment has none.
 *
 * @param {string} root
 * @param {boolean} dev
 * @returns {{ settings: Settings } | { problem: { message: string, next: string } }}
 */
export function readSettings(root, dev) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SEED_DEMO, NEXTAUTH_URL } = process.env;
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_HOUR } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return { problem: { message: `PORT is "${PORT}", which is no port.`, next: 'Give a number from 1 to 65535.' } };
  }
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    const next = 'Write it as postgresql://user:password@host:5432/database, or leave it out for the embedded one.';
    return { problem: { message: 'DATABASE_URL is not the address of a PostgreSQL.', next } };
  }
  const wrong = (DATABASE_URL && databaseProblem(DATABASE_URL)) || secretsProblem();
  if (wrong) return { problem: wrong };
  const keep = Number(BACKUP_KEEP || 7);
  const hour = Number(BACKUP_HOUR || 3);
  if (!Number.isInteger(keep) || keep < 0) {
    return {
      problem: { message: `BACKUP_KEEP is "${BACKUP_KEEP}".`, next: 'Give how many copies to keep, or 0 for none.' },
    };
  }
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) {
    return { problem: { message: `BACKUP_HOUR is "${BACKUP_HOUR}".`, next: 'Give an hour from 0 to 23.' } };
  }
  const host = HOST || '127.0.0.1';
  const absolute = (/** @type {string} */ path) => (isAbsolute(path) ? path : join(root, path));
  const data = absolute(DATA_DIR || '.data');
  const local = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1';
  const shown = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    settings: {
      root,
      data,
      port,
      host,
      address: (NEXTAUTH_URL || `http://${shown}:${port}`).replace(/\/$/, ''),
      databaseUrl: DATABASE_URL || null,
      seedDemo: DATABASE_URL ? SEED_DEMO === '1' : SEED_DEMO !== '0',
      backup: { folder: BACKUP_DIR ? absolute(BACKUP_DIR) : join(data, 'backups'), keep, hour },
      dev,
    },
  };
}

/**
 * What is wrong with the address of a database; never with the password that stands in it.
 *
 * @param {string} text
 * @returns {{ message: string, next: string } | null}
 */
function databaseProblem(text) {
  const problem = (/** @type {string} */ why) => ({
    message: `DATABASE_URL is malformed: ${why}.`,
    next: 'Write it as postgresql://user:password@host:5432/database, with what is special in a password as %XX.',
  });
  if (!URL.canParse(text)) return problem('it is no address, or its port is none');
  const { username, password, pathname } = new URL(text);
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    return problem('a % in it is followed by no two hexadecimal digits');
  }
  return pathname.length > 1 && !pathname.slice(1).includes('/') ? null : problem('it names no database');
}

/** @returns {{ message: string, next: string } | null} what is wrong with the secrets and addresses of the environment */
function secretsProblem() {
  const { DICE_KEY, DRAND_URL, NEXTAUTH_SECRET, NEXTAUTH_URL, TRUST_PROXY } = process.env;
  if (DRAND_URL && (!URL.canParse(DRAND_URL) || !/^https?:$/.test(new URL(DRAND_URL).protocol))) {
    return { message: 'DRAND_URL is no address of a server.', next: 'Write it as https://api.drand.sh' };
  }
  const provider = providerProblem();
  if (provider !== null) return provider;
  if (DICE_KEY && !/^[0-9a-f]{64}$/i.test(DICE_KEY)) {
    return {
      message: `DICE_KEY is malformed: it has ${DICE_KEY.length} characters and is not 64 hexadecimal digits.`,
      next: 'Give the key that the database has; for a new one: openssl rand -hex 32',
    };
  }
  if (NEXTAUTH_SECRET && NEXTAUTH_SECRET.length < 32) {
    return {
      message: `NEXTAUTH_SECRET is too short: it has ${NEXTAUTH_SECRET.length} characters.`,
      next: 'Give 32 or more: openssl rand -base64 48',
    };
  }
  if (NEXTAUTH_URL && (!URL.canParse(NEXTAUTH_URL) || !/^https?:$/.test(new URL(NEXTAUTH_URL).protocol))) {
    return {
      message: `NEXTAUTH_URL is "${NEXTAUTH_URL}", which is no address of a site.`,
      next: 'Write what a browser opens: https://mercenaries.example',
    };
  }
  if (TRUST_PROXY && !/^\d{1,3}$/.test(TRUST_PROXY)) {
    return { message: `TRUST_PROXY is "${TRUST_PROXY}".`, next: 'Give how many proxies of yours stand before it.' };
  }
  return null;
}

/** @returns {{ message: string, next: string } | null} what is wrong with the provider at which people may sign in */
function providerProblem() {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = process.env;
  const given = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const missing = given.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length === given.length) return null;
  if (missing.length > 0) {
    const next = 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together, or none of them.';
    return {
      message: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, without which nobody can sign in elsewhere.`,
      next,
    };
  }
  const issuer = OIDC_ISSUER && URL.canParse(OIDC_ISSUER) ? new URL(OIDC_ISSUER) : null;
  const local = issuer !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);
  const fits = issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && local);
  if (!fits || issuer.search !== '' || issuer.hash !== '' || issuer.username !== '' || issuer.password !== '') {
    return {
      message: 'OIDC_ISSUER is no address of a provider.',
      next: 'Write what the provider calls its issuer: https://accounts.example, or https://discord.com',
    };
  }
  if (OIDC_NAME && OIDC_NAME.length > 40) {
    return {
      message: 'OIDC_NAME is too long.',
      next: 'Give the name that the button bears, of at most 40 characters.',
    };
  }
  return null;
}
