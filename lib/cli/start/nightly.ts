import { copyNightly } from '../../platform/backup/nightly';
import { log } from '../../platform/log/log';
import { readDemoAccounts } from '../secrets';
import type { Run } from './run-state';
import { environment } from './run-state';
import { complain } from './say.mjs';

/** How often it is looked whether the copy of the day is due. */
const EVERY_MS = 60_000;

/**
 * Has a copy made each day while the run goes on. What goes wrong with it is said, and never ends the run.
 * @returns what ends that, with a copy that is being made
 */
export function keepCopies(run: Run, url: string): () => Promise<void> {
  const stop = new AbortController();
  let working = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    working = makeOne(run, url, stop.signal).finally(() => {
      busy = false;
    });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await working;
  };
}

async function makeOne(run: Run, url: string, stop: AbortSignal): Promise<void> {
  const { settings } = run;
  try {
    const keys = {
      diceKey: environment(run, url).DICE_KEY ?? '',
      demoAccounts: [...(await readDemoAccounts(settings.data))],
    };
    const night = await copyNightly(url, settings.backup, keys, { stop });
    if (!night.ok) {
      log.error({ problem: night.problem.message }, 'nightly copy failed');
      complain({
        message: `The nightly copy failed: ${night.problem.message}.`,
        next: 'It is tried again in an hour.',
      });
    } else if (night.value.what === 'done') {
      const { file, bytes, hash } = night.value.made;
      log.info({ file, bytes, hash }, 'nightly copy');
    }
  } catch (error) {
    // The database is away: the next minute tries again.
    if (!stop.aborted) log.warn({ err: error }, 'nightly copy put off');
  }
}
