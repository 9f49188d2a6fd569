import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

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
