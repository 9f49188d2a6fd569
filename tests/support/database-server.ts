import type { TestProject } from 'vitest/node';
import { throwawayServer } from './throwaway-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the database that is migrated and never written to: fresh ones are copies of it. */
    readonly templateUrl: string;
  }
}

/** One PostgreSQL for all database tests of a run, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await throwawayServer();
  project.provide('templateUrl', await server.migrated('template'));
  return server.close;
}
