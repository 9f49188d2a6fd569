import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
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

export const test = base.extend<Options & { season: Season }, { databases: Databases }>({
  setup: [league, { option: true }],
  others: [[], { option: true }],

  databases: [
    // biome-ignore lint/correctness/noEmptyPattern: it is how the runner learns that nothing is asked for.
    async ({}, use) => {
      const folder = await dataFolder();
      const started = await startEmbedded({ folder: folder.path, password: 'test', throwaway: true });
      if (!started.ok) throw new Error(started.problem.message);
      await use(new Databases(started.value));
      await started.value.stop();
      await folder.remove();
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

  constructor(private readonly server: EmbeddedServer) {}

  async opened(seasons: Options): Promise<Opened> {
    const kind = JSON.stringify(seasons);
    const template = this.templates.get(kind) ?? this.open(seasons);
    this.templates.set(kind, template);
    const { DATABASE_URL, DICE_KEY } = await template;
    const name = newName('season');
    await this.run(`CREATE DATABASE ${name} TEMPLATE ${new URL(DATABASE_URL).pathname.slice(1)} STRATEGY file_copy`);
    return {
      env: { DATABASE_URL: this.server.url(name), DICE_KEY },
      drop: () => this.server.dropDatabase(name),
    };
  }

  private async open(seasons: Options): Promise<Opened['env']> {
    const name = newName('template');
    const env = { DATABASE_URL: this.server.url(name), DICE_KEY: randomBytes(32).toString('hex') };
    await this.server.ensureDatabase(name);
    const migrated = await migrate(env.DATABASE_URL, 'prisma/migrations');
    if (!migrated.ok) throw new Error(migrated.problem.message);
    await openSeason(seasons, env);
    return env;
  }

  private async run(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.server.url('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
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
