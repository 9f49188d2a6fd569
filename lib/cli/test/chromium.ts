import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { complain, step } from '../start/say.mjs';
import { lastLines, runTool } from '../start/tool.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** The Chromium that browser tests drive: the one of `CHROMIUM`, or the system's; null when there is none. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isExecutable) ?? null;
}

/** Finds Chromium, or on a CI machine of Debian's kind installs it; false, and said how, when there is none. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (process.env.CI && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const output = await step('Installing Chromium', '(once; about a minute)', async () => {
      const update = await runTool('apt-get', ['update', '-qq'], { env });
      const get = await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
      return update.output + get.output;
    });
    if (findChromium()) return true;
    console.error(lastLines(output, 10).join('\n'));
  }
  const next = 'Install it: `apt-get install chromium` as root, or name one in CHROMIUM.';
  complain({ message: 'The browser tests need Chromium, and there is none.', next });
  return false;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
