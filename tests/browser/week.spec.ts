import { advance, difference, openAmend, paste, previewPaste, wartimeOpened } from './support/control-room';
import { abilityRow, bid, declare, expectGp, receiptsOf, saveRoster } from './support/desk';
import { expect, test } from './support/season';

test('two leaders and an admin play a week, from Peacetime to the next Peacetime', async ({ season }) => {
  test.setTimeout(600_000);
  const ada = await season.enter('Ada');
  const bram = await season.enter('Bram');
  const maud = await season.enter('Maud');
  const visitor = await season.enter(null);

  await test.step('Peacetime: a hire, and an ability that will rest', async () => {
    const hire = bram.getByRole('form', { name: 'Hire' });
    await hire.getByRole('button', { name: 'Hire' }).click();
    await expect(bram.getByRole('status').filter({ hasText: 'Hired, for ' })).toBeVisible();
    // 15 GP at the start, 3 for Juno Brackett.
    await expectGp(visitor, 'salt-road', 12);

    await declare(ada, 'The lamps are lit. **Evening Rounds**.', [
      { what: 'Evening Rounds', outcome: 'Resolved', reason: 'The Lantern Watch: +1 GP.' },
    ]);
    // 20 at the start, 1 from the rounds.
    await expectGp(visitor, 'lantern-watch', 21);
  });

  await test.step('the admin goes on to Wartime, and is shown first what that changes', async () => {
    await maud.goto('/admin');
    await expect(maud.getByText('Peacetime is still open')).toBeVisible();
    await expect(difference(maud, 'Week 1').first()).toContainText(/Peacetime.*becomes Wartime/);
    // As the season's hours have it, 72 of them.
    await expect(difference(maud, 'Week 1').last()).toContainText(/becomes closes \w+ \d+ \w+, \d\d:\d\d/);
    await advance(maud, 'Wartime', 'The week is at Wartime now.');
    await expect(maud.getByRole('heading', { level: 1 })).toHaveText('Week 1, Wartime');
  });

  await test.step('of two manipulations on one merc the second has Failed', async () => {
    await declare(bram, '**Whispered Doubt on Greta Vane.** And then **Second Opinion on Greta Vane**.', [
      { what: 'Whispered Doubt', outcome: 'Resolved', reason: 'Greta Vane: hesitates before every blow.' },
      {
        what: 'Second Opinion',
        outcome: 'Failed',
        reason:
          'Greta Vane was manipulated already in this Wartime by Marl Okonjo’s Whispered Doubt, so Second Opinion has Failed.',
      },
    ]);
  });

  await test.step('a Pre-Battle takes a merc out, and a KO’d merc can declare nothing', async () => {
    await declare(ada, '**Needle Rain on Marl Okonjo!**', [
      { what: 'Needle Rain', outcome: 'Resolved', reason: 'Marl Okonjo is KO’d for the rest of the week.' },
    ]);
    await declare(bram, 'Draw it close: **Ash Curtain on Iron Moth**.', [
      { what: 'Ash Curtain', outcome: 'Resolved', reason: 'Iron Moth is KO’d for the rest of the week.' },
    ]);
    await declare(ada, '**Lamp Swarm on Pell Harrow.**', [
      {
        what: 'Lamp Swarm',
        outcome: 'Rejected',
        reason: 'Iron Moth is KO’d by Sable Quist’s Ash Curtain and can use no ability.',
      },
    ]);
  });

  await test.step('a cost that cannot be paid is Rejected, and the GP stays', async () => {
    await declare(ada, '**Debt of Honour on Sable Quist.**', [
      { what: 'Debt of Honour', outcome: 'Rejected', reason: 'It costs 50 GP and The Lantern Watch has 21.' },
    ]);
    await expectGp(visitor, 'lantern-watch', 21);
  });

  await test.step('an unclear post is settled by the admin, who sees first what that changes', async () => {
    await ada.goto('/desk');
    await declare(ada, 'Somebody light it: **Signal Fire**!', [
      { what: 'Signal Fire', outcome: 'Unclear', reason: 'Signal Fire' },
    ]);
    await maud.goto('/admin/review');
    const form = maud.getByRole('form', { name: 'Settle “Signal Fire”' });
    await expect(form.getByRole('radio', { name: /Signal Fire Tobias Wren/ })).toBeVisible();
    await form.getByRole('radio', { name: /Signal Fire Greta Vane/ }).check();
    await form.getByRole('button', { name: 'See what it changes' }).click();
    // Greta Vane's fire brings 4 GP: from 21 to 25.
    await expect(difference(form, 'The Lantern Watch')).toContainText(/21.*becomes 25/);
    await expectGp(visitor, 'lantern-watch', 21);
    await form.getByLabel('Reason').fill('Greta Vane keeps the beacon.');
    await form.getByRole('button', { name: 'Settle', exact: true }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Settled.' })).toBeVisible();
    await expectGp(visitor, 'lantern-watch', 25);
  });

  await test.step('an ability is used once a day, and again on a new day', async () => {
    const again = 'Once more: **Signal Fire (Greta Vane)**.';
    await declare(ada, again, [
      { what: 'Signal Fire', outcome: 'Rejected', reason: 'Signal Fire was declared already on day ' },
    ]);
    await maud.goto('/admin');
    await maud.getByText('New day', { exact: true }).click();
    await maud.getByRole('button', { name: 'Begin day 2' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'A new day has begun' })).toBeVisible();
    await declare(ada, again, [{ what: 'Signal Fire', outcome: 'Resolved', reason: 'The Lantern Watch: +4 GP.' }]);
    // Another 4 GP.
    await expectGp(visitor, 'lantern-watch', 29);
  });

  await test.step('an override changes a later ruling, and is shown so before it is saved', async () => {
    await openAmend(maud, 'Rulings to approve', 'Ash Curtain');
    const form = maud.getByRole('form', { name: 'Override' });
    await form.getByLabel('Outcome').selectOption('Failed');
    await form.getByLabel('Reason').fill('The yard was empty when the curtain fell.');
    await form.getByRole('button', { name: 'See what it changes' }).click();
    await expect(difference(form, 'Ash Curtain')).toContainText(/Resolved.*becomes Failed/);
    await expect(difference(form, 'Lamp Swarm')).toContainText(/Rejected.*becomes Pending/);
    await expect(difference(form, 'Iron Moth')).toContainText('may be rostered');

    await visitor.goto('/weeks/1');
    const swarm = visitor.getByRole('article').filter({ hasText: 'Lamp Swarm' });
    await expect(swarm.getByText('Rejected', { exact: true })).toBeVisible();

    await form.getByRole('button', { name: 'Save the override' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Overridden.' })).toBeVisible();
    await expect(maud.getByText('By themselves the rules said')).toContainText('Resolved');

    await visitor.reload();
    await expect(swarm.getByText('Pending', { exact: true })).toBeVisible();
    await expect(visitor.getByRole('article').filter({ hasText: 'Ash Curtain' })).toContainText(
      'An admin ruled it so: The yard was empty when the curtain fell.',
    );
  });

  await test.step('a declaration that waits is struck, as if it had never been made', async () => {
    await declare(bram, 'Cast off. **Night Ferry on Tobias Wren**.', [
      { what: 'Night Ferry', outcome: 'Pending', reason: 'Resolves ' },
    ]);
    await expect(abilityRow(bram, 'Night Ferry', 'The Ferryman')).toContainText('declared, waits');
    await openAmend(maud, 'Waiting', 'Night Ferry');
    const form = maud.getByRole('form', { name: 'Strike' });
    await form.getByLabel('Reason').fill('Bram took it back before anybody had answered.');
    await form.getByRole('button', { name: 'See what it changes' }).click();
    await expect(difference(form, 'Night Ferry').first()).toContainText('Pending');
    await form.getByRole('button', { name: 'Strike it' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Struck' })).toBeVisible();

    await visitor.goto('/weeks/1');
    await expect(visitor.getByRole('article').filter({ hasText: 'Night Ferry' })).toContainText(
      /Struck by Maud, .*: Bram took it back before anybody had answered\./,
    );
    await bram.goto('/desk');
    await expect(abilityRow(bram, 'Night Ferry', 'The Ferryman')).toContainText('ready');
    await expect(receiptsOf(bram, 'Night Ferry')).toHaveCount(0);
  });

  await test.step('a pasted post takes the forum’s time, and so its place before the others', async () => {
    const bell = {
      by: 'Bram',
      at: (await wartimeOpened(visitor, 1)) + 1,
      text: 'Before anybody else speaks: **Toll the Bell**.',
    };
    await previewPaste(maud, [bell]);
    await expect(maud.getByRole('row').filter({ hasText: 'Bram, The Salt Road' })).toContainText('Toll the Bell');
    // 12 GP, and 2 from the bell.
    await expect(difference(maud, 'The Salt Road')).toContainText(/12.*becomes 14/);
    await paste(maud, [bell]);
    const first = maud.locator('#wartime').getByRole('article').first();
    await expect(first).toContainText('pasted from the forum');
    await expect(first).toContainText('The Salt Road: +2 GP.');
    await expectGp(visitor, 'salt-road', 14);

    await previewPaste(maud, [bell]);
    await expect(maud.getByText('in the journal already', { exact: false }).last()).toBeVisible();
    await expect(maud.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  });

  await test.step('what is told and not computed is ticked off', async () => {
    await maud.goto('/admin');
    // Each button names its effect, so that a list of twenty is none of twenty alike.
    await maud.getByRole('button', { name: /^Tick off\s*: Greta Vane: hesitates before every blow/ }).click();
    await expect(
      maud.getByRole('button', { name: /^Take back\s*: Greta Vane: hesitates before every blow/ }),
    ).toBeVisible();
    await expect(maud.getByText('all carried out')).toBeVisible();
  });

  await test.step('rosters and terrain bids, seen by nobody else', async () => {
    await declare(ada, 'A wire across the lane: **Quiet Tripwire on Sable Quist**.', [
      { what: 'Quiet Tripwire', outcome: 'Pending', reason: 'Resolves ' },
    ]);
    // Old Corvin's upkeep of 6 is one above the limit of Mid tier.
    await saveRoster(ada, ['Greta Vane', 'Iron Moth', 'Old Corvin']);
    await expect(ada.getByRole('form', { name: 'Roster' })).toContainText('3 of 8 · upkeep 12 · fee 1 GP');
    await expect(ada.getByRole('listitem').filter({ hasText: 'Tobias Wren' })).toContainText('Quiet Tripwire needs it');
    await bid(ada, 'The Glass Quay', 4);

    await saveRoster(bram, ['Sable Quist', 'The Ferryman', 'Juno Brackett']);
    await expect(bram.getByRole('checkbox', { name: 'Marl Okonjo' })).toBeDisabled();
    await bid(bram, 'Caravan Bones', 6);

    await visitor.goto('/matches/1-1');
    await expect(visitor.getByText('Sealed until Wartime closes.', { exact: true })).toHaveCount(2);
    await expect(visitor.getByText('Bids are sealed until Wartime closes.', { exact: true })).toBeVisible();
  });

  await test.step('the admin approves what was ruled', async () => {
    await visitor.goto('/weeks/1');
    const rain = visitor.getByRole('article').filter({ hasText: 'Marl Okonjo is KO’d for the rest of the week' });
    await expect(rain.getByRole('button', { name: 'provisional' })).toBeVisible();
    await maud.goto('/admin/review');
    const box = maud.getByRole('checkbox', { name: 'Approve Needle Rain' }).first();
    await expect(box).not.toBeChecked();
    // One key after the other, from the first thing on the page.
    for (let steps = 0; steps < 60 && !(await box.evaluate((one) => one === document.activeElement)); steps += 1)
      await maud.keyboard.press('j');
    await expect(box).toBeFocused();
    await maud.keyboard.press('a');
    await expect(box).toBeChecked();
    await maud.keyboard.press('a');
    await expect(box).not.toBeChecked();
    await maud.keyboard.press('?');
    await expect(maud.getByRole('dialog', { name: 'Keyboard' })).toContainText('next item');
    await maud.keyboard.press('Escape');
    await maud.getByRole('link', { name: 'Tick all shown' }).click();
    await expect(box).toBeChecked();
    await maud.getByRole('button', { name: 'Approve what is ticked' }).click();
    await expect(maud.getByRole('status').filter({ hasText: /^Approved \d+ rulings\./ })).toBeVisible();
    await expect(maud.getByText('Every ruling of this week is approved.', { exact: false })).toBeVisible();
    await visitor.reload();
    await expect(rain.getByRole('button', { name: 'provisional' })).toHaveCount(0);
    await rain.getByRole('link', { name: 'Needle Rain' }).click();
    await expect(visitor.getByText(/, by Maud$/)).toBeVisible();
  });

  await test.step('the rosters lock: a benched user is Nullified, a benched target is Failed, the bids are compared', async () => {
    await maud.goto('/admin');
    await expect(maud.getByText('Rosters: 2 of 2')).toBeVisible();
    await expect(maud.getByText('Terrain bids: 2 of 2')).toBeVisible();
    // Both hang on rosters that an admin does not see either.
    await expect(difference(maud, 'Quiet Tripwire').first()).toContainText('the rosters decide');
    await expect(difference(maud, 'Lamp Swarm').first()).toContainText('the rosters decide');
    await advance(maud, 'Battles', 'The week is at Battles now.');

    await visitor.goto('/weeks/1');
    const tripwire = visitor.getByRole('article').filter({ hasText: 'Quiet Tripwire' });
    await expect(tripwire.getByText('Nullified', { exact: true })).toBeVisible();
    // Nullified in week 1: one week of recharge, so from week 3.
    await expect(tripwire).toContainText(
      'Tobias Wren is not in the roster, so Quiet Tripwire does not take place. Usable again from week 3.',
    );
    const swarm = visitor.getByRole('article').filter({ hasText: 'Lamp Swarm' });
    await expect(swarm.getByText('Failed', { exact: true })).toBeVisible();
    await expect(swarm).toContainText('Pell Harrow is benched, so Lamp Swarm has Failed.');
    await expect(swarm).not.toContainText('Usable again');

    await visitor.goto('/matches/1-1');
    // 4 and the defender's 3 are more than 6.
    await expect(visitor.getByRole('row', { name: 'The Glass Quay 4 3 7' })).toBeVisible();
    await expect(visitor.getByRole('row', { name: 'Caravan Bones 6 – 6' })).toBeVisible();
    await expect(visitor.getByRole('table', { name: /The Lantern Watch/ }).getByRole('rowheader')).toHaveText([
      'Greta Vane',
      'Iron Moth',
      'Old Corvin',
    ]);
    await expect(visitor.getByRole('main')).toContainText(/on the roster; a fee.* of 1 GP/);
    await expect(visitor.getByText('Greta Vane: hesitates before every blow', { exact: true })).toBeVisible();
    // The winner pays its bid, and its roster's fee came before: 29 - 1 - 4. The loser pays nothing.
    await expectGp(visitor, 'lantern-watch', 24);
    await expectGp(visitor, 'salt-road', 14);
  });

  await test.step('the rulings of Wartime as BBCode', async () => {
    await maud.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await maud.goto('/admin/bbcode');
    await maud.getByLabel('Phase', { exact: true }).selectOption('Wartime');
    await maud.getByRole('button', { name: 'Show' }).click();
    const field = maud.getByLabel('The Candlemas season, week 1: Wartime');
    await expect(field).toHaveValue(
      /\[url=[^\]]*\/rulings\/[^\]]*\]\[b\]Quiet Tripwire\[\/b\]\[\/url\] \(Tobias Wren → Sable Quist\): \[u\]Nullified\[\/u\] \[i\]\(provisional\)\[\/i\]\./,
    );
    await maud.getByRole('button', { name: 'Copy as BBCode' }).click();
    await expect(maud.getByText('Copied.')).toBeVisible();
    expect(await maud.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  });

  await test.step('the winner is named, and Results open', async () => {
    await maud.goto('/admin');
    await maud.getByRole('button', { name: 'The Salt Road won' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'The Salt Road won.' })).toBeVisible();
    await advance(maud, 'Results', 'The week is at Results now.');
    await declare(bram, 'The books are open. **Ledger Day!**', [
      { what: 'Ledger Day', outcome: 'Resolved', reason: 'The Salt Road: +3 GP.' },
    ]);
    // Three more.
    await expectGp(visitor, 'salt-road', 17);
  });

  await test.step('the week closes with income and upkeep, and the next one opens', async () => {
    await maud.goto('/admin');
    // Infrastructure 12, upkeep 2 + 3 + 4 + 6: 24 + 12 - 15.
    await expect(difference(maud, 'The Lantern Watch').first()).toContainText(/24.*becomes 21/);
    // Infrastructure 10, upkeep 2 + 2 + 3 + 5 + 1; a KO'd merc is paid, one hired this week is not: 17 + 10 - 13.
    await expect(difference(maud, 'The Salt Road').first()).toContainText(/17.*becomes 14/);
    await expect(maud.getByLabel('Attacker of match 1')).toHaveValue('lantern-watch');
    await advance(maud, 'week 2', 'Week 1 is closed, and week 2 is open.');
    await expect(maud.getByRole('heading', { level: 1 })).toHaveText('Week 2, Peacetime');
    await expectGp(visitor, 'lantern-watch', 21);
    await expectGp(visitor, 'salt-road', 14);
    await expect(visitor.getByRole('row', { name: /^Upkeep of Marl Okonjo −2/ })).toBeVisible();
    await expect(visitor.getByRole('row', { name: /Juno Brackett/ }).filter({ hasText: 'Upkeep of' })).toHaveCount(0);
    await visitor.goto('/');
    await expect(visitor.getByText('beat The Lantern Watch, at The Glass Quay', { exact: true })).toBeVisible();
  });

  await test.step('a cooldown is seen in the next week', async () => {
    await ada.goto('/desk');
    // Used in week 1 with a cooldown of 2: week 1 + 2 + 1.
    await expect(abilityRow(ada, 'Evening Rounds', 'Greta Vane')).toContainText('from week 4');
    await expect(abilityRow(ada, 'Needle Rain', 'Greta Vane')).toContainText('from week 4');
    await expect(abilityRow(ada, 'Lamp Swarm', 'Iron Moth')).toContainText('in Wartime');
    await declare(ada, '**Evening Rounds**, again.', [
      {
        what: 'Evening Rounds',
        outcome: 'Rejected',
        reason: 'Evening Rounds is recharging; usable again from week 4.',
      },
    ]);
    await expectGp(visitor, 'lantern-watch', 21);
  });

  await test.step('a ruling leads to the clause that it rests on', async () => {
    await receiptsOf(ada, 'Evening Rounds').first().getByRole('link', { name: 'Evening Rounds' }).click();
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Evening Rounds');
    await ada.getByRole('link', { name: '2c:cooldown' }).first().click();
    await expect(ada).toHaveURL(/\/rules#2c:cooldown$/);
    await expect(ada.locator('[id="2c:cooldown"]')).toBeInViewport();
  });
});
