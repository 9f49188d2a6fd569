import { randomBytes, randomInt } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { mistake, ok, type Result } from '../result';

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
 * @returns `broken-secrets` where the file is not what was written
 * @throws when the folder cannot be written
 */
export async function loadSecrets(folder: string): Promise<Result<Secrets>> {
  const kept = await readSecrets(folder);
  if (!kept.ok) return kept;
  if (kept.value) return ok(kept.value);
  const drawn: Secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    nextauthSecret: newSessionSecret(),
    diceKey: randomBytes(32).toString('hex'),
  };
  await write(secretsFile(folder), drawn);
  return ok(drawn);
}

/** The secrets kept in a data folder; null where none were drawn yet. @returns `broken-secrets` */
export async function readSecrets(folder: string): Promise<Result<Secrets | null>> {
  const file = secretsFile(folder);
  const text = await textOf(file);
  if (text === null) return ok(null);
  const read = parsed(text, secretsSchema);
  if (read.ok) return ok(read.value);
  return mistake('broken-secrets', `${file} is not what this site wrote there: ${read.why}.`, {
    next: 'Put it back from a copy, or restore a backup: without it the database and its dice stay closed.',
  });
}

/** Forgets what a run or a restore that was killed had begun to write. For whoever has taken the folder. */
export async function clearScratch(folder: string): Promise<void> {
  const begun = (await readdir(folder)).filter((name) =>
    /^(?:(?:secrets|demo-accounts)\.json\.\d+|\.probe-\d+)$/.test(name),
  );
  await Promise.all(begun.map((name) => rm(join(folder, name), { force: true })));
}

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

/** The demo accounts in the order in which they were kept; none when no demo season was seeded here, or nobody can read them. */
export async function readDemoAccounts(folder: string): Promise<readonly DemoAccount[]> {
  const text = await textOf(join(folder, 'demo-accounts.json'));
  const read = text === null ? null : parsed(text, accountsSchema);
  return read?.ok ? read.value : [];
}

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Never with what stands in the text: it is secret. */
function parsed<T>(text: string, schema: z.ZodType<T>): { ok: true; value: T } | { ok: false; why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: text.trim() === '' ? 'it is empty' : 'it is no JSON' };
  }
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  const at = read.error.issues[0]?.path.map(String).join('.');
  return { ok: false, why: at ? `“${at}” is missing or malformed` : 'it holds something else' };
}

/** Whole or not at all, and for its owner's eyes alone. */
async function write(file: string, value: unknown): Promise<void> {
  const scratch = `${file}.${process.pid}`;
  await writeFile(scratch, asText(value), { mode: 0o600 });
  await rename(scratch, file);
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
