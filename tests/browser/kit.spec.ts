import { expect, type Page, test } from '@playwright/test';

/** What a browser computes of an element, or of what is drawn before it. */
const looks = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, { property, pseudo }) => all.map((one) => getComputedStyle(one, pseudo).getPropertyValue(property)),
      { property, pseudo },
    );

test.describe('the kit', () => {
  test('gives the links to clauses a target of at least 24 pixels', async ({ page }) => {
    await page.goto('/rulings');
    const heights = await page
      .locator('main table a[href*="/rules#"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ height }) => height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  test('shows captions of tables and posts as headings', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
    await page.goto('/weeks/2');
    const posts = page.getByRole('article');
    expect(await posts.count()).toBeGreaterThan(5);
    for (const post of (await posts.all()).slice(0, 6)) await expect(post.getByRole('heading').first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

    test('explains a word of the game on a tap, and as long as it has the focus', async ({ page }) => {
      await page.goto('/teams');
      const word = page.getByRole('button', { name: 'RI' });
      const gloss = page.getByText(/infrastructure less the upkeep/);
      await expect(gloss).toBeHidden();
      await word.click();
      await expect(gloss).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(gloss).toBeHidden();
      await word.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(gloss).toBeVisible();
    });
  });

  test.describe('in forced colours', () => {
    test.use({ forcedColors: 'active' });

    test('keeps attacker and defender, the room that is open, and what rests apart', async ({ page }) => {
      await page.goto('/');
      const boxes = await looks(page, 'main a[href*="/matches/"] [class*="side-box"]', 'background-color', '::before');
      expect(new Set(boxes).size).toBe(2);
      const here = await looks(page, 'nav[aria-label=Main] [aria-current]', 'border-bottom-color');
      const others = await looks(page, 'nav[aria-label=Main] a:not([aria-current])', 'border-bottom-color');
      expect(here).toHaveLength(1);
      expect(others).not.toContain(here[0]);

      await page.goto('/wiki/edmond-dantes');
      const strip = 'ol[aria-label$="week by week"] li';
      const resting = await looks(page, `${strip}:has-text("resting")`, 'outline-style');
      const ready = await looks(page, `${strip}:has-text("ready")`, 'outline-style');
      expect(resting.length).toBeGreaterThan(0);
      expect(new Set(resting)).toEqual(new Set(['dashed']));
      expect(ready).not.toContain('dashed');
      const fills = (words: string) => looks(page, `${strip}:has-text("${words}") [aria-hidden]`, 'background-color');
      expect(await fills('resting')).not.toEqual(expect.arrayContaining(await fills('ready')));
    });
  });
});
