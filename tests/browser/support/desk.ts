import { expect, type Locator, type Page } from '@playwright/test';
import { some } from '@/lib/engine/rules/kernel/say';

/** What a bold text comes to: what was declared, and the outcome with its reason. */
export interface Ruled {
  readonly what: string;
  readonly outcome: string;
  readonly reason: string;
}

/** A row's outcome is a word of its own, so that "Resolved" is not found in "Resolved without effect". */
const shows = async (place: Locator, { what, outcome, reason }: Ruled): Promise<void> => {
  await expect(place).toContainText(what);
  await expect(place.getByText(outcome, { exact: true })).toBeVisible();
  await expect(place).toContainText(reason);
};

/** The part of the preview that is about one bold text. */
export const previewOf = (page: Page, what: string): Locator =>
  page
    .getByRole('region', { name: 'How it will be read' })
    .getByRole('article')
    .filter({ has: page.locator('b', { hasText: what }) });

/** What was posted of an ability this week, the newest first. */
export const receiptsOf = (page: Page, what: string): Locator =>
  page
    .getByRole('table', { name: /Posted this week/ })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: what }) });

/** Writes a post at the desk and sees, before it is posted, that it would be ruled so; then posts it: it is ruled so. */
export async function declare(page: Page, text: string, ruled: readonly Ruled[]): Promise<void> {
  await page.goto('/desk');
  await page.getByLabel('Your post').fill(text);
  for (const one of ruled) await shows(previewOf(page, one.what), one);
  await page.getByRole('button', { name: /^Post/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Posted, with' })).toBeVisible();
  await expect(page.getByLabel('Your post')).toBeEmpty();
  await expect(page.getByRole('region', { name: 'How it will be read' }).getByRole('article')).toHaveCount(0);
  for (const one of ruled) await shows(receiptsOf(page, one.what).first(), one);
}

/** Ticks just these mercs and saves them as the roster. */
export async function saveRoster(page: Page, mercs: readonly string[]): Promise<void> {
  await page.goto('/desk');
  const form = page.getByRole('form', { name: 'Roster' });
  for (const box of await form.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  for (const merc of mercs) await form.getByRole('checkbox', { name: merc }).check();
  await form.getByRole('button', { name: 'Save this roster' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Roster saved: ${some(mercs.length, 'merc')}.` }),
  ).toBeVisible();
}

export async function bid(page: Page, terrain: string, gp: number): Promise<void> {
  await page.goto('/desk');
  const form = page.getByRole('form', { name: 'Terrain bid' });
  await form.getByLabel('Terrain').selectOption(terrain);
  await form.getByLabel('GP').fill(String(gp));
  await form.getByRole('button', { name: /the bid$/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Your bid of ${gp} GP for ${terrain} stands` }),
  ).toBeVisible();
}

/** A fact in the head of a desk or of a team's page, by its term. */
export const fact = (page: Page, term: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition');

/** Sees that a team has so much GP, on its public page. */
export async function expectGp(page: Page, team: string, gp: number): Promise<void> {
  await page.goto(`/teams/${team}`);
  await expect(fact(page, 'GP')).toHaveText(String(gp).replace('-', '−'));
}

/** The row of an ability in the desk's table of abilities. */
export const abilityRow = (page: Page, ability: string, merc: string): Locator =>
  page
    .getByRole('table', { name: /^Abilities/ })
    .getByRole('row')
    .filter({ hasText: ability })
    .filter({ hasText: merc });
