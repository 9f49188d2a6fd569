import { randomBytes, randomInt } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What nobody but this installation may know. Losing it makes its database and its sealed dice unreadable. */
export interface Secrets {
  /** Of the embedded database. */
  readonly databasePassword: string;
  /** Signs the session tokens. */
  readonly nextauthSecret: string;
  /** 32 bytes in hex; seals the seeds of weeks that are not over. */
  readonly diceKey: string;
}

/** Someone to sign in as in the demo season. */
export interface DemoAccount {
  readonly name: string;
  readonly password: string;
  /** Who that is, in a few words: `leads the Argonauts`. */
  readonly who: string;
}

const secretsSchema: z.ZodType<Secrets> = z.strictObject({
  databasePassword: z.string().min(16),
  nextauthSecret: z.string().min(32),
  diceKey: z.string().regex(/^[0-9a-f]{64}$/),
});
const accountsSchema: z.ZodType<DemoAccount[]> = z.array(
  z.strictObject({ name: z.string(), password: z.string(), who: z.string() }),
);

/** Without what is mistaken for something else when it is read off a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * The secrets kept in a data folder, drawn on the first call.
 *
 * @throws when the folder cannot be written or the file is not what was written
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  const kept = await readSecrets(folder);
  if (kept) return kept;
  const drawn: Secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    nextauthSecret: newSessionSecret(),
    diceKey: randomBytes(32).toString('hex'),
  };
  await write(secretsFile(folder), drawn);
  return drawn;
}

/** The secrets kept in a data folder; null where none were drawn yet. */
export const readSecrets = (folder: string): Promise<Secrets | null> => read(secretsFile(folder), secretsSchema);

/**
 * Prepares to keep secrets in place of those that are there, so that no lack of room or right is met later.
 * @returns what puts them in their place, or with `false` leaves all as it was
 */
export async function replaceSecrets(folder: string, secrets: Secrets): Promise<(put: boolean) => Promise<void>> {
  const file = secretsFile(folder);
  const scratch = `${file}.${process.pid}`;
  await writeFile(scratch, asText(secrets), { mode: 0o600 });
  return (put) => (put ? rename(scratch, file) : rm(scratch, { force: true }));
}

/** A new key to sign sessions with: whoever was signed in is so no more. */
export const newSessionSecret = (): string => randomBytes(48).toString('base64url');

const secretsFile = (folder: string): string => join(folder, 'secrets.json');

/** A password for a demo account: the one of `SEED_PASSWORD` for all, or a random one (about 59 bits). */
export function demoPassword(): string {
  if (process.env.SEED_PASSWORD) return process.env.SEED_PASSWORD;
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]);
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** Keeps the demo accounts of the embedded database, so that each start can print them. */
export function saveDemoAccounts(folder: string, accounts: readonly DemoAccount[]): Promise<void> {
  return write(join(folder, 'demo-accounts.json'), accounts);
}

/** The demo accounts in the order in which they were kept; none when no demo season was seeded here. */
export async function readDemoAccounts(folder: string): Promise<readonly DemoAccount[]> {
  return (await read(join(folder, 'demo-accounts.json'), accountsSchema)) ?? [];
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** Whole or not at all, and for its owner's eyes alone. */
async function write(file: string, value: unknown): Promise<void> {
  const scratch = `${file}.${process.pid}`;
  await writeFile(scratch, asText(value), { mode: 0o600 });
  await rename(scratch, file);
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
