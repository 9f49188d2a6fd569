import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { mistake, ok, type Result } from '../../result';

const run = promisify(execFile);

/** As whom PostgreSQL's programs run, and how they come to it. */
export interface PostgresAccount {
  /** Who must own its files; null: whoever runs this. */
  readonly owner: Ids | null;
  /** What Node is to change to before it runs a program. */
  readonly ids: Ids | Record<string, never>;
  /** A command that does that instead, put before the program. */
  readonly prefix: readonly string[];
}

export interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** Whoever runs this, as they are. */
export const OWN_ACCOUNT: PostgresAccount = { owner: null, ids: {}, prefix: [] };

const USER = 'postgres';
/** Bits of CAP_DAC_READ_SEARCH and CAP_DAC_OVERRIDE: either lets a process pass a folder that is closed to its user. */
const PASS = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const;

/**
 * Decides as whom PostgreSQL runs. It refuses to be root, so that root runs it as the system user `postgres`, which is
 * created when there is none.
 *
 * That user must be able to walk to the given folders. Where it cannot (a clone under `/root`, or in a folder of
 * `mktemp -d`), PostgreSQL is started with the one capability that lets it pass closed folders.
 *
 * @param folders absolute paths of folders that exist
 */
export async function postgresAccount(folders: readonly string[]): Promise<Result<PostgresAccount>> {
  if (process.getuid?.() !== 0) return ok(OWN_ACCOUNT);
  const ids = (await idsOf(USER)) ?? (await createUser());
  if (!ids) {
    return mistake('no-account', `PostgreSQL must not run as root, and no system user \`${USER}\` could be created.`, {
      next: `Create one (\`useradd --system ${USER}\`), or run this as an ordinary user.`,
    });
  }
  const closed = (await Promise.all(folders.map((folder) => closedTo(ids, folder)))).find((found) => found !== null);
  if (!closed) return ok({ owner: ids, ids, prefix: [] });
  const pass = await passPrefix(ids, folders);
  if (pass) return ok({ owner: ids, ids: {}, prefix: pass });
  return mistake('closed-folder', `The folder ${closed} is closed to the system user \`${USER}\`.`, {
    next: `Open it (\`chmod o+x ${closed}\`), move this folder elsewhere, or run this as an ordinary user.`,
  });
}

async function idsOf(user: string): Promise<Ids | null> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${user}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

async function createUser(): Promise<Ids | null> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', USER])
    .catch(() => run('adduser', ['-S', '-H', USER]))
    .catch(() => undefined);
  return idsOf(USER);
}

/** The first folder on the way from the root to `folder` that the user may not pass, or null. */
async function closedTo(ids: Ids, folder: string): Promise<string | null> {
  const parent = dirname(folder);
  const above = parent === folder ? null : await closedTo(ids, parent);
  if (above) return above;
  const { mode, uid, gid } = await stat(folder);
  const search = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
  return mode & search ? null : folder;
}

/** The command that gives the way free; null where there is none, as in a container without these capabilities. */
async function passPrefix({ uid, gid }: Ids, folders: readonly string[]): Promise<readonly string[] | null> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const bounds = BigInt(`0x${/^CapBnd:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const pass = PASS.find(({ bit }) => bounds & (1n << bit));
  if (!pass) return null;
  const options = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // The last one: access(2), by which initdb looks for its programs, heeds a capability under that bit alone.
  options.push(`--inh-caps=+${pass.name}`, `--ambient-caps=+${pass.name}`, '--securebits=+no_setuid_fixup');
  const tries = folders.map((folder) => run('setpriv', [...options, 'test', '-x', folder]));
  return Promise.all(tries).then(
    () => ['setpriv', ...options],
    () => null,
  );
}
