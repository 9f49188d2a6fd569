import { expect, type Page, test } from '@playwright/test';
import { BROWSER_PASSWORD } from '../support/browser-server';

/** Says what the page broke of its own content policy. */
function violations(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) found.push(message.text());
  });
  return found;
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('somebody signs in on the way to a page, and signs out again', async ({ page }) => {
      const broken = violations(page);
      await page.goto('/account');
      await expect(page).toHaveURL(/\/signin\?to=%2Faccount$/);

      await signIn(page, 'odile', 'not her password');
      await expect(
        page.getByRole('form', { name: 'Sign in' }).getByRole('alert').filter({ hasText: 'Name or password is wrong' }),
      ).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('odile');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

      await signIn(page, 'odile', BROWSER_PASSWORD);
      // Without scripts a browser carries the form's own mark along into the page that it is led to.
      await expect(page).toHaveURL(/\/account(#at-sign-in)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odile');
      const [session] = (await page.context().cookies()).filter(({ name }) => name.endsWith('mercenaries.session'));
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/signin/);
      expect(broken).toEqual([]);
    });

    test('an address that leads nowhere says so, in the shell', async ({ page }) => {
      const broken = violations(page);
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7);
      expect(broken).toEqual([]);
    });
  });
}

test('every answer bears the headers that keep it to this site', async ({ request }) => {
  for (const path of ['/', '/signin', '/healthz', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    // A page that all visitors share names its scripts by their hashes, every other answer by a nonce of its own.
    const scripts =
      path === '/'
        ? /script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/
        : /script-src 'self' 'nonce-[^']+' 'strict-dynamic';/;
    expect(headers['content-security-policy']).toMatch(scripts);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('no two pages share a nonce', async ({ request }) => {
  const nonce = async () =>
    /nonce-([^']+)/.exec((await request.get('/signin')).headers()['content-security-policy'] ?? '')?.[1];
  expect(await nonce()).not.toBe(await nonce());
});

test('what another site sends is refused, whatever it is', async ({ request, baseURL }) => {
  for (const path of ['/', '/signin', '/account', '/api/auth/signout', '/healthz']) {
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const headers = origin === undefined ? undefined : { origin };
      expect((await request.post(path, { headers, form: { name: 'odile' } })).status(), `${path} from ${origin}`).toBe(
        403,
      );
    }
  }
  const own = await request.post('/signin', { headers: { origin: baseURL ?? '' }, form: { name: 'odile' } });
  expect(own.status()).not.toBe(403);
});

/** The pages that somebody has, the first of each list among them. */
async function pagesOf(page: Page, rooms: readonly string[]): Promise<string[]> {
  const found: string[] = [...rooms];
  for (const [room, pattern] of [
    ['/rulings', /\/rulings\/./],
    ['/wiki', /\/wiki\/[^?]/],
    ['/teams', /\/teams\/./],
    ['/', /\/matches\/./],
  ] as const) {
    await page.goto(room);
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    found.push(...links.filter((link) => pattern.test(link)).slice(0, 1));
  }
  return found;
}

const PUBLIC = [
  ...['/', '/weeks/1', '/rulings', '/wiki', '/teams', '/rules', '/signin'],
  ...['/rules/crisis-collide', '/dice', '/tables', '/seasons', '/s/lantern'],
];
const ADMIN = [
  ...['', '/review', '/paste', '/bbcode', '/journal', '/adjust', '/post', '/roll-back', '/import', '/handles'],
  ...['/accounts', '/accounts/odile', '/audit', '/versions', '/sandbox'],
].map((path) => `/admin${path}`);

test('no page asks for what its content policy forbids', async ({ page }) => {
  const broken = violations(page);
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      // An inline style would be refused, and what it was for would be missing.
      expect(await response?.text(), path).not.toMatch(/<[a-z][^>]* style=/);
    }
  };
  const all = await pagesOf(page, PUBLIC);
  expect(all).toHaveLength(PUBLIC.length + 4);
  await visit(all);
  await page.goto('/signin');
  await signIn(page, 'Odile', BROWSER_PASSWORD);
  await expect(page).toHaveURL(/\/desk$/);
  await visit(['/desk', '/account', ...all.filter((path) => path !== '/signin')]);
  await page.context().clearCookies();
  await page.goto('/signin');
  await signIn(page, 'Ines', BROWSER_PASSWORD);
  await expect(page).toHaveURL(/\/admin$/);
  await visit([...ADMIN, '/tables/new']);
  expect(broken).toEqual([]);
  expect(failed).toEqual([]);
});
