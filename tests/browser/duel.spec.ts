import type { Page } from '@playwright/test';
import { expect, test } from './support/season';

/** A short duel: who is hit once by the Jab can be felled by the Flood, which costs what the Jab brings. */
const SETUP = `sides: { Left: {}, Right: {} }
combatants:
  Quartz:
    hp: 100
    move: "-2:+2"
    abilities:
      Jab: { cost: 10 AP, attack: 60, range: "1:2", rate: 100 }
      Flood: { cost: 100 CR, attack: 500, range: "1:6", priority: 5 }
  Basalt: { hp: 100 }
  Onyx: { hp: 100 }
  Chert: { hp: 100 }
`;

/** What nobody but Ada may be told before the first turn is revealed. The pool lists Basalt between Quartz and Onyx. */
const SEALED = {
  'a pick': /Quartz\W+Onyx|Left\/(Onyx|Chert)/,
  'an order': /shift to Chert/,
  'a refused line': /Howling 881/,
  'the words around': /CANARY-TALK/,
} as const;

const PATHS = [
  '/tables',
  '/tables/1',
  '/tables/1?turn=1',
  '/tables/1?turn=1&step=1',
  '/tables/1/record',
  '/tables/1/override',
  '/tables/1/scenario.yaml',
  '/tables/1/replay.json',
  '/admin/sandbox?table=1',
  '/rules/crisis-collide',
];

/** What of Ada's a reader is told, asked for as a page and as the framework's own client asks. */
async function leaksTo(page: Page): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of PATHS) {
    for (const asRsc of [false, true]) {
      const address = asRsc ? `${path}${path.includes('?') ? '&' : '?'}_rsc=canary` : path;
      const response = await page.request.get(address, { headers: asRsc ? { RSC: '1' } : {} });
      expect(response.status(), path).toBeLessThan(500);
      const body = (await response.text()).replace(/<[^>]*>|\\?"/g, ' ');
      for (const [what, canary] of Object.entries(SEALED)) if (canary.test(body)) leaks.push(`${path}: ${what}`);
    }
  }
  return leaks;
}

async function pick(page: Page, team: readonly string[]): Promise<void> {
  await page.goto('/tables/1');
  const form = page.getByRole('form', { name: 'Pick your team' });
  for (const name of team) await form.getByRole('checkbox', { name, exact: true }).check();
  await form
    .getByRole('group', { name: team[0] ?? '', exact: true })
    .getByRole('radio', { name: 'leads' })
    .check();
  await form.getByRole('button', { name: 'Pick this team' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your team is picked.' })).toBeVisible();
}

async function order(page: Page, turn: number, lines: readonly string[], said: string | RegExp): Promise<void> {
  await page.goto('/tables/1');
  const form = page.getByRole('form', { name: `Your orders for turn ${turn}` });
  for (const [at, line] of lines.entries()) await form.getByLabel(`Phase ${at + 1}`).fill(line);
  await form.getByRole('button', { name: 'Give these orders' }).click();
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

test('a duel by two people to its end, in which nothing sealed is told', async ({ season }) => {
  test.setTimeout(600_000);
  const maud = await season.enter('Maud');
  const ada = await season.enter('Ada');
  const bram = await season.enter('Bram');
  const others = [bram, maud, await season.enter('Nell'), await season.enter(null)];
  const nothingLeaks = async () => {
    for (const page of others) expect(await leaksTo(page)).toEqual([]);
  };

  await test.step('the admin opens the table; a mistake in the set-up is shown at its line', async () => {
    await maud.goto('/tables/new?game=crisis-collide');
    const form = maud.getByRole('form', { name: 'Open a table' });
    await form.getByLabel('Set-up').fill(SETUP.replace('hp: 100', 'hp: much'));
    await form.getByRole('button', { name: 'Open the table' }).click();
    await expect(form.getByRole('alert')).toContainText('Line 4');
    await form.getByLabel('Set-up').fill(SETUP);
    await form.getByLabel(/^Left who/).selectOption({ label: 'Ada' });
    await form.getByLabel(/^Right who/).selectOption({ label: 'Bram' });
    await form.getByRole('button', { name: 'Open the table' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Table 1 is open.' })).toBeVisible();
    for (const page of [ada, bram]) {
      await page.goto('/tables/1');
      await page.getByRole('button', { name: 'Take your seat' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You sit at this table now.' })).toBeVisible();
    }
  });

  await test.step('both pick in secret', async () => {
    await pick(ada, ['Quartz', 'Onyx', 'Chert']);
    await bram.goto('/tables/1');
    await expect(bram.getByText('Ada has picked')).toBeVisible();
    await nothingLeaks();
    await pick(bram, ['Quartz', 'Basalt', 'Onyx']);
    await expect(bram.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
  });

  await test.step('a line comes back to its author alone, and is corrected', async () => {
    await ada.goto('/tables/1');
    await ada.getByText('Write them as a post instead').click();
    const post = ada.getByRole('form', { name: 'Orders as a post' });
    await post
      .getByLabel('Your post')
      .fill('CANARY-TALK **1: shift to Chert**\n**2: same space, then Howling 881**\n**3: rest**');
    await post.getByRole('button', { name: 'Post it' }).click();
    await expect(ada.getByText('has no ability “Howling 881”').first()).toBeVisible();
    // The line stays in its field, to be put right.
    const lines = ada.getByRole('form', { name: 'Your orders for turn 1' });
    await expect(lines.getByLabel('Phase 2')).toHaveValue('same space, then Howling 881');
    await nothingLeaks();
    await order(ada, 1, ['shift to Chert', 'rest', 'rest'], 'Your orders are given.');
    await bram.goto('/tables/1');
    await expect(bram.getByText('Ada’s orders are given.')).toBeVisible();
    await nothingLeaks();
  });

  await test.step('a collision negates the shift; a Crisis Ability eliminates', async () => {
    const lines = ['2 spaces forward', '1 space forward, then Jab', 'same space, then Flood'];
    await order(bram, 1, lines, 'the turn is revealed');
    await bram.goto('/tables/1?turn=1');
    const phase = (number: number) => bram.getByRole('region', { name: new RegExp(`^Phase ${number}`) });
    await expect(phase(1)).toContainText('Negated.');
    await expect(phase(1)).toContainText('shift:negated');
    await expect(phase(1).getByRole('img')).toHaveAccessibleName(/The shift to Chert is negated/);
    // 60 strength against no resistance, once, on 100 HP.
    await expect(phase(2)).toContainText('60 − 0 is 60');
    await expect(phase(3)).toContainText('Eliminated.');
    await bram.getByRole('link', { name: 'Phase by phase' }).click();
    await expect(bram.getByRole('heading', { level: 1, name: 'Turn 1, phase 1' })).toBeVisible();
    await bram.waitForLoadState('networkidle');
    await bram.keyboard.press('ArrowRight');
    await expect(bram.getByRole('heading', { level: 1, name: 'Turn 1, phase 2' })).toBeVisible();
    await bram.waitForLoadState('networkidle');
    await bram.keyboard.press('ArrowLeft');
    await expect(bram.getByRole('heading', { level: 1, name: 'Turn 1, phase 1' })).toBeVisible();
  });

  await test.step('another enters, and the last unasked', async () => {
    await ada.goto('/tables/1');
    const form = ada.getByRole('form', { name: 'Bring in a replacement' });
    await form.getByLabel('Who enters').selectOption({ label: 'Chert, 100 HP' });
    await form.getByRole('button', { name: 'Bring in' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: 'Turn 2' })).toBeVisible();
    for (const turn of [2, 3]) {
      await order(ada, turn, ['rest', 'rest', 'rest'], 'Your orders are given.');
      await order(bram, turn, ['same space, then Jab', 'same space, then Flood', 'rest'], 'the turn is revealed');
    }
  });

  await test.step('Bram wins, and everybody may look back', async () => {
    await expect(bram.getByRole('heading', { level: 1, name: 'Bram wins' })).toBeVisible();
    const visitor = others.at(-1) ?? bram;
    await visitor.goto('/tables/1/record');
    await expect(visitor.getByText('CANARY-TALK')).toBeVisible();
    await visitor.goto('/tables');
    await expect(visitor.getByRole('row').filter({ hasText: 'Ada v Bram' })).toContainText('Bram wins');
  });
});
