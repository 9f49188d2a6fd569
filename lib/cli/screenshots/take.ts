import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../test/chromium';
import { SCHEMES, type Shot, type Viewer, WIDTHS } from './pages';

const ARGS = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

/** Name and password of those who sign in. */
export type People = Partial<Record<Viewer, { readonly name: string; readonly password: string }>>;

/** The browser that takes the pictures. Close it. */
export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  const sandbox = found?.sandbox === false ? ['--no-sandbox'] : [];
  return chromium.launch({ args: [...sandbox, ...ARGS], ...(found ? { executablePath: found.path } : {}) });
}

async function contextOf(browser: Browser, site: string, who: People[Viewer]): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, locale: 'en-GB', timezoneId: 'UTC' });
  // In development a page is built when it is first asked for.
  context.setDefaultNavigationTimeout(120_000);
  if (who === undefined) return context;
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
  await page.close();
  return context;
}

/**
 * Takes a picture of the whole of each page at every width and in both schemes, as `NAME.WIDTH.SCHEME.png`.
 * Pages for which nobody can sign in are left out.
 * @returns how many were taken
 */
export async function takeShots(site: string, shots: readonly Shot[], people: People, to: string): Promise<number> {
  mkdirSync(to, { recursive: true });
  const browser = await openBrowser();
  let taken = 0;
  try {
    for (const viewer of ['visitor', 'leader', 'admin'] as const) {
      const mine = shots.filter((shot) => shot.as === viewer);
      if (mine.length === 0 || (viewer !== 'visitor' && people[viewer] === undefined)) continue;
      const context = await contextOf(browser, site, people[viewer]);
      const page = await context.newPage();
      for (const { name, path } of mine) {
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate('document.fonts.ready');
        // In development the framework puts a badge of its own on each page.
        await page.evaluate("document.querySelector('nextjs-portal')?.remove()");
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await page.screenshot({ path: join(to, `${name}.${width}.${colorScheme}.png`), fullPage: true });
            taken += 1;
          }
        }
      }
      await context.close();
    }
    return taken;
  } finally {
    await browser.close();
  }
}
