import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** Set by main.ts for the room that is changed. */
const folders = (process.env.MUTATION_TESTS ?? '').split(' ');
const onDatabase = process.env.MUTATION_DATABASE === '1';

/** The tests that hold one room, as one project, for Stryker. */
export default defineConfig({
  root: at(''),
  resolve: {
    alias: [
      { find: /^@\//, replacement: at('') },
      { find: /^server-only$/, replacement: at('node_modules/server-only/empty.js') },
    ],
  },
  test: {
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    // What replaces modules needs files of its own, which all others do without for speed.
    exclude: ['**/*.mocked.test.ts', '**/node_modules/**'],
    ...(onDatabase ? { globalSetup: [at('tests/support/database-server.ts')] } : { isolate: false }),
    setupFiles: [at('tests/support/properties.ts')],
    // Few games of a property: each is played again for each change.
    env: { LOG_LEVEL: 'silent', CI: '1', SEASONS: '20' },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
