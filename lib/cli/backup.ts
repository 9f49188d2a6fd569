import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeBackup } from '../platform/backup/make';
import { mistake, ok, type Result } from '../result';
import { parseArgs } from './arguments';
import type { CommandContext } from './commands';
import { progressOf } from './progress';
import { diceKeyOf, reachDatabase } from './reach';
import { readDemoAccounts } from './secrets';
import { bold, complain, note } from './start/say.mjs';

const USAGE = 'Usage: npm run backup -- FILE [--replace]';

/** `npm run backup -- FILE [--replace]`: the database and its key in one file, while the site runs or not. */
export async function backup(args: readonly string[], { settings, stop }: CommandContext): Promise<number> {
  const asked = parseArgs(args, USAGE);
  if (!asked.ok) return fail(asked);
  const file = await freeFile(asked.value.file, asked.value.replace);
  if (!file.ok) return fail(file);
  const reached = await reachDatabase(settings, stop);
  if (!reached.ok) return fail(reached);
  const { url, secrets, close } = reached.value;
  const progress = progressOf('Writing the backup');
  try {
    const diceKey = diceKeyOf(secrets);
    if (!diceKey.ok) return fail(diceKey);
    const keys = { diceKey: diceKey.value, demoAccounts: [...(await readDemoAccounts(settings.data))] };
    const made = await makeBackup(url, file.value, keys, { progress: progress.tell, stop });
    progress.end();
    if (!made.ok) return fail(made);
    const { bytes, rows, hash } = made.value;
    note(`Written: ${bold(file.value)} (${(bytes / 1e6).toFixed(1)} MB, ${rows} rows)`);
    note(`Hash of all tables: ${hash}`);
    note('It holds the key of the dice and all that people wrote: keep it where nobody else reads it.');
    return 0;
  } finally {
    progress.end();
    await close();
  }
}

function fail(result: Extract<Result<never>, { ok: false }>): number {
  complain(result.problem);
  return 1;
}

/** Where to write: a name of its own in a folder, or the file that is named, unless one is there. */
async function freeFile(named: string, replace: boolean): Promise<Result<string>> {
  const isFolder = (await statOf(named))?.isDirectory() ?? false;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = isFolder ? join(named, `mercenaries-${stamp}.tar.gz`) : resolve(named);
  if (replace || (await statOf(file)) === null) return ok(file);
  return mistake('taken', `${file} is there already.`, { next: 'Choose another name, or add --replace.' });
}

const statOf = (path: string) => stat(path).catch(() => null);
