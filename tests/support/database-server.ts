import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../lib/platform/db/embedded';
import { migrate } from '../../lib/platform/db/migrate';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the database that is migrated and never written to: fresh ones are copies of it. */
    readonly templateUrl: string;
  }
}

/** One PostgreSQL for all database tests of a run, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-test-'));
  const started = await startEmbedded({ folder, password: 'test', throwaway: true });
  if (!started.ok) throw new Error(started.problem.message);
  const teardown = async () => {
    await started.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await started.value.ensureDatabase('template');
    const url = started.value.url('template');
    const migrated = await migrate(url, 'prisma/migrations');
    if (!migrated.ok) throw new Error(migrated.problem.message);
    project.provide('templateUrl', url);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
