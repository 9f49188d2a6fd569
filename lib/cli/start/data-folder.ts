import { readFileSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../platform/db/process';
import { mistake, ok, type Result } from '../../result';
import { clearScratch } from '../secrets';

/** Who runs from a data folder. */
export interface Runner {
  readonly pid: number;
  /** Tells the process from a later one of the same number. */
  readonly mark: string;
  readonly address: string;
}

/**
 * Makes the data folder, closed to others as far as the database's user allows, and takes it for this process.
 *
 * @param address where the site will be, for whoever tries to start a second one
 * @returns what gives the folder back
 */
export async function takeDataFolder(folder: string, address: string): Promise<Result<() => Promise<void>>> {
  const made = await makeFolder(folder);
  if (!made.ok) return made;
  const file = join(folder, 'run.json');
  const other = await runnerOf(folder);
  if (other) {
    return mistake('running', `The site runs already, from this folder: ${other.address} (process ${other.pid}).`, {
      next: 'Stop that one first, or give this one a folder of its own: DATA_DIR=… npm start',
    });
  }
  const self: Runner = { pid: process.pid, mark: markOf(process.pid), address };
  await writeFile(file, JSON.stringify(self), { mode: 0o600 });
  await clearScratch(folder);
  return ok(() => rm(file, { force: true }));
}

async function makeFolder(folder: string): Promise<Result<null>> {
  try {
    // As root, PostgreSQL runs as a user of its own, who must pass through to its data. What is secret has mode 0600.
    await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
    // Root may write where it may not: on a read-only file system only a try tells.
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return ok(null);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return mistake('folder', `The data folder ${folder} cannot be written (${code}).`, {
      next: 'Give this user the right to, or choose another: DATA_DIR=/some/folder npm start',
    });
  }
}

/** Who runs from a data folder now; null: nobody. */
export async function runnerOf(folder: string): Promise<Runner | null> {
  const runner: Runner | null = await readFile(join(folder, 'run.json'), 'utf8').then(JSON.parse, () => null);
  return runner && isAlive(runner.pid) && markOf(runner.pid) === runner.mark ? runner : null;
}

/** When the process began, as the system counts it; elsewhere than on Linux the number alone must do. */
function markOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[19] ?? '';
  } catch {
    return '';
  }
}
