import type { Page } from '@playwright/test';
import { expect, test } from './support/season';

/** Nobody can shake off the Hex of a user of level 30 (18 + 30), or concentrate through 40 damage (10 + 40 + 2). */
const SETUP = `ruleset: tabletop
creatures:
  Ysolde:
    player: Ysolde
    level: 30
    initiative: 20
    hp: 90
    abilities:
      Hex: { kind: Su, action: swift, duration: recovery, effects: [{ do: condition, value: hexed }] }
      Long Hymn: { kind: spell, level: 2, uses: 1 prepared, action: 1 round, effects: [{ do: heal, amount: 10 }] }
      Painted Wall: { kind: Su, action: swift, duration: 20 rounds, tags: [Image], save: { kind: Will, dc: 15, result: disbelief } }
  Torvald: { player: Torvald, level: 5, initiative: 10 }
  Grub: { cr: 4, initiative: 15 }
`;

/** As a page, and as the framework's own client asks for one. */
const AS: readonly Record<string, string>[] = [{}, { RSC: '1' }];

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function post(page: Page, text: string): Promise<void> {
  await page.goto('/tables/1');
  const form = page.getByRole('form', { name: 'Orders as a post' });
  await form.getByLabel('Post').fill(text);
  await form.getByRole('button', { name: 'Post' }).click();
}

async function next(page: Page, button: string): Promise<void> {
  await page.goto('/tables/1');
  await page.getByRole('button', { name: button, exact: true }).click();
  // Done, and back at the table.
  await expect(page).toHaveURL(/[?&]done=/);
}

test('an encounter of two rounds, with a spell that is interrupted and recovery rolls', async ({ season }) => {
  test.setTimeout(400_000);
  const maud = await season.enter('Maud');
  const ada = await season.enter('Ada');
  // It works with JavaScript off.
  const bram = await season.enter('Bram', { javaScriptEnabled: false });
  const nobody = await season.enter(null);

  await test.step('the game master opens it, and both players sit down', async () => {
    await maud.goto('/tables/new?game=tabletop');
    const form = maud.getByRole('form', { name: 'Open a table' });
    await form.getByLabel('Set-up').fill(SETUP.replace('level: 30', 'level: much'));
    await form.getByRole('button', { name: 'Open the table' }).click();
    await expect(form.getByRole('alert')).toContainText('Line 5');
    await form.getByLabel('Set-up').fill(SETUP);
    // The form asks who plays whom once it has read the set-up; the example's players have the same places.
    await form.getByLabel('Ysolde').selectOption({ label: 'Ada' });
    await form.locator('select[name="seat-2"]').selectOption({ label: 'Bram' });
    await form.getByRole('button', { name: 'Open the table' }).click();
    await said(maud, 'Table 1 is open.');
    for (const page of [ada, bram]) {
      await page.goto('/tables/1');
      await page.getByRole('button', { name: 'Take your seat' }).click();
      await said(page, 'You sit at this table now.');
    }
  });

  await test.step('in round 1 a curse is laid, and a long spell begun and disturbed', async () => {
    await next(maud, 'Begin round 1 with Ysolde');
    await post(ada, 'A finger, and then a song: **Hex on Grub**, **Long Hymn on Torvald**.');
    await expect(ada.getByRole('article').filter({ hasText: 'Long Hymn' }).first()).toContainText('Pending');
    await expect(ada.getByRole('region', { name: 'In force' })).toContainText('hexed');
    await next(maud, 'Turn of Grub');
    await maud.getByRole('link', { name: 'Something happens' }).click();
    const form = maud.getByRole('form', { name: 'Something happens' });
    await form.getByLabel('To').selectOption({ label: 'Ysolde' });
    await form.getByLabel('Damage').fill('40');
    await form.getByRole('button', { name: 'It happens' }).click();
    await said(maud, 'takes 40 damage');
  });

  await test.step('a recovery roll ends Grub’s turn, its die shown', async () => {
    await next(maud, 'Turn of Torvald');
    const roll = nobody.getByRole('article').filter({ hasText: 'Continues' }).first();
    await nobody.goto('/tables/1');
    await expect(roll).toContainText('of 1d20 for Grub’s recovery');
    await expect(roll).toContainText('against 48, not enough');
    await expect(roll).toContainText('duration:recovery');
  });

  await test.step('in round 2 the spell fails at step 2c, and is not spent', async () => {
    await next(maud, 'Begin round 2 with Ysolde');
    await ada.goto('/tables/1');
    await expect(ada.getByRole('heading', { level: 1 })).toContainText('Round 2');
    const lost = ada.getByRole('article').filter({ hasText: 'Distracted' }).first();
    await expect(lost).toContainText('Long Hymn');
    await lost.getByText('The steps, to 2c').click();
    await expect(lost.getByRole('row').filter({ hasText: '2c' })).toContainText('stopped');
    await expect(lost.getByRole('row').filter({ hasText: '3c' })).toContainText('not reached');
  });

  await test.step('who believes what is for the game master’s eyes alone', async () => {
    await post(ada, '**Painted Wall**');
    await maud.goto('/tables/1');
    await maud.getByRole('link', { name: 'Illusions' }).click();
    const form = maud.getByRole('form', { name: 'Look into an illusion' });
    await form.getByLabel('Who looks').selectOption({ label: 'Torvald' });
    await form.getByRole('button', { name: 'Look', exact: true }).click();
    await said(maud, 'Painted Wall');
    await expect(maud.getByRole('heading', { name: 'Who believes what' })).toBeVisible();
    for (const page of [ada, bram, nobody])
      for (const path of ['/tables/1', '/tables/1/record', '/rules/tabletop'])
        for (const headers of AS) {
          const body = await (await page.request.get(path, { headers })).text();
          expect(body.replaceAll('"not real"', ''), path).not.toMatch(
            /Who believes what|Disbelieved|takes Painted Wall/,
          );
        }
  });

  await test.step('the next recovery roll has one more for the earlier try', async () => {
    await next(maud, 'Turn of Grub');
    await next(maud, 'Turn of Torvald');
    await bram.goto('/tables/1');
    const roll = bram.getByRole('article').filter({ hasText: 'Continues' }).first();
    await expect(roll).toContainText('+1 earlier attempts');
    // Torvald’s player ends its turn by a form.
    await bram.getByRole('button', { name: 'End the turn of Torvald' }).click();
    await expect(bram.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  });
});
