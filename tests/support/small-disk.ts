import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site';

/** A way to leave the database without room, and to give it room again. */
export interface SmallDisk {
  fill(): Promise<void>;
  free(): Promise<void>;
  /** Takes the disk away. */
  remove(): void;
}

/**
 * Puts a small file system under a data folder. Where this user may mount none, the database is made to answer each
 * new row as it answers on a full disk.
 */
export async function smallDisk(site: Site, megabytes: number): Promise<SmallDisk> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', site.data], { stdio: 'pipe' });
  } catch {
    return refusedRows(site);
  }
  const filler = join(site.data, 'filler');
  return {
    async fill() {
      const file = await open(filler, 'a');
      for (const size of [1 << 20, 1 << 12]) {
        const bytes = Buffer.alloc(size);
        while (
          await file.appendFile(bytes).then(
            () => true,
            () => false,
          )
        );
      }
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    remove: () => void execFileSync('umount', ['-l', site.data]),
  };
}

function refusedRows(site: Site): SmallDisk {
  const run = async (sql: string) => {
    const client = await site.connect();
    await client.query(sql);
    await client.end();
  };
  return {
    fill: () =>
      run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON "JournalEntry" EXECUTE FUNCTION full_disk()`),
    free: () => run('DROP FUNCTION full_disk CASCADE'),
    remove: () => {},
  };
}
