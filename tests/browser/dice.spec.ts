import { expect, test } from '@playwright/test';

test('a reader verifies the dice of a closed week in the own browser', async ({ page }) => {
  await page.goto('/dice?week=3');
  await expect(page.getByRole('heading', { name: 'Week 3, die by die' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Verified here' })).toBeVisible();
  await expect(page.getByText('not checked')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dice are listed, with how to check them otherwise', async ({ page, request }) => {
    await page.goto('/dice?week=3');
    await expect(page.getByRole('button', { name: 'Verify in this browser' })).toHaveCount(0);
    await expect(page.getByText('node verify-dice.mjs FILE')).toBeVisible();
    const bundle = await page.getByRole('link', { name: 'Replay bundle' }).getAttribute('href');
    const response = await request.get(bundle ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('immutable');
    expect((await request.get('/verify-dice.mjs')).status()).toBe(200);
  });
});
