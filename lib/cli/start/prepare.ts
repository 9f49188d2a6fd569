import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mistake, ok, type Result } from '../../result';
import { step } from './say.mjs';
import { lastLines, runTool } from './tool.mjs';

/** Something that is made from files of the project, and again only when they have changed. */
interface Product {
  readonly doing: string;
  readonly note: string;
  /** Files and folders that it is made from; a missing one counts as empty. */
  readonly from: readonly string[];
  /** Where the hash of what it was made from is kept: inside what is made, so that both go together. */
  readonly stamp: string;
  readonly command: readonly string[];
  readonly env: Record<string, string>;
}

/** The database client. */
const CLIENT: Product = {
  doing: 'Making the database client',
  note: '(after each change of the schema)',
  from: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
  stamp: 'lib/platform/db/generated/made-from',
  command: ['node_modules/prisma/build/index.js', 'generate'],
  // Prisma looks for its native engine and would download it, though generating needs none: any program will do.
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
};

/** The pages. */
const PAGES: Product = {
  doing: 'Building the pages',
  note: '(after each change of the code; about half a minute)',
  from: [
    ...['app', 'components', 'lib', 'public', 'proxy.ts', 'instrumentation.ts', 'prisma/schema.prisma'],
    ...['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'],
  ],
  // As next.config.mjs has it.
  stamp: process.env.BENCH_PAGES === '1' ? '.next-bench/made-from' : '.next/made-from',
  command: ['node_modules/next/dist/bin/next', 'build'],
  env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
};

/** In `lib`, and no part of the pages. */
const APART = /^lib\/(cli\/|db\/generated\/)/;

/** Makes the database client, unless the one there is of this very schema. */
export const makeClient = (stop?: AbortSignal) => make(CLIENT, stop);

/** Builds the pages, unless those there are of these very sources. */
export const buildPages = (stop?: AbortSignal) => make(PAGES, stop);

async function make(product: Product, stop?: AbortSignal): Promise<Result<null>> {
  const hash = await hashOf(product.from);
  if (hash === (await readFile(product.stamp, 'utf8').catch(() => ''))) return ok(null);
  await rm(product.stamp, { force: true });
  const options = stop ? { env: product.env, stop } : { env: product.env };
  const { code, output } = await step(product.doing, product.note, () =>
    runTool(process.execPath, product.command, options),
  );
  if (code !== 0) {
    const command = `npx ${product.command.join(' ').replace(/^node_modules\/(\w+)\S*/, '$1')}`;
    return mistake('make-failed', `${product.doing} failed:\n${lastLines(output, 30).join('\n')}\n`, {
      next: `Mend that, and see \`${command}\` for more.`,
    });
  }
  await writeFile(product.stamp, hash);
  return ok(null);
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().filter((file) => !APART.test(file));
  const parts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file)] as const));
  const hash = createHash('sha256').update(process.version);
  for (const [file, bytes] of parts) hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [path];
  return (await Promise.all(entries.map((entry) => filesOf(join(path, entry.name))))).flat();
}
