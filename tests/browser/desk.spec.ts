import type { Page } from '@playwright/test';
import { advance } from './support/control-room';
import { bid, declare, saveRoster } from './support/desk';
import { expect, test } from './support/season';

const post = (page: Page) => page.getByLabel('Your post');
const roster = (page: Page) => page.getByRole('form', { name: 'Roster' });
const terrain = (page: Page) => page.getByRole('form', { name: 'Terrain bid' });
const box = (page: Page, merc: string) => roster(page).getByRole('checkbox', { name: merc });
const HALF = 'Half a thought,\nand another';

/** What was typed into every form of the desk stands there still. */
async function allStands(page: Page): Promise<void> {
  await expect(post(page)).toHaveValue(HALF);
  await expect(box(page, 'Greta Vane')).toBeChecked();
  await expect(box(page, 'Iron Moth')).not.toBeChecked();
  await expect(terrain(page).getByLabel('GP')).toHaveValue('3');
  await expect(terrain(page).getByLabel('Terrain')).toHaveValue('Moth Hall');
}

async function typeAll(page: Page): Promise<void> {
  await page.goto('/desk');
  await post(page).fill(HALF);
  await box(page, 'Greta Vane').check();
  await terrain(page).getByLabel('Terrain').selectOption('Moth Hall');
  await terrain(page).getByLabel('GP').fill('3');
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`nothing typed is lost to another form of the desk, ${scripts}`, async ({ season }) => {
    test.setTimeout(300_000);
    const maud = await season.enter('Maud');
    await advance(maud, 'Wartime', 'The week is at Wartime now.');
    const ada = await season.enter('Ada', { javaScriptEnabled });

    await test.step('a choice that is sent keeps the post, the ticks and the bid', async () => {
      await typeAll(ada);
      await ada.getByText('Customizations of this week').click();
      const customize = ada.getByRole('form', { name: 'Customize Greta Vane' });
      await customize.getByLabel('Greta Vane').fill('The blue lantern');
      await customize.getByRole('button', { name: 'Choose' }).click();
      await expect(customize.getByRole('status').filter({ hasText: 'Customization chosen' })).toBeFocused();
      await allStands(ada);
    });

    await test.step('so does a bid that is refused', async () => {
      await terrain(ada).getByLabel('GP').fill('999');
      await terrain(ada).getByRole('button', { name: 'Place the bid' }).click();
      await expect(terrain(ada).getByRole('alert')).toBeFocused();
      await terrain(ada).getByLabel('GP').fill('3');
      await allStands(ada);
    });

    await test.step('and a look at how the post is read', async () => {
      await ada.getByRole('button', { name: 'See how it is read' }).click();
      await expect(ada.getByRole('region', { name: 'How it will be read' })).toContainText('Nothing is bold yet');
      await allStands(ada);
    });

    await test.step('the roster that is saved is saved, and the rest is still only typed', async () => {
      await roster(ada).getByRole('button', { name: 'Save this roster' }).click();
      await expect(roster(ada).getByRole('status').filter({ hasText: 'Roster saved: 1 merc.' })).toBeFocused();
      await allStands(ada);
      await expect(ada.getByText('Roster saved (done)', { exact: true })).toBeVisible();
      await expect(ada.getByText('Bid for terrain (to do)', { exact: true })).toBeVisible();
    });

    await test.step('it outlasts the page', async () => {
      await ada.goto('/account');
      await ada.goto('/desk');
      await allStands(ada);
      await expect(terrain(ada)).toContainText(/draft saved \d\d:\d\d, not sent yet/);
    });

    await test.step('what is posted is gone from the draft, and takes nothing else along', async () => {
      await ada.getByRole('button', { name: /^Post/ }).click();
      await expect(
        ada.getByRole('form', { name: 'Declare' }).getByRole('status').filter({ hasText: 'Posted' }),
      ).toBeFocused();
      await expect(post(ada)).toBeEmpty();
      await expect(terrain(ada).getByLabel('GP')).toHaveValue('3');
    });
  });

  test(`an answer stands at the form that was sent and takes the focus, ${scripts}`, async ({ season }) => {
    test.setTimeout(300_000);
    const maud = await season.enter('Maud', { javaScriptEnabled });
    await advance(maud, 'Wartime', 'The week is at Wartime now.');
    const ada = await season.enter('Ada', { javaScriptEnabled });

    await test.step('done', async () => {
      await saveRoster(ada, ['Greta Vane']);
      const said = roster(ada).getByRole('status').filter({ hasText: 'Roster saved: 1 merc.' });
      await expect(said).toBeFocused();
      await expect(said).toBeInViewport();
      await expect(ada.getByText('Roster saved: 1 merc.', { exact: false }).filter({ visible: true })).toHaveCount(1);
    });

    await test.step('refused, though the address still leads to what was done before', async () => {
      await terrain(ada).getByLabel('GP').fill('21');
      await terrain(ada).getByRole('button', { name: 'Place the bid' }).click();
      const refused = terrain(ada).getByRole('alert').filter({ hasText: 'The Lantern Watch bids 21 GP and has 20.' });
      await expect(refused).toBeFocused();
      await expect(refused).toBeInViewport();
      await expect(ada.getByText('Roster saved: 1 merc.', { exact: false }).filter({ visible: true })).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
    });

    await test.step('elsewhere on the site too', async () => {
      await ada.goto('/account');
      const form = ada.getByRole('form', { name: 'Change your password' });
      await form.getByLabel('Present password').fill('not-the-one-that-it-is');
      await form.getByLabel('New password').fill('a-lantern-over-the-quay');
      await form.getByRole('button').first().click();
      await expect(form.getByRole('alert').first()).toBeFocused();
    });

    await test.step('where the form is gone, at the head of the page', async () => {
      await ada.goto('/desk');
      await advance(maud, 'Battles', 'The week is at Battles now.');
      const head = maud.getByRole('status').filter({ hasText: 'The week is at Battles now.' });
      await expect(head).toBeFocused();
      await expect(head).toBeInViewport();
      await roster(ada).getByRole('button', { name: 'Save this roster' }).click();
      const refused = ada.getByRole('alert').filter({ hasText: 'locked' });
      await expect(refused).toBeFocused();
      await expect(refused).toBeInViewport();
    });
  });
}

test('what is typed saves itself, and leaving before it has asks', async ({ season }) => {
  test.setTimeout(300_000);
  const maud = await season.enter('Maud');
  await advance(maud, 'Wartime', 'The week is at Wartime now.');
  const ada = await season.enter('Ada');
  const asked: string[] = [];
  ada.on('dialog', (dialog) => asked.push(dialog.type()));

  await ada.goto('/desk');
  await post(ada).pressSequentially('Nobody');
  await ada.goto('/account');
  expect(asked).toEqual(['beforeunload']);

  await ada.goto('/desk');
  await post(ada).fill('Saved by itself');
  await expect(ada.getByRole('form', { name: 'Declare' }).getByText(/^saved \d\d:\d\d$/)).toBeVisible();
  await ada.goto('/account');
  expect(asked).toHaveLength(1);
  await ada.goto('/desk');
  await expect(post(ada)).toHaveValue('Saved by itself');

  // A roster that is ticked and not saved is no roster: it is kept, and leaving asks all the same.
  await box(ada, 'Iron Moth').check();
  await expect(roster(ada).getByText(/^draft saved \d\d:\d\d, not sent yet$/)).toBeVisible();
  await ada.goto('/account');
  expect(asked).toHaveLength(2);
  await ada.goto('/desk');
  await expect(box(ada, 'Iron Moth')).toBeChecked();

  await test.step('Enter in a field sends its own form', async () => {
    await terrain(ada).getByLabel('GP').fill('2');
    await terrain(ada).getByLabel('GP').press('Enter');
    await expect(terrain(ada).getByRole('status').filter({ hasText: 'Your bid of 2 GP' })).toBeFocused();
    await expect(post(ada)).toHaveValue('Saved by itself');
  });
});

test('one check at saving and at the lock, and what was done to a team stands on its desk', async ({ season }) => {
  test.setTimeout(300_000);
  const maud = await season.enter('Maud');
  await advance(maud, 'Wartime', 'The week is at Wartime now.');
  const ada = await season.enter('Ada');
  const bram = await season.enter('Bram');

  await test.step('a bid that the fee will sink is refused at once', async () => {
    // Old Corvin's upkeep of 6 is one above the limit of Mid tier.
    await saveRoster(ada, ['Old Corvin', 'Iron Moth']);
    await terrain(ada).getByLabel('GP').fill('20');
    await terrain(ada).getByRole('button', { name: 'Place the bid' }).click();
    await expect(terrain(ada).getByRole('alert')).toContainText(
      'The Lantern Watch bids 20 GP and has 20, of which 1 go to the roster’s fee first.',
    );
    await bid(ada, 'Moth Hall', 19);
  });

  await test.step('a roster that lost a merc since is no longer ticked off', async () => {
    await expect(ada.getByText('Roster saved (done)', { exact: true })).toBeVisible();
    await declare(bram, '**Ash Curtain on Iron Moth**', [
      { what: 'Ash Curtain', outcome: 'Resolved', reason: 'Iron Moth is KO’d for the rest of the week.' },
    ]);
    await ada.goto('/desk');
    await expect(ada.getByText('Roster saved (done)', { exact: true })).toHaveCount(0);
    await expect(ada.getByText('Your roster is no longer in order: save it again', { exact: false })).toBeVisible();
    await expect(ada.locator('#roster')).toContainText('Iron Moth is KO’d by Sable Quist’s Ash Curtain');
  });

  await test.step('what was done, what it changed and what to do stand there until it was seen', async () => {
    const done = ada.locator('#done-to-you');
    await expect(done).toContainText('Iron Moth is KO’d for the rest of the week.');
    await expect(done.getByRole('link', { name: /Iron Moth is on your roster and drops out of it/ })).toBeVisible();
    await done.getByRole('button', { name: 'I have seen this' }).click();
    await expect(done).toContainText('Nothing new since you last looked.');
    await expect(bram.locator('#done-to-you')).toHaveCount(0);
    await ada.getByRole('link', { name: 'Your match' }).click();
    await expect(ada).toHaveURL(/\/matches\/1-1$/);
  });

  await test.step('what the lock left out stands on the desk', async () => {
    await advance(maud, 'Battles', 'The week is at Battles now.');
    await ada.goto('/desk');
    const out = ada.locator('#roster');
    await expect(out).toContainText('The lock left out of your roster:');
    await expect(out).toContainText('Iron Moth is KO’d by Sable Quist’s Ash Curtain');
    await expect(out.getByRole('link', { name: 'glossary:ko' })).toBeVisible();
    await expect(out.getByRole('link', { name: 'How it was ruled' })).toBeVisible();
  });
});
