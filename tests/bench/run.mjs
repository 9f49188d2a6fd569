import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [, , room = ''] = process.argv;
if (room === 'pages' || room === 'search') {
  // What is measured there runs in a process of its own: the site as it is built, and a database.
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', `tests/bench/${room}/main.ts`, ...process.argv.slice(3)],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}

/**
 * `npm run bench`: bundles what is measured, as the site's own build does, and runs it. A loader that translates each
 * file on its way in leaves helpers in every function, which would be measured with it.
 */
const root = process.cwd();
const outDir = join(root, 'node_modules/.cache/bench');
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: { '@': root } },
  build: { ssr: 'tests/bench/main.ts', outDir, target: 'node20', minify: false, emptyOutDir: true },
});
await import(pathToFileURL(join(outDir, 'main.js')).href);
