import { advance, difference } from './support/control-room';
import { bid, expectGp, previewOf, receiptsOf, saveRoster } from './support/desk';
import { expect, test } from './support/season';

test('a leader and an admin do their work with JavaScript off', async ({ season }) => {
  test.setTimeout(300_000);
  const plain = { javaScriptEnabled: false };
  const ada = await season.enter('Ada', plain);
  const maud = await season.enter('Maud', plain);

  await test.step('they read', async () => {
    for (const [room, heading] of [
      ['Week', 'Week 1, said and ruled'],
      ['Rulings', 'Rulings'],
      ['Wiki', 'The mercenaries'],
      ['Teams', 'Teams'],
      ['Rules', 'The rules of'],
    ] as const) {
      await ada.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: room, exact: true }).click();
      await expect(ada.getByRole('heading', { level: 1 })).toContainText(heading);
    }
  });

  await test.step('the admin is shown what an advance changes, and advances', async () => {
    await maud.goto('/admin');
    await expect(difference(maud, 'Week 1').first()).toContainText(/Peacetime.*becomes Wartime/);
    await advance(maud, 'Wartime', 'The week is at Wartime now.');
  });

  await test.step('a leader sees how a post is read, and what was typed stays', async () => {
    await ada.goto('/desk');
    await ada.getByLabel('Your post').fill('Rain on the road: **Needle Rain on Marl Okonjo**.');
    await ada.getByRole('button', { name: 'See how it is read' }).click();
    await expect(previewOf(ada, 'Needle Rain')).toContainText('Marl Okonjo is KO’d for the rest of the week.');
    await expect(ada.getByLabel('Your post')).toHaveValue('Rain on the road: **Needle Rain on Marl Okonjo**.');
    // Nothing was posted by that.
    await expect(ada.getByText('Nothing of yours is ruled in week 1 yet.', { exact: false })).toBeVisible();
  });

  await test.step('posts it', async () => {
    await ada.getByRole('button', { name: 'Post 1 declaration' }).click();
    await expect(ada.getByRole('status').filter({ hasText: 'Posted, with 1 declaration.' })).toBeVisible();
    await expect(receiptsOf(ada, 'Needle Rain')).toContainText('Marl Okonjo is KO’d for the rest of the week.');
    await expect(ada.getByLabel('Your post')).toBeEmpty();
  });

  await test.step('keeps a draft', async () => {
    await ada.getByLabel('Your post').fill('For tomorrow.');
    await ada.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(ada.getByRole('status').filter({ hasText: 'Kept as a draft.' })).toBeVisible();
    await expect(ada.getByLabel('Your post')).toHaveValue('For tomorrow.');
    // It is said once, also where the address still holds its number.
    await ada.reload();
    await expect(ada.getByLabel('Your post')).toHaveValue('For tomorrow.');
    await expect(ada.getByText('Kept as a draft.')).toHaveCount(0);
  });

  await test.step('saves a roster and places a bid, and is told of a mistake at its field', async () => {
    await saveRoster(ada, ['Greta Vane', 'Iron Moth']);
    await ada.goto('/desk');
    await expect(ada.getByRole('checkbox', { name: 'Iron Moth' })).toBeChecked();
    await expect(ada.getByRole('checkbox', { name: 'Tobias Wren' })).not.toBeChecked();
    const form = ada.getByRole('form', { name: 'Terrain bid' });
    await form.getByLabel('GP').fill('21');
    await form.getByRole('button', { name: 'Place the bid' }).click();
    await expect(form.getByRole('alert')).toContainText('The Lantern Watch bids 21 GP and has 20.');
    await expect(form.getByLabel('GP')).toHaveValue('21');
    await bid(ada, 'Moth Hall', 2);
  });

  await test.step('the admin settles an unclear text', async () => {
    await ada.getByLabel('Your post').fill('**Signal Fire**');
    await ada.getByRole('button', { name: /^Post/ }).click();
    await expect(receiptsOf(ada, 'Signal Fire').getByText('Unclear', { exact: true })).toBeVisible();
    await maud.goto('/admin/review');
    const form = maud.getByRole('form', { name: 'Settle “Signal Fire”' });
    await form.getByText('Something else', { exact: true }).click();
    await form.getByRole('radio', { name: 'Something else, below' }).check();
    await form.getByLabel('Ability').selectOption('Signal Fire (Tobias Wren)');
    await form.getByRole('button', { name: 'See what it changes' }).click();
    // Tobias Wren's fire brings 1 GP.
    await expect(difference(form, 'The Lantern Watch')).toContainText(/20.*becomes 21/);
    await form.getByRole('button', { name: 'Settle', exact: true }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Settled.' })).toBeVisible();
    await expectGp(maud, 'lantern-watch', 21);
  });

  await test.step('the admin begins a new day and locks the rosters', async () => {
    await maud.goto('/admin');
    await maud.getByText('New day', { exact: true }).click();
    await maud.getByRole('button', { name: 'Begin day 2' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'A new day has begun' })).toBeVisible();
    await advance(maud, 'Battles', 'The week is at Battles now.');
    await ada.goto('/matches/1-1');
    await expect(ada.getByRole('row', { name: 'Moth Hall 2 3 5' })).toBeVisible();
    await expect(ada.getByRole('table', { name: /The Lantern Watch/ }).getByRole('rowheader')).toHaveText([
      'Greta Vane',
      'Iron Moth',
    ]);
  });
});
