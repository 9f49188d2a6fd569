import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Setup } from '../../../lib/engine/rules/mercenaries/setup';
import { dataFolder, startProduct, untilUp } from '../../support/product';
import { copyOf, type ThrowawayServer, throwawayServer } from '../../support/throwaway-server';
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

export const test = base.extend<Options & { season: Season }, { databases: Databases }>({
  setup: [league, { option: true }],
  others: [[], { option: true }],

  databases: [
    // biome-ignore lint/correctness/noEmptyPattern: it is how the runner learns that nothing is asked for.
    async ({}, use) => {
      const server = await throwawayServer();
      await use(new Databases(server));
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  season: [
    async ({ databases, setup, others, browser }, use) => {
      const { env, drop } = await databases.opened({ setup, others });
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
        await drop();
      }
    },
    { timeout: 120_000 },
  ],
});

export { expect };

interface Opened {
  readonly env: { readonly DATABASE_URL: string; readonly DICE_KEY: string };
  drop(): Promise<void>;
}

/** A worker's databases. Each kind of season is opened once, and copied for each test that plays it. */
class Databases {
  private readonly templates = new Map<string, Promise<Opened['env']>>();

  constructor(private readonly server: ThrowawayServer) {}

  async opened(seasons: Options): Promise<Opened> {
    const kind = JSON.stringify(seasons);
    const template = this.templates.get(kind) ?? this.open(seasons);
    this.templates.set(kind, template);
    const { DATABASE_URL, DICE_KEY } = await template;
    const name = newName('season');
    return {
      env: { DATABASE_URL: await copyOf(DATABASE_URL, name), DICE_KEY },
      drop: () => this.server.drop(name),
    };
  }

  private async open(seasons: Options): Promise<Opened['env']> {
    const url = await this.server.migrated(newName('template'));
    const env = { DATABASE_URL: url, DICE_KEY: randomBytes(32).toString('hex') };
    await openSeason(seasons, env);
    return env;
  }
}

const newName = (kind: string): string => `${kind}_${randomBytes(6).toString('hex')}`;

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
