import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on to the next phase, once the control room has shown what that would change. */
export async function advance(page: Page, to: string, said: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: `Advance to ${to}` }).click();
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

/** The line of a difference that begins with a name: what is added, taken away or changed of it. */
export const difference = (place: Page | Locator, what: string): Locator =>
  place.getByRole('row', { name: new RegExp(`^(Added|Removed|Changed) ${what}`) });

/** Opens the page where a ruling can be overridden or struck, from the list in which it stands. */
export async function openAmend(page: Page, list: 'Rulings to approve' | 'Waiting', what: string): Promise<void> {
  await page.goto('/admin/review');
  await page
    .getByRole('table', { name: new RegExp(`^${list}`) })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: what, exact: true }) })
    .getByRole('link', { name: /verride/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
}

/** A post of the forum: by whom, when (milliseconds), and its text. */
export interface Pasted {
  readonly by: string;
  readonly at: number;
  readonly text: string;
}

export const topicOf = (posts: readonly Pasted[]): string =>
  posts.map(({ by, at, text }) => `${by} | ${new Date(at).toISOString().replace('T', ' ')} | ${text}`).join('\n');

/** Shows what is in a topic, without adding it. */
export async function previewPaste(page: Page, posts: readonly Pasted[]): Promise<void> {
  await page.goto('/admin/paste');
  await page.getByLabel('The topic').fill(topicOf(posts));
  await page.getByRole('button', { name: 'See what is in it' }).click();
  await expect(page.getByRole('table', { name: /^What is in it/ })).toBeVisible();
}

/** Adds the posts of a topic, all of them new. */
export async function paste(page: Page, posts: readonly Pasted[]): Promise<void> {
  await previewPaste(page, posts);
  await page.getByRole('button', { name: /^Add \d+ posts?$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: `Added ${posts.length} post` })).toBeVisible();
}

/** When Wartime of a week opened, as its public page says it (milliseconds). */
export async function wartimeOpened(page: Page, week: number): Promise<number> {
  await page.goto(`/weeks/${week}#wartime`);
  return Date.parse((await page.locator('#wartime').getByRole('time').first().getAttribute('datetime')) ?? '');
}
