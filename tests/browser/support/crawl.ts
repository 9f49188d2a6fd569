import { expect, type Page } from '@playwright/test';

/** One answer of the site to one person. */
export interface Answer {
  /** How it was asked for: `HTML /teams`, `RSC /teams`. */
  readonly asked: string;
  readonly body: string;
}

/** Rooms that nobody needs a link to know. */
const ROOMS = [
  '/',
  '/weeks',
  '/rulings',
  '/rules',
  '/wiki',
  '/teams',
  '/desk',
  '/account',
  '/admin',
  '/admin/review',
  '/admin/paste',
  '/admin/topics',
  '/admin/bbcode',
  '/admin/bbcode?phase=Wartime',
  '/signin',
  '/signout',
  '/api/auth/signout',
  '/api/v1/season',
  '/api/v1/weeks/1',
  '/api/v1/rulings',
  '/api/v1/mercs',
  '/api/v1/teams',
  '/feeds/season.atom',
  '/feeds/rulings.atom',
  '/calendar.ics',
  '/sitemap.xml',
];

/**
 * Asks for every room, and for all that its pages lead to, with somebody's cookies: as a page, and as the framework's
 * own client asks for one.
 * @param more addresses to begin with, beside the rooms
 * @param ways how: where something must be found, as a page is enough; where nothing may be found, both
 */
export async function crawl(
  page: Page,
  more: readonly string[] = [],
  ways: 'both' | 'as a page' = 'both',
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const known = new Set([...ROOMS, ...more]);
  for (const path of known) {
    const html = await ask(page, path, 'HTML');
    answers.push(html);
    if (ways === 'both') answers.push(await ask(page, path, 'RSC'));
    for (const link of linksIn(html.body)) known.add(link);
  }
  return answers;
}

async function ask(page: Page, path: string, as: 'HTML' | 'RSC'): Promise<Answer> {
  const address = as === 'RSC' ? `${path}${path.includes('?') ? '&' : '?'}_rsc=canary` : path;
  const response = await page.request.get(address, { headers: as === 'RSC' ? { RSC: '1' } : {} });
  expect(response.status(), `${as} ${path}`).toBeLessThan(500);
  return { asked: `${as} ${path}`, body: await response.text() };
}

/** Addresses of this site to which a page links; its tables' other orders are the same rows again. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'));
  return links.filter((link) => !link.startsWith('/_next') && !/\.\w+$|[?&](sort|dir)=/.test(link));
}

/** Keeps the body of every answer that a page, its script or its forms get. */
export async function listen(page: Page): Promise<readonly Answer[]> {
  const heard: Answer[] = [];
  const isOurs = (url: URL) => !url.pathname.startsWith('/_next') && !url.pathname.endsWith('.svg');
  // In passing: once a page has gone elsewhere, the browser no longer gives the body.
  await page.route(isOurs, async (route) => {
    const request = route.request();
    const response = await route.fetch({ maxRedirects: 0 });
    heard.push({ asked: `${request.method()} ${new URL(request.url()).pathname}`, body: await response.text() });
    await route.fulfill({ response });
  });
  return heard;
}
