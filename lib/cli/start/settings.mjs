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
