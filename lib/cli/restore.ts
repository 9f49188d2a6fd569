import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checked, checkBackup } from '../platform/backup/check';
import { restoreBackup } from '../platform/backup/restore';
import { mistake, ok, type Result } from '../result';
import { parseArgs } from './arguments';
import type { CommandContext } from './commands';
import { progressOf } from './progress';
import { type Reached, reachAlone } from './reach';
import { newSessionSecret, replaceSecrets, saveDemoAccounts } from './secrets';
import { MIGRATIONS } from './start/database';
import { bold, complain, note } from './start/say.mjs';

const USAGE = 'Usage: npm run restore -- FILE [--replace]';

/**
 * `npm run restore -- FILE [--replace]`: fills the database from a backup, and puts the backup's key into the data
 * folder. All of it, or nothing. Nobody stays signed in: who was put out since the backup would be let in again.
 */
export async function restore(args: readonly string[], { settings, stop }: CommandContext): Promise<number> {
  const asked = parseArgs(args, USAGE);
  if (!asked.ok) return fail(asked);
  const { file, replace } = asked.value;
  const checking = progressOf('Checking the backup');
  const backup = await checkBackup(file, checking.tell);
  checking.end();
  if (!backup.ok) return fail(backup);
  const key = keyFits(backup.value);
  if (!key.ok) return fail(key);
  const reached = await reachAlone(settings, stop);
  if (!reached.ok) return fail(reached);
  const progress = progressOf('Filling the database');
  try {
    const putSecrets = await prepareSecrets(settings.data, reached.value, backup.value);
    const options = { migrations: MIGRATIONS, replace, stop, progress: progress.tell };
    const restored = await restoreBackup(reached.value.url, backup.value, options).catch(async (error) => {
      await putSecrets(false);
      throw error;
    });
    progress.end();
    await putSecrets(restored.ok);
    if (!restored.ok) return fail(restored);
    const { rows, hash, migrated } = restored.value;
    note(`Restored: ${bold(file)} of ${backup.value.manifest.madeAt} (${rows} rows)`);
    note(`Hash of all tables: ${hash}, as in the backup`);
    if (migrated.length > 0) note(`Brought up to date since: ${migrated.join(', ')}`);
    note('Start the site with npm start. Everybody signs in anew.');
    return 0;
  } finally {
    progress.end();
    await reached.value.close();
  }
}

function fail(result: Extract<Result<never>, { ok: false }>): number {
  complain(result.problem);
  return 1;
}

/** A key in the environment goes before the one in the data folder; with another, the seeds would not open. */
function keyFits({ keys }: Checked): Result<null> {
  const set = process.env.DICE_KEY;
  if (!set || set.toLowerCase() === keys.diceKey.toLowerCase()) return ok(null);
  return mistake('other-key', 'DICE_KEY is another key than the one of the backup.', {
    next: 'Take it out of the environment and of .env: the key of the backup then goes to the data folder.',
  });
}

/** @returns what puts the secrets into their place, or with `false` throws them away */
async function prepareSecrets(
  folder: string,
  { secrets }: Reached,
  { keys }: Checked,
): Promise<(restored: boolean) => Promise<void>> {
  if (!secrets) throw new Error('A database that was reached alone has secrets.');
  const next = { ...secrets, diceKey: keys.diceKey.toLowerCase(), nextauthSecret: newSessionSecret() };
  const put = await replaceSecrets(folder, next);
  return async (restored) => {
    await put(restored);
    if (!restored) return;
    if (keys.demoAccounts.length > 0) await saveDemoAccounts(folder, keys.demoAccounts);
    else await rm(join(folder, 'demo-accounts.json'), { force: true });
  };
}
