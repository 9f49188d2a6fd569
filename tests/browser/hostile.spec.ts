import { Client } from 'pg';
import { doors } from '../support/doors';
import { PAYLOADS } from '../support/payloads';
import { advance } from './support/control-room';
import type { Person } from './support/people';
import { expect, test } from './support/season';

/** What stands in an address where a route has a part that varies. */
const PARTS: Record<string, string> = {
  '[season]': 'candlemas',
  '[number]': '1',
  '[key]': 'ada',
  '[team]': 'salt-road',
  '[slug]': 'greta-vane',
};
const addresses = doors()
  // A program signs out there, and an upload has no page.
  .filter(({ path }) => !path.startsWith('/api/') && !path.endsWith('/upload'))
  .map(({ path, admits }) => ({
    path: path.replace(/\[+[^\]]+\]+/g, (part) => PARTS[part] ?? 'none'),
    admits: admits.length > 0,
    admin:
      admits.length > 0 &&
      (/^(\/s\/[^/]+)?\/admin/.test(path) ||
        path === '/tables/new' ||
        path.startsWith('/seasons/new') ||
        path.endsWith('/lab') ||
        path.endsWith('/override')),
  }));
const WITHOUT = { javaScriptEnabled: false };

test('every page is answered to every role as the policy has it, and refused whole', async ({ season }) => {
  test.setTimeout(300_000);
  const people: (Person | null)[] = [null, 'Nell', 'Ada', 'Maud', 'Piet'];
  for (const who of people) {
    const page = await season.enter(who, WITHOUT);
    const check = async ({ path, admits, admin }: (typeof addresses)[number]) => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      const asked = `${path} by ${who ?? 'a visitor'}`;
      const status = response.status();
      expect.soft(status, asked).toBeLessThan(500);
      if (who === null && admits) {
        expect
          .soft([status, response.headers().location], asked)
          .toEqual([307, expect.stringContaining('/signin?to=')]);
      } else if (admin && (who === 'Nell' || who === 'Ada')) {
        expect.soft(status, asked).toBe(403);
        expect.soft(await response.text(), asked).toContain('You cannot open this page');
      } else if (path.startsWith('/s/candlemas/desk') && who !== 'Ada' && who !== null) {
        expect.soft(status, asked).toBe(403);
      } else {
        expect.soft(status, asked).not.toBe(403);
      }
    };
    await Promise.all(addresses.map(check));
    await page.context().close();
  }
});

test('what another site sends is refused at every address', async ({ season }) => {
  const page = await season.enter('Piet');
  const origins = ['https://evil.example', 'null', undefined];
  const check = async ({ path }: (typeof addresses)[number]) => {
    for (const origin of origins) {
      const headers = origin === undefined ? undefined : { origin };
      const response = await page.request.post(path, { headers, form: { name: 'Piet' } });
      expect.soft(response.status(), `${path} from ${origin}`).toBe(403);
    }
  };
  await Promise.all(addresses.map(check));
});

test('nothing that a leader writes runs in anybody’s browser', async ({ season }) => {
  const maud = await season.enter('Maud');
  await advance(maud, 'Wartime', 'The week is at Wartime now.');
  const ada = await season.enter('Ada');
  await ada.goto('/desk');
  await ada.getByLabel('Your post').fill(Object.values(PAYLOADS).join('\n\n'));
  await ada.getByRole('button', { name: /^Post/ }).click();
  await expect(ada.getByRole('status').filter({ hasText: 'Posted' })).toBeVisible();

  for (const [page, path] of [
    [ada, '/desk'],
    [maud, '/weeks/1'],
    [maud, '/admin/review'],
    [maud, '/admin/audit?q=stung'],
  ] as const) {
    const stung: string[] = [];
    page.on('pageerror', (error) => stung.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(season.url)) stung.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // A payload that ran would have called what is not there.
    expect(stung, path).toEqual([]);
    const found = page.locator('main').locator('script, style, iframe, object, embed, [onerror], [onclick], [onload]');
    await expect(found, path).toHaveCount(0);
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
    expect(
      links.filter((protocol) => !/^https?:$/.test(protocol)),
      path,
    ).toEqual([]);
  }
});

test('a post of 5 MB is refused in plain words, and stays in the form', async ({ season }) => {
  const text = 'A very long speech. '.repeat(262_144);
  const ada = await season.enter('Ada');
  await ada.goto('/desk');
  await ada.getByLabel('Your post').fill(text);
  await expect(ada.getByText('A post holds at most 50,000 characters, and this has 5,242,880.')).toBeVisible();
  await ada.getByRole('button', { name: 'See how it is read' }).click();
  await expect(ada.getByRole('alert').filter({ hasText: 'more than 4 MB' })).toBeVisible();
  expect((await ada.getByLabel('Your post').inputValue()).length).toBe(text.length);

  const plain = await season.enter('Ada', WITHOUT);
  await plain.goto('/desk');
  await plain.getByLabel('Your post').fill(text);
  const [answer] = await Promise.all([
    plain.waitForResponse((response) => response.request().method() === 'POST'),
    plain.getByRole('button', { name: 'See how it is read' }).click(),
  ]);
  expect(answer.status()).toBe(413);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('That is too long');
});

for (const javaScriptEnabled of [true, false]) {
  test(`a page that fails says so whole, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({ season }) => {
    const page = await season.enter(null, { javaScriptEnabled });
    const database = new Client({ connectionString: season.database });
    await database.connect();
    await database.query('ALTER TABLE "Ruling" RENAME COLUMN "reason" TO "elsewhere"');
    await database.end();
    const response = await page.goto('/rulings');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be made');
    await expect(page.getByText(/^Fault \d+/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7);
  });
}

test('somebody is invited, joins, is reset and signed out, with JavaScript off', async ({ season }) => {
  const piet = await season.enter('Piet', WITHOUT);
  await piet.goto('/admin/accounts');
  await piet.getByLabel('For whom').fill('Oona');
  await piet.getByLabel('Role').selectOption('player');
  await piet.getByRole('button', { name: 'Make the link' }).click();
  const invite = await piet.getByLabel('Link', { exact: true }).inputValue();

  const oona = await season.enter(null, WITHOUT);
  await oona.goto(new URL(invite).pathname);
  await oona.getByLabel('Name').fill('Oona');
  await oona.getByLabel('Password').fill('a long enough one');
  await oona.getByRole('button', { name: 'Make my account' }).click();
  await expect(oona.getByRole('status').filter({ hasText: 'Welcome, Oona.' })).toBeVisible();
  await oona.goto(new URL(invite).pathname);
  await expect(oona.getByRole('heading', { level: 1 })).toHaveText('A link that is over');

  await piet.goto('/admin/accounts/oona');
  await piet.getByRole('button', { name: 'Make a reset link' }).click();
  const reset = await piet.getByLabel('Link', { exact: true }).inputValue();
  const elsewhere = await season.enter(null, WITHOUT);
  await elsewhere.goto(new URL(reset).pathname);
  await elsewhere.locator('input[name=password]').fill('another long enough one');
  await elsewhere.getByRole('button', { name: 'Set the password' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Oona');
  await expect(elsewhere.getByRole('row').filter({ hasText: 'this browser, now' })).toHaveCount(1);
  await oona.goto('/account');
  await expect(oona).toHaveURL(/\/signin/);

  await piet.goto('/admin/audit?who=oona');
  for (const act of ['Joined by an invite link', 'Made a reset link', 'Set a new password by a reset link']) {
    await expect(piet.getByRole('row').filter({ hasText: act })).toHaveCount(1);
  }
});
