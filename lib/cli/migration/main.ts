import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../platform/db/embedded';
import { migrate } from '../../platform/db/migrate';
import { difference } from './differ';

const MIGRATIONS = 'prisma/migrations';
const SCHEMA = 'prisma/schema.prisma';

/**
 * `npm run migration -- a-few-words`: writes the migration that is missing between the checked-in ones and
 * `schema.prisma`. Read it before it is committed; what Prisma does not know (triggers) is added by hand.
 */
async function main(words: string | undefined): Promise<string> {
  if (!words || !/^[a-z0-9-]+$/.test(words)) throw new Error('Say what it does: npm run migration -- add-notes');
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-migration-'));
  const started = await startEmbedded({ folder, password: 'migration', throwaway: true });
  if (!started.ok) throw new Error(started.problem.message);
  try {
    await started.value.ensureDatabase('before');
    const url = started.value.url('before');
    const migrated = await migrate(url, MIGRATIONS);
    if (!migrated.ok) throw new Error(migrated.problem.message);
    const schema = { kind: 'schema', path: SCHEMA, text: await readFile(SCHEMA, 'utf8') } as const;
    const sql = await difference({ kind: 'database', url }, schema);
    if (sql === null) return `${MIGRATIONS} gives ${SCHEMA} already.`;
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const home = join(MIGRATIONS, `${stamp}_${words.replaceAll('-', '_')}`);
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'migration.sql'), sql);
    return `Written: ${home}/migration.sql`;
  } finally {
    await started.value.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

main(process.argv[2]).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
