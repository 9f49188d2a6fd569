import { runningEmbedded, startEmbedded } from '../platform/db/embedded';
import { mistake, ok, type Result } from '../result';
import { loadSecrets, readSecrets, type Secrets } from './secrets';
import { runnerOf, takeDataFolder } from './start/data-folder';
import { checkGiven, NAME } from './start/database';
import type { Settings } from './start/settings.mjs';

/** The site's database, for a command beside the site. */
export interface Reached {
  readonly url: string;
  /** Those of the data folder; null where there are none, as with a host that sets its own. */
  readonly secrets: Secrets | null;
  /** Ends what was started for it. */
  close(): Promise<void>;
}

/**
 * The database as it is: the one of `DATABASE_URL`, or the embedded one, which is started unless the site runs it.
 * @returns `no-data` where there is none yet, or why it cannot be reached
 */
export async function reachDatabase(settings: Settings, stop: AbortSignal): Promise<Result<Reached>> {
  const read = await readSecrets(settings.data);
  if (!read.ok) return read;
  const secrets = read.value;
  if (settings.databaseUrl) return given(settings.databaseUrl, secrets);
  if (!secrets) {
    return mistake('no-data', `There is no database in ${settings.data} yet.`, {
      next: 'Start the site once, or name another folder in DATA_DIR or a database in DATABASE_URL.',
    });
  }
  const { data: folder } = settings;
  if (await runnerOf(folder)) {
    const url = await runningEmbedded({ folder, password: secrets.databasePassword }, NAME);
    if (url) return ok({ url, secrets, close: async () => {} });
    return mistake('starting', 'The site is just starting or ending its database.', { next: 'Try again in a minute.' });
  }
  return reachAlone(settings, stop);
}

/**
 * The database for this command alone: an embedded one is started, and made where there is none.
 * @returns `running` where the site runs from the data folder, or why it cannot be reached
 */
export async function reachAlone(settings: Settings, stop: AbortSignal): Promise<Result<Reached>> {
  const folder = await takeDataFolder(settings.data, settings.address);
  if (!folder.ok) return folder;
  const giveBack = folder.value;
  const loaded = await loadSecrets(settings.data);
  if (!loaded.ok) {
    await giveBack();
    return loaded;
  }
  const secrets = loaded.value;
  if (settings.databaseUrl) {
    const reached = await given(settings.databaseUrl, secrets);
    if (!reached.ok) await giveBack();
    return reached.ok ? ok({ ...reached.value, close: giveBack }) : reached;
  }
  const server = await startEmbedded({ folder: settings.data, password: secrets.databasePassword, stop });
  if (!server.ok) {
    await giveBack();
    return server;
  }
  await server.value.ensureDatabase(NAME);
  const close = async () => {
    await server.value.stop();
    await giveBack();
  };
  return ok({ url: server.value.url(NAME), secrets, close });
}

async function given(url: string, secrets: Secrets | null): Promise<Result<Reached>> {
  const fit = await checkGiven(url);
  return fit.ok ? ok({ url, secrets, close: async () => {} }) : fit;
}

/**
 * The key of the dice, as the site gets it.
 * @returns `no-key` where neither the environment nor the data folder has it
 */
export function diceKeyOf(secrets: Secrets | null): Result<string> {
  const key = process.env.DICE_KEY || secrets?.diceKey;
  if (key) return ok(key);
  return mistake('no-key', 'The key of the dice is neither in DICE_KEY nor in the data folder.', {
    next: 'Run this with the DATA_DIR or the DICE_KEY that the site has.',
  });
}
