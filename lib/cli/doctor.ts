import { some } from '../engine/rules/kernel/say';
import { disconnect } from '../platform/db/client';
import { mistake, ok, type Result } from '../result';
import type { CommandContext } from './commands';
import { checkCopies } from './doctor/copies';
import { checkShape } from './doctor/database';
import { checkDisk, checkPermissions } from './doctor/files';
import type { Finding } from './doctor/finding';
import { mendPages } from './doctor/mend';
import { checkSearch } from './doctor/search';
import { checkSeeds } from './doctor/seeds';
import { checkWeeks } from './doctor/weeks';
import { diceKeyOf, reachDatabase } from './reach';
import { makeClient } from './start/prepare';
import { bold, complain, dim, note } from './start/say.mjs';
import type { Settings } from './start/settings.mjs';

const OPTIONS = ['--json', '--mend'];

/**
 * `npm run doctor [-- --json] [-- --mend]`: looks at everything that can go wrong with what is kept, and says what to
 * do; the site may run. With `--mend`, what people read is first written anew from the journals.
 * @returns 0 where nothing is wrong, 1 where something is, 2 where it could not look
 */
export async function doctor(args: readonly string[], { settings, stop }: CommandContext): Promise<number> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) {
    complain({ message: `There is no option ${unknown}.`, next: 'Usage: npm run doctor [-- --json] [-- --mend]' });
    return 2;
  }
  const looked = await examine(settings, stop, args.includes('--mend'));
  if (!looked.ok) {
    if (args.includes('--json')) console.log(JSON.stringify({ ok: false, problem: looked.problem, findings: [] }));
    else complain(looked.problem);
    return 2;
  }
  const findings = looked.value;
  const well = findings.every(({ state }) => state !== 'bad');
  if (args.includes('--json')) console.log(JSON.stringify({ ok: well, findings }));
  else print(findings);
  return well ? 0 : 1;
}

async function examine(settings: Settings, stop: AbortSignal, mend: boolean): Promise<Result<readonly Finding[]>> {
  const client = await makeClient(stop);
  if (!client.ok) return client;
  const reached = await reachDatabase(settings, stop);
  if (!reached.ok) return reached;
  const { url, secrets, close } = reached.value;
  try {
    const key = diceKeyOf(secrets);
    if (!key.ok) return key;
    process.env.DATABASE_URL = url;
    process.env.DICE_KEY = key.value;
    const shape = await checkShape(url);
    const files = [await checkDisk(settings.data), ...(await checkPermissions(settings.data))];
    // Tables of another shape cannot be read.
    if (shape.some(({ about, state }) => about === 'migrations' && state !== 'fine')) return ok([...shape, ...files]);
    if (mend) {
      const mended = await mendPages();
      if (!mended.ok) return mended;
    }
    const kept = [...(await checkSeeds()), ...(await checkWeeks()), ...(await checkCopies(settings))];
    return ok([...shape, ...kept, await checkSearch(), ...files]);
  } catch (error) {
    return mistake('fault', `It could not look: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await disconnect();
    await close();
  }
}

const MARKS: Readonly<Record<Finding['state'], string>> = { fine: '✓', warning: '!', bad: '✗' };

function print(findings: readonly Finding[]): void {
  for (const { about, state, message, next } of findings) {
    note(`${MARKS[state]} ${bold(about.padEnd(11))} ${message}`);
    if (next) note(`              ${dim('→')} ${next}`);
  }
  const wrong = findings.filter(({ state }) => state === 'bad').length;
  note(wrong === 0 ? '\n  Nothing is wrong.' : `\n  ${some(wrong, 'thing is', 'things are')} wrong.`);
}
