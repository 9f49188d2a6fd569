import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../platform/db/embedded';
import { mistake, ok, type Result } from '../../result';
import { endWhenHung, PATIENCE } from './hung';
import { isFull, untilRoom } from './room';
import { environment, type Run } from './run-state';
import { note } from './say.mjs';
import { lastLines } from './tool.mjs';
import { startWeb, type WebServer } from './web';

/** As many unexpected ends within a minute are one too many. */
const RESTARTS = 3;

/** Starts the web server and waits until it answers. What it says before that is shown only when it fails. */
export async function openWeb(run: Run, url: string): Promise<Result<null>> {
  const before: string[] = [];
  let ready = run.settings.dev;
  const print = (line: string) => (ready ? console.log(line) : before.push(line));
  const web = startWeb(run.settings, environment(run, url), print);
  run.web = web;
  let how: string | null = null;
  web.ended.then((said) => {
    how = said;
  });
  while (how === null && !run.stop.aborted) {
    if (await web.answers(run.stop)) break;
    await sleep(40);
  }
  ready = true;
  if (how === null || run.stop.aborted) return ok(null);
  if (before.some((line) => line.includes('EADDRINUSE'))) {
    const { port } = run.settings;
    return mistake('port', `Port ${port} was taken by something else while this was starting.`, {
      next: `Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    });
  }
  return mistake('web-failed', [`The web server ended ${how}.`, ...lastLines(before.join('\n'), 20)].join('\n'));
}

/** Until the run is to end: starts again what ends by itself, unless that happens again and again. */
export async function watch(run: Run, url: string): Promise<Result<null>> {
  const stopped = whenAborted(run.stop);
  const ends: number[] = [];
  let asked: WebServer | undefined;
  for (;;) {
    // In development a page may be made for longer than that.
    if (run.web && run.web !== asked && !run.settings.dev) {
      asked = run.web;
      endWhenHung(run.web, run.stop).then((hung) => {
        if (hung) note(`The web server has not answered for ${PATIENCE / 1000} s.`);
      });
    }
    const web = run.web?.ended.then((how) => ({ name: 'The web server', how, again: () => openWeb(run, url) }));
    const server = run.server?.ended.then((how) => ({ name: 'The database', how, again: () => reopenServer(run) }));
    const event = await Promise.race([stopped, web ?? stopped, server ?? stopped]);
    if (event === 'stop') return ok(null);
    const { name, how, again } = event;
    const now = Date.now();
    // A full disk ends the database as often as it is started; that is no reason to end the site, which says so.
    if (await isFull(run.settings.data)) await untilRoom(run.settings.data, run.stop);
    else ends.push(now);
    if (run.stop.aborted) return ok(null);
    if (ends.filter((at) => now - at < 60_000).length > RESTARTS) {
      return mistake('unsteady', `${name} ended ${how}, once too often.`, {
        next: `See ${run.settings.data}/postgres.log and what is said above.`,
      });
    }
    note(`${name} ended ${how}; starting it again.`);
    let restarted = await again();
    while (!restarted.ok && !run.stop.aborted && (await isFull(run.settings.data))) {
      await untilRoom(run.settings.data, run.stop);
      restarted = await again();
    }
    if (!restarted.ok) return restarted;
    note(`${name} runs again.`);
  }
}

/** At the same address, for the web server keeps it. */
async function reopenServer(run: Run): Promise<Result<null>> {
  const { settings, secrets, stop } = run;
  const port = run.server ? { port: run.server.port } : {};
  const password = secrets.databasePassword;
  const started = await startEmbedded({ folder: settings.data, password, stop, ...port });
  if (!started.ok) return started;
  run.server = started.value;
  return ok(null);
}

function whenAborted(signal: AbortSignal): Promise<'stop'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stop');
    else signal.addEventListener('abort', () => resolve('stop'), { once: true });
  });
}
