import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Five projects, told apart by folder and name alone:
//   unit      everything under tests/ that needs nothing but Node; a worker's files share what they import
//   mocked    *.mocked.test.ts: what puts something else in the place of a module, and so shares none
//   cases     tests/cases: the rules, as scenarios
//   database  tests/db and *.db.test.ts: a real PostgreSQL, one for the run
//   ground    tests/ground: starts and stops the product itself, one file at a time
const database = ['tests/db/**/*.test.ts', 'tests/**/*.db.test.ts'];
const ground = ['tests/ground/**/*.test.ts'];
const cases = ['tests/cases/**/*.test.ts'];
const mocked = ['tests/**/*.mocked.test.{ts,tsx}'];
// tests/bench has a package of its own.
const installed = ['**/node_modules/**'];

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: at('./') },
      // Its real entry refuses to load anywhere but in a server component.
      { find: /^server-only$/, replacement: at('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    passWithNoTests: false,
    // All that the machine has: by default one is left idle, of two.
    maxWorkers: '100%',
    setupFiles: ['tests/support/properties.ts'],
    // What is logged is looked at where it is tested.
    env: { LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...database, ...ground, ...cases, ...mocked, ...installed],
          isolate: false,
          // Properties run hundreds of games; a busy machine takes its time over them.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'mocked', include: mocked, testTimeout: 60_000 } },
      { extends: true, test: { name: 'cases', include: cases, isolate: false } },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          exclude: [...ground, ...installed],
          globalSetup: ['tests/support/database-server.ts'],
          // Some go through every action by every role; a busy machine takes its time over them.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ground',
          include: ground,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
