import { expect, test } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the front page opens, with its heading and nothing broken', async ({ page }) => {
      const broken: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
      });
      page.on('pageerror', (error) => broken.push(error.message));
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(broken).toEqual([]);
    });
  });
}
