import { announce } from '../../platform/db/presence';
import { ok, type Result } from '../../result';
import { diceKeyOf } from '../reach';
import { loadSecrets } from '../secrets';
import { takeDataFolder } from './data-folder';
import { hasNoOwner, openEmbedded, openGiven, startServer } from './database';
import { greet } from './greeting';
import { checkDiceKey } from './key-check';
import { keepCopies } from './nightly';
import { buildPages, makeClient } from './prepare';
import type { Run } from './run-state';
import { complain } from './say.mjs';
import { makeOwnerLink, seedDemo } from './scripts';
import type { Settings } from './settings.mjs';
import { openWeb, watch } from './watch';
import { keepWorker } from './worker';

/**
 * Runs the site: its data folder, its database, its pages and its web server, until `stop`; then ends them in order.
 *
 * @returns the exit code
 */
export async function supervise(settings: Settings, stop: AbortSignal): Promise<number> {
  const folder = await takeDataFolder(settings.data, settings.address);
  if (!folder.ok) {
    complain(folder.problem);
    return 1;
  }
  try {
    const secrets = await loadSecrets(settings.data);
    if (!secrets.ok) {
      complain(secrets.problem);
      return 1;
    }
    const run: Run = { settings, secrets: secrets.value, stop };
    try {
      const served = await serve(run);
      if (served.ok || stop.aborted) return 0;
      complain(served.problem);
      return 1;
    } finally {
      await run.web?.stop();
      await run.leave?.();
      await run.server?.stop();
    }
  } finally {
    await folder.value();
  }
}

async function serve(run: Run): Promise<Result<null>> {
  const client = await makeClient(run.stop);
  if (!client.ok) return client;
  const prepared = await prepare(run);
  if (!prepared.ok) return prepared;
  const url = prepared.value;
  run.stop.throwIfAborted();
  run.leave = await announce(url);
  const opened = await openWeb(run, url);
  if (!opened.ok) return opened;
  const link = (await hasNoOwner(url)) ? await makeOwnerLink(run, url) : ok(null);
  if (!link.ok) return link;
  if (!run.stop.aborted) await greet(run.settings, link.value);
  const kept = run.settings.dev ? [] : [keepCopies(run, url), keepWorker(run, url)];
  try {
    return await watch(run, url);
  } finally {
    await Promise.all(kept.map((end) => end()));
  }
}

/** The database and the pages, both at once; the address of the database. */
async function prepare(run: Run): Promise<Result<string>> {
  const cancel = new AbortController();
  const stop = AbortSignal.any([run.stop, cancel.signal]);
  const building = run.settings.dev ? Promise.resolve(ok(null)) : buildPages(stop);
  // Awaited below; until then its end is nobody's surprise.
  building.catch(() => undefined);
  try {
    const url = await openDatabase(run);
    if (!url.ok) return url;
    const key = diceKeyOf(run.secrets);
    const from = process.env.DICE_KEY ? 'DICE_KEY' : `${run.settings.data}/secrets.json`;
    const fits = key.ok ? await checkDiceKey(url.value, key.value, from) : key;
    if (!fits.ok) return fits;
    const built = await building;
    return built.ok ? url : built;
  } finally {
    cancel.abort();
  }
}

async function openDatabase(run: Run): Promise<Result<string>> {
  const { settings, secrets, stop } = run;
  const seed = settings.seedDemo ? (url: string) => seedDemo(run, url) : null;
  if (settings.databaseUrl) return openGiven(settings.databaseUrl, seed);
  const server = await startServer(settings, secrets, stop);
  if (!server.ok) return server;
  run.server = server.value;
  stop.throwIfAborted();
  return openEmbedded(server.value, seed);
}
