import { disconnect } from '../platform/db/client';
import type { CommandContext } from './commands';
import { diceKeyOf, reachDatabase } from './reach';
import { makeClient } from './start/prepare';
import { complain, note } from './start/say.mjs';

/**
 * `npm run worker`: does what is due (deadlines of seasons and tables, topics that are followed) in a process of its own, beside the
 * site's, until it is ended. Any number may share one database.
 */
export async function worker(args: readonly string[], { settings, stop }: CommandContext): Promise<number> {
  if (args.length > 0) {
    complain({ message: `There is no option ${args[0]}.`, next: 'Usage: npm run worker' });
    return 1;
  }
  const client = await makeClient(stop);
  if (!client.ok) return fail(client.problem);
  const reached = await reachDatabase(settings, stop);
  if (!reached.ok) return fail(reached.problem);
  const { url, secrets, close } = reached.value;
  try {
    const key = diceKeyOf(secrets);
    if (!key.ok) return fail(key.problem);
    process.env.DATABASE_URL = url;
    process.env.DICE_KEY = key.value;
    note('Working: deadlines act as they pass. Ctrl+C ends it.');
    const { workUntil } = await import('./worker/until');
    await workUntil(url, stop);
    return 0;
  } finally {
    await disconnect();
    await close();
  }
}

function fail(problem: Parameters<typeof complain>[0]): number {
  complain(problem);
  return 1;
}
