import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Setup } from '../../../lib/engine/rules/mercenaries/setup';
import { type EmbeddedServer, startEmbedded } from '../../../lib/platform/db/embedded';
import { migrate } from '../../../lib/platform/db/migrate';
import { dataFolder, startProduct, untilUp } from '../../support/product';
import { league } from './league';
import { PASSWORD, type Person } from './people';

/** A site with a season that is one test's alone. */
export interface Season {
  /** Where it is, without a slash at the end. */
  readonly url: string;
  /** The address of its database, which is the test's alone as well. */
  readonly database: string;
  /** Somebody's own browser, signed in, at the page to which the sign-in leads; null: a visitor's, at the front page. */
  enter(who: Person | null, options?: BrowserContextOptions): Promise<Page>;
}

interface Options {
  /** What the season opens with. */
  setup: Setup;
  /** Seasons that were opened before it, with the same league. */
  others: readonly { readonly key: string; readonly name: string }[];
}

export const test = base.extend<Options & { season: Season }, { server: EmbeddedServer }>({
  setup: [league, { option: true }],
  others: [[], { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: it is how the runner learns that nothing is asked for.
    async ({}, use) => {
      const folder = await dataFolder();
      const started = await startEmbedded({ folder: folder.path, password: 'test', throwaway: true });
      if (!started.ok) throw new Error(started.problem.message);
      await use(started.value);
      await started.value.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  season: [
    async ({ server, setup, others, browser }, use) => {
      const name = `season_${randomBytes(6).toString('hex')}`;
      const key = randomBytes(32).toString('hex');
      const env = { DATABASE_URL: server.url(name), DICE_KEY: key };
      await server.ensureDatabase(name);
      const migrated = await migrate(env.DATABASE_URL, 'prisma/migrations');
      if (!migrated.ok) throw new Error(migrated.problem.message);
      await openSeason({ setup, others }, env);
      const folder = await dataFolder();
      const product = await startProduct({ data: folder.path, env });
      const contexts: BrowserContext[] = [];
      try {
        await untilUp(product);
        await use({
          url: product.url,
          database: env.DATABASE_URL,
          enter: async (who, options) => {
            const context = await browser.newContext({ ...options, baseURL: product.url });
            contexts.push(context);
            const page = await context.newPage();
            // Leaving a page with words that are not sent asks; whoever tests that answers for itself.
            page.on('dialog', (dialog) =>
              dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss().catch(() => undefined),
            );
            if (who === null) await page.goto('/');
            else await signIn(page, who);
            return page;
          },
        });
      } finally {
        // Pages that stay open go on asking, and each takes its part of the machine from the tests after it.
        await Promise.all(contexts.map((context) => context.close()));
        product.child.kill('SIGTERM');
        await product.ended;
        await folder.remove();
        await server.dropDatabase(name);
      }
    },
    { timeout: 120_000 },
  ],
});

export { expect };

async function openSeason(seasons: Options, env: Record<string, string>): Promise<void> {
  const script = ['--import', 'tsx', '--conditions=react-server', 'tests/browser/support/open-season.ts'];
  const child = execFile(process.execPath, script, { env: { ...process.env, ...env } });
  child.stdin?.end(JSON.stringify(seasons));
  const said = child.stderr ? text(child.stderr) : '';
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The season cannot be opened:\n${await said}`);
}

async function signIn(page: Page, who: Person): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Name', { exact: true }).fill(who);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}
