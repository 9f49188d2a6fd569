import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, type Finding, fine, warning } from './finding';

/** Bytes that must be free: below the first it is a matter of days, below the second of hours. */
const LITTLE = 2_000_000_000;
const LEAST = 300_000_000;

/** Whether the disk of a folder has room. */
export async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize, blocks } = await statfs(folder);
  const free = bavail * bsize;
  const told = `${gigabytes(free)} of ${gigabytes(blocks * bsize)} are free where ${folder} is.`;
  const next = 'Make room: take away old backups and logs, or move the data to a larger disk.';
  if (free < LEAST) return bad('disk', told, next);
  return free < LITTLE ? warning('disk', told, next) : fine('disk', told);
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Whether what is secret in the data folder is its owner's alone. */
export async function checkPermissions(folder: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [name, allowed] of [
    ['secrets.json', 0o600],
    ['demo-accounts.json', 0o600],
    ['pg', 0o700],
  ] as const) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found === null || (found.mode & 0o777 & ~allowed) === 0) continue;
    const mode = allowed.toString(8);
    findings.push(
      bad('permissions', `${join(folder, name)} can be read by others.`, `chmod ${mode} ${join(folder, name)}`),
    );
  }
  return findings.length > 0 ? findings : [fine('permissions', `What is secret in ${folder} is its owner's alone.`)];
}
