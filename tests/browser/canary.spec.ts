import { advance, difference, openAmend, paste, previewPaste, wartimeOpened } from './support/control-room';
import { type Answer, crawl, listen } from './support/crawl';
import { bid, declare, previewOf, saveRoster } from './support/desk';
import { league } from './support/league';
import { expect, test } from './support/season';

/**
 * What The Lantern Watch keeps to itself, each with a mark that nothing else on the site bears. Names are no secret;
 * numbers, and who stands beside whom, are.
 */
const CANARIES = {
  'a bid': /61,?253/,
  'a refused bid': /193,?719/,
  'the fee of a roster': /70,?020/,
  // Iron Moth, who stands between the two wherever a team is listed, is left out.
  'the mercs of a roster': /Tobias Wren[\W\d]+Old Corvin|tobias-wren\W+old-corvin/,
  'a refused roster': /roster is refused as a whole/,
  'a draft': /CANARY-DRAFT/,
  'a choice that was typed and not sent': /CANARY-CHOICE/,
} as const;
type Canary = keyof typeof CANARIES;
const ALL = Object.keys(CANARIES) as Canary[];

/** What sings in an answer; marks and quotes between words are passed over. */
function singing(body: string): Canary[] {
  const text = body.replace(/<[^>]*>|\\?"/g, ' ');
  return ALL.filter((canary) => CANARIES[canary].test(text));
}

const leaks = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ asked, body }) => singing(body).map((canary) => `${asked}: ${canary}`));

/** The league with rich Lanterns: 300021 GP, fees of 40002 and 30018 in Mid tier, and a debt of 120007. */
const rich = structuredClone(league);
Object.assign(rich.teams['lantern-watch'] ?? {}, { gp: 300_021 });
Object.assign(rich.mercs['greta-vane'] ?? {}, { upkeep: 40_007 });
Object.assign(rich.mercs['old-corvin'] ?? {}, { upkeep: 30_023 });
Object.assign(rich.mercs['old-corvin']?.abilities['debt-of-honour'] ?? {}, { costs: [{ gp: 120_007 }] });

test.use({ setup: rich });

test('what a team keeps sealed is in no answer to anybody else until the rosters lock', async ({ season }) => {
  test.setTimeout(1_200_000);
  const ada = await season.enter('Ada');
  const bram = await season.enter('Bram');
  const maud = await season.enter('Maud');
  const visitor = await season.enter(null);
  const others = {
    'a visitor': visitor,
    'a player': await season.enter('Nell'),
    'the leader of the other team': bram,
    'an admin': maud,
    'the owner': await season.enter('Piet'),
  };
  const heard = await Promise.all([bram, maud].map(listen));

  await test.step('its orders, a draft, and two orders that are refused in secret', async () => {
    await advance(maud, 'Wartime', 'The week is at Wartime now.');
    await declare(ada, '**Signal Fire**', [{ what: 'Signal Fire', outcome: 'Unclear', reason: 'Signal Fire' }]);
    await declare(ada, '**Quiet Tripwire on Sable Quist**', [
      { what: 'Quiet Tripwire', outcome: 'Pending', reason: 'Resolves ' },
    ]);
    await saveRoster(ada, ['Greta Vane', 'Iron Moth', 'Old Corvin']);
    await bid(ada, 'The Glass Quay', 193_719);
    // Pasted with earlier times, a debt leaves 180014 GP, and Iron Moth is out: now neither order can stand.
    const opened = await wartimeOpened(maud, 1);
    await paste(maud, [
      { by: 'Ada', at: opened + 1, text: '**Debt of Honour on Pell Harrow**' },
      { by: 'Bram', at: opened + 2, text: '**Ash Curtain on Iron Moth**' },
    ]);
    await saveRoster(ada, ['Greta Vane', 'Tobias Wren', 'Old Corvin']);
    await bid(ada, 'The Glass Quay', 61_253);
    await ada.getByText('Customizations of this week').click();
    const choice = ada.getByRole('form', { name: 'Customize Greta Vane' });
    await choice.getByLabel('Greta Vane').fill('CANARY-CHOICE');
    await ada.getByLabel('Your post').fill('Nobody reads this: CANARY-DRAFT');
    await ada.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(ada.getByRole('status').filter({ hasText: 'Kept as a draft.' })).toBeVisible();
    await expect(choice.getByLabel('Greta Vane')).toHaveValue('CANARY-CHOICE');
  });

  const refused = await test.step('its own leader sees it all', async () => {
    const sung = (await crawl(ada, [], 'as a page')).flatMap(({ body }) => singing(body));
    expect(ALL.filter((canary) => !sung.includes(canary))).toEqual(['the mercs of a roster']);
    await ada.goto('/desk');
    const own = ada.getByRole('row').filter({ hasText: 'only you see this' }).getByRole('link');
    await expect(own).toHaveText(['Terrain bid', 'Roster']);
    return own.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  });

  await test.step('previews of the other leader and of the admin', async () => {
    await bram.goto('/desk');
    await bram.getByLabel('Your post').fill('**Whispered Doubt on Greta Vane**, and **Night Ferry on Tobias Wren**.');
    await expect(previewOf(bram, 'Night Ferry')).toBeVisible();
    await bram.getByRole('button', { name: 'See how it is read' }).click();

    await maud.goto('/admin/review');
    const settle = maud.getByRole('form', { name: 'Settle “Signal Fire”' });
    await settle.getByRole('radio', { name: /Greta Vane/ }).check();
    await settle.getByRole('button', { name: 'See what it changes' }).click();
    await expect(difference(settle, 'Signal Fire')).toBeVisible();
    // Without the one there would be GP for the first bid, and without the other the first roster would stand.
    for (const ability of ['Debt of Honour', 'Ash Curtain']) {
      await openAmend(maud, 'Rulings to approve', ability);
      const form = maud.getByRole('form', { name: 'Override' });
      await form.getByLabel('Outcome').selectOption('Failed');
      await form.getByLabel('Reason').fill('To see what hangs on it.');
      await form.getByRole('button', { name: 'See what it changes' }).click();
      await expect(difference(form, ability)).toBeVisible();
    }
    await openAmend(maud, 'Waiting', 'Quiet Tripwire');
    const strike = maud.getByRole('form', { name: 'Strike' });
    await strike.getByLabel('Reason').fill('To see what hangs on it.');
    await strike.getByRole('button', { name: 'See what it changes' }).click();
    await expect(difference(strike, 'Quiet Tripwire').first()).toBeVisible();
    const earlier = (await wartimeOpened(maud, 1)) + 3;
    await previewPaste(maud, [{ by: 'Bram', at: earlier, text: '**Toll the Bell**' }]);

    // What an advance would change, looked at anew after something sealed was ordered.
    await bid(ada, 'The Glass Quay', 61_253);
    await maud.goto('/admin');
    await expect(maud.getByRole('form', { name: 'Advance to Battles' })).toContainText('sealed');
  });

  for (const [who, page] of Object.entries(others)) {
    await test.step(`${who} finds none of it`, async () => {
      const answers = await crawl(page, refused);
      expect(leaks(answers)).toEqual([]);
      for (const path of refused) {
        expect((await page.request.get(path)).status(), path).toBe(404);
      }
    });
  }

  await test.step('nor did anything that was sent to a page', async () => {
    const answers = heard.flat();
    expect(answers.filter(({ asked }) => asked.startsWith('POST')).length).toBeGreaterThan(8);
    expect(leaks(answers)).toEqual([]);
  });

  await test.step('from the lock on all but what was not sent is public', async () => {
    await advance(maud, 'Battles', 'The week is at Battles now.');
    for (const page of Object.values(others)) {
      const sung = new Set((await crawl(page, refused, 'as a page')).flatMap(({ body }) => singing(body)));
      expect(ALL.filter((canary) => !sung.has(canary))).toEqual(['a draft', 'a choice that was typed and not sent']);
    }
    await visitor.goto('/matches/1-1');
    await expect(visitor.getByRole('row', { name: 'The Glass Quay 61253 3 61256' })).toBeVisible();
    await expect(visitor.getByRole('main')).toContainText(/on the roster; a fee.* of 70020 GP/);
  });
});
