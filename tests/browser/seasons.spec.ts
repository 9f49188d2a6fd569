import type { Page } from '@playwright/test';
import { expect, test } from './support/season';

/** An earlier season with the same teams and mercs, so that a link that forgets its season finds a page, and the wrong one. */
const PLOUGH = { key: 'plough', name: 'The Plough season' };
test.use({ others: [PLOUGH] });

/** What is of no season, and may be linked to from any. */
const OF_NONE =
  /^\/($|help$|seasons|tables|signin|signout|account|rules\/|admin\/(accounts|audit)|api\/|verify-dice|manifest|apple|icon|favicon|_next|fonts|invite|readme)/;

/** Follows every link below a season, and gives those that lead out of it, with the page that they are on. */
async function strays(page: Page, season: string): Promise<string[]> {
  const home = `/s/${season}`;
  const found: string[] = [];
  const known = new Set([home, `${home}/weeks`, `${home}/desk`, `${home}/admin`]);
  for (const path of known) {
    const response = await page.request.get(path);
    const body = await response.text();
    const at = new URL(response.url()).pathname;
    if (response.status() === 403) continue;
    if (response.status() !== 200) found.push(`${path}: ${response.status()}`);
    // Signing in is of no season: its head is the current one's.
    if (at === '/signin') continue;
    if (!at.startsWith(home)) found.push(`${path} leads to ${at}`);
    for (const [, name, given] of body.matchAll(/ (href|action)="(\/[^"#]*)/g)) {
      const link = (given ?? '').replaceAll('&amp;', '&');
      if (OF_NONE.test(link)) continue;
      if (link !== home && !link.startsWith(`${home}/`) && !link.startsWith(`${home}?`)) found.push(`${path}: ${link}`);
      else if (name === 'href' && !/[?&](sort|dir|down)=|replay\.json|\/export/.test(link)) known.add(link);
    }
  }
  expect(known.size).toBeGreaterThan(15);
  return found;
}

test('no link of a season leads into another, for anybody', async ({ season }) => {
  test.setTimeout(300_000);
  for (const who of [null, 'Ada', 'Maud'] as const) {
    const page = await season.enter(who, { javaScriptEnabled: false });
    expect(await strays(page, PLOUGH.key), `for ${who ?? 'a visitor'}`).toEqual([]);
    await page.context().close();
  }
});

test('each season has its own desk and weeks; old addresses and the front page are the current one’s', async ({
  season,
}) => {
  const ada = await season.enter('Ada');
  await ada.goto(`/s/${PLOUGH.key}/desk`);
  await ada.getByLabel('Your post').fill('Words for the earlier season.');
  await ada.getByRole('button', { name: /^Post( \d+ declarations?)?$/ }).click();
  // What is said of it comes with the answer; before that the address is the desk's as well.
  await expect(ada.getByText('Posted, with').first()).toBeVisible();
  await expect(ada).toHaveURL(new RegExp(`/s/${PLOUGH.key}/desk`));
  await ada.goto(`/s/${PLOUGH.key}/weeks/1`);
  await expect(ada.getByText('Words for the earlier season.')).toBeVisible();
  await ada.goto('/weeks/1');
  await expect(ada).toHaveURL(/\/s\/candlemas\/weeks\/1$/);
  await expect(ada.getByText('Words for the earlier season.')).toHaveCount(0);
  await ada.goto('/');
  await expect(ada.getByText('The Candlemas season').first()).toBeVisible();
  await ada.goto('/seasons');
  await expect(ada.getByRole('row', { name: /The Candlemas season the current one/ })).toBeVisible();
  await ada.getByRole('link', { name: PLOUGH.name }).click();
  await expect(ada).toHaveURL(new RegExp(`/s/${PLOUGH.key}$`));
});

test('an unknown key is a 404 that tells the names that are near', async ({ season }) => {
  const page = await season.enter(null);
  const response = await page.goto('/s/candlmas/weeks/1');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'The Candlemas season' }).click();
  await expect(page).toHaveURL(/\/s\/candlemas$/);
});
