import type { Page } from '@playwright/test';
import { advance, difference, openAmend } from './support/control-room';
import { fact } from './support/desk';
import { expect, test } from './support/season';

const done = (page: Page, said: string) => expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();

/** Sends an order of the form that is open: its changes are shown first, and it is saved the second time. */
async function order(page: Page, form: string, save: string, because: string | null): Promise<void> {
  const fields = page.getByRole('form', { name: form, exact: true });
  if (because !== null) await fields.getByLabel('Reason').fill(because);
  await fields.getByRole('button', { name: 'See what it changes' }).click();
  await expect(fields.getByText('What it changes', { exact: true })).toBeVisible();
  await fields.getByRole('button', { name: save, exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test(`every mistake is put right in the open, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    season,
  }) => {
    test.setTimeout(300_000);
    const maud = await season.enter('Maud', { javaScriptEnabled });
    const ada = await season.enter('Ada', { javaScriptEnabled });
    await advance(maud, 'Wartime', 'The week is at Wartime now.');

    await test.step('an adjustment is told as one where the number stands', async () => {
      await maud.goto('/admin/adjust?of=team%20lantern-watch');
      await maud.getByLabel('GP to add').fill('3');
      await order(maud, 'Numbers of The Lantern Watch', 'Adjust it', 'A prize');
      await done(maud, 'Adjusted.');
      await maud.goto('/teams/lantern-watch');
      // 20 at the start, and 3.
      await expect(fact(maud, 'GP')).toContainText('23');
      await expect(maud.getByText('A prize').first()).toBeVisible();
    });

    await test.step('a post in a leader’s place says so', async () => {
      await maud.goto('/admin/post');
      await maud.getByLabel('Team').selectOption('lantern-watch');
      await maud.getByRole('textbox', { name: /^Post/ }).fill('**Needle Rain on Marl Okonjo**');
      await order(maud, 'Post for a leader', 'Post it', null);
      await done(maud, 'Posted.');
      await expect(maud.getByText('posted by Maud on the leader’s behalf').first()).toBeVisible();
    });

    await test.step('a leader edits a post, and it counts once an admin accepts it', async () => {
      await openAmend(maud, 'Rulings to approve', 'Needle Rain');
      const override = maud.getByRole('form', { name: 'Override' });
      await override.getByLabel('Outcome').selectOption('Failed');
      await order(maud, 'Override', 'Save the override', 'The road was dry');
      await done(maud, 'Overridden.');

      await ada.goto('/desk');
      await ada.locator('#posts').getByRole('link', { name: 'Edit' }).click();
      // The desk, which may still stand there, has a field of that label too.
      const other = ada.getByRole('form', { name: 'Another version' });
      await other.getByLabel('Your post').fill('Only talk.');
      await other.getByRole('button', { name: 'See what it changes' }).click();
      await expect(difference(ada, 'Needle Rain').first()).toBeVisible();
      await other.getByRole('button', { name: 'Hand it in' }).click();
      await done(ada, 'Handed in.');
      await maud.goto('/admin/review');
      await maud.getByRole('link', { name: 'Accept or decline it' }).click();
      await order(maud, 'Accept the edit', 'Accept the edit', 'As asked');
      await done(maud, 'Accepted.');
    });

    await test.step('a correction that finds nothing to correct is listed, and counts again with its ruling', async () => {
      const orphans = maud.locator('#orphans');
      await expect(orphans).toContainText('The road was dry');
      await maud.goto('/admin/journal');
      await maud.getByRole('link', { name: 'Undo the last act' }).click();
      await order(maud, 'Take it back', 'Take it back', 'Too soon');
      await done(maud, 'Taken back.');
      await expect(maud.getByText('Too soon').first()).toBeVisible();
      await maud.goto('/admin/review');
      await expect(orphans).toHaveCount(0);
    });

    await test.step('the phase is rolled back', async () => {
      await maud.goto('/admin/roll-back');
      await order(maud, 'Roll back Wartime', 'Roll back Wartime', 'It opened too early');
      await done(maud, 'Wartime was rolled back.');
      await expect(maud.getByRole('heading', { level: 1 })).toContainText('Peacetime');
    });

    await test.step('an admin who leads a team is told of the own match, and kept from it where the owner says so', async () => {
      const piet = await season.enter('Piet', { javaScriptEnabled });
      await piet.goto('/admin/accounts/bram');
      const role = piet.getByRole('form', { name: 'Role and team' });
      await role.getByLabel('Role').selectOption('admin');
      await role.getByLabel('Reason').fill('A second pair of eyes');
      await role.getByRole('button', { name: 'Change role and team' }).click();
      await done(piet, 'Changed.');

      const bram = await season.enter('Bram', { javaScriptEnabled });
      await bram.goto('/admin/adjust?of=team%20salt-road');
      const numbers = bram.getByRole('form', { name: 'Numbers of The Salt Road' });
      await numbers.getByLabel('GP to add').fill('5');
      await numbers.getByLabel('Reason').fill('For me');
      await numbers.getByRole('button', { name: 'See what it changes' }).click();
      await expect(numbers).toContainText('This touches the match of The Salt Road, which you lead.');

      await piet.goto('/admin/journal');
      await piet.getByRole('button', { name: 'Keep admins from their own matches' }).click();
      await done(piet, 'Admins are kept from acts');
      await numbers.getByRole('button', { name: 'Adjust it' }).click();
      await expect(numbers.getByRole('alert')).toContainText('Ask another admin');
      await bram.goto('/teams/salt-road');
      await expect(fact(bram, 'GP')).toHaveText('15');
    });
  });
}
