import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The pages that everybody reads, each by a link that leads to one of its kind. */
const ROOMS = [
  ...['/', '/s/lantern', '/seasons', '/help', '/tables', '/signin'],
  ...[
    '/weeks/1',
    '/weeks/2',
    '/rulings',
    '/rules',
    '/wiki?sort=team',
    '/teams',
    '/dice',
    '/statistics',
    '/wiki/abilities?mark=Chance',
  ].map((room) => `/s/lantern${room}`),
];
const LINKS = [
  { from: '/', to: /^\/s\/lantern\/matches\/[^/]+$/ },
  { from: '/s/lantern/weeks/1', to: /^\/s\/lantern\/rulings\/[^/?]+$/ },
  { from: '/s/lantern/wiki', to: /^\/s\/lantern\/wiki\/[^/?]+$/ },
  { from: '/s/lantern/teams', to: /^\/s\/lantern\/teams\/[^/?]+$/ },
  { from: '/rules', to: /^\/rules\/[^/?#]+$/ },
];

/** Their addresses: every room, and one of each kind that the rooms link to. */
async function addresses(page: Page): Promise<string[]> {
  const found = [...ROOMS];
  for (const { from, to } of LINKS) {
    await page.goto(from);
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const link = links.find((href) => to.test(href));
    expect(link, `${from} links to ${to}`).toBeDefined();
    if (link) found.push(link);
  }
  return found;
}

test.describe('the public pages', () => {
  test.describe('without JavaScript, on a phone', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

    test('are whole: one heading at the top, the others in order, a title of their own, and nothing wider than the screen', async ({
      page,
    }) => {
      const titles = new Set<string>();
      const pages = await addresses(page);
      for (const address of pages) {
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(200);
        titles.add(await page.title());
        const levels = await page
          .locator('h1, h2, h3, h4')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
        expect(
          levels.filter((level) => level === 1),
          address,
        ).toHaveLength(1);
        for (const [at, level] of levels.entries())
          expect(level, address).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
        const room = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(room, `${address} scrolls sideways`).toBe(0);
      }
      // The current season's front page has two addresses, and its name for a title at its own.
      expect(titles.size).toBe(pages.length);
    });

    test('say of what is not there that it is not, with the status that says so too', async ({ page }) => {
      for (const address of [
        '/weeks/99',
        '/weeks/none',
        '/rulings/none',
        '/wiki/none',
        '/teams/none',
        '/matches/9-9',
        '/rules/none',
        '/tables/9',
        '/tables/none',
        '/wiki/a%00',
        '/s/lantrn',
        '/s/lantern/nothing',
      ]) {
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(404);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      }
    });

    test('filter by their own address', async ({ page }) => {
      await page.goto('/wiki');
      const all = await page.getByRole('row').count();
      await page.getByLabel('Pure Support only').check();
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page).toHaveURL(/ps=1/);
      const some = await page.getByRole('row').count();
      expect(some).toBeGreaterThan(1);
      expect(some).toBeLessThan(all);

      await page.goto('/weeks/1');
      await page.getByLabel('Outcome').selectOption('Nullified');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('article').first().getByText('Nullified', { exact: true }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Show all' }).click();
      await expect(page).toHaveURL(/\/weeks\/1$/);
    });
  });

  for (const look of [
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'light', width: 1440 },
  ] as const) {
    test.describe(`${look.colorScheme}, ${look.width} pixels wide`, () => {
      test.use({ colorScheme: look.colorScheme, viewport: { width: look.width, height: 900 }, bypassCSP: true });

      test('give axe nothing to find', async ({ page }) => {
        test.slow();
        // The first week holds nothing that the second does not, and four times as much of it.
        const pages = (await addresses(page)).filter((address) => address !== '/s/lantern/weeks/1');
        for (const address of pages) {
          await page.goto(address);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([]);
        }
      });
    });
  }
});
