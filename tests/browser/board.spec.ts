import { expect, test } from './support/season';

test('six cards answer one event in the order of the rules, before it happens and after', async ({ season }) => {
  test.setTimeout(300_000);
  const maud = await season.enter('Maud');
  const ada = await season.enter('Ada');
  const bram = await season.enter('Bram');

  await test.step('the admin opens the board that the form begins with', async () => {
    await maud.goto('/tables/new?game=deviants');
    const form = maud.getByRole('form', { name: 'Open a table' });
    await form.getByLabel('North').selectOption({ label: 'Ada' });
    await form.getByLabel('South').selectOption({ label: 'Bram' });
    await form.getByRole('button', { name: 'Open the table' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Table 1 is open.' })).toBeVisible();
    for (const page of [ada, bram]) {
      await page.goto('/tables/1');
      await page.getByRole('button', { name: 'Take your seat' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You sit at this table now.' })).toBeVisible();
    }
  });

  /** Column by column, HQs leftmost; in a column Characters first; among two of a type, whoever holds the Initiative. */
  const ORDER = [
    ['Toll', 'Old Mill, HQ, North', 'first'],
    ['Brace', 'Reef Warden, column 1, South', 'order:hq'],
    ['Aim', 'Hand Cannon, column 1, North', 'order:type'],
    ['Call', 'Tide Caller, column 2, South', 'order:column'],
    ['Ride Down', 'Pale Rider, column 2, North', 'order:initiative'],
    ['Churn', 'Salt Engine, column 2, South', 'order:type'],
  ] as const;

  await test.step('the judge names the event and sees the order with what decided it', async () => {
    await maud.goto('/tables/1');
    await maud.getByRole('combobox', { name: /^Event/ }).fill('Start of Clash');
    await maud.getByRole('button', { name: 'See the order' }).click();
    const answers = maud.getByRole('list', { name: 'What would answer it, in order' }).getByRole('listitem');
    await expect(answers).toHaveCount(ORDER.length);
    for (const [at, [ability, card, criterion]] of ORDER.entries()) {
      await expect(answers.nth(at)).toContainText(ability);
      await expect(answers.nth(at)).toContainText(card);
      await expect(answers.nth(at)).toContainText(criterion);
    }
    await expect(maud.getByText('Nothing has happened yet.')).toBeVisible();
  });

  await test.step('it happens, and everybody reads it in that order; what an ability caused is indented', async () => {
    await maud.getByRole('button', { name: 'Start of Clash happens' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'abilities answered' })).toBeVisible();
    await bram.goto('/tables/1');
    const lines = bram.getByRole('region', { name: 'Start of Clash' }).first().locator('ol > li');
    // Aim has Reef Warden struck, whose Grudge answers before the rest.
    const told = ['Toll', 'Brace', 'Aim', 'Grudge', 'Call', 'Ride Down', 'Churn'];
    const resolved = lines.filter({ hasText: 'Resolved' });
    await expect(resolved).toHaveCount(told.length);
    for (const [at, ability] of told.entries()) await expect(resolved.nth(at)).toContainText(ability);
    await expect(resolved.nth(3)).toHaveAttribute('data-depth', '1');
  });
});
