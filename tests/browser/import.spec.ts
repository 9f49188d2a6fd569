import { expect, test } from './support/season';

const HEAD = 'name,team,alignment,types,gender,upkeep';

for (const javaScriptEnabled of [true, false]) {
  test(`an admin sees mistakes at their cells, mends them and imports, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    season,
  }) => {
    const maud = await season.enter('Maud', { javaScriptEnabled });
    const look = async (text: string, file: string) => {
      await maud.goto('/admin/import');
      await maud.getByLabel('Or paste').fill(text);
      await maud
        .locator('input[type=file]')
        .setInputFiles({ name: 'hands.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await maud.getByRole('button', { name: 'See what it would change' }).click();
      await expect(maud).toHaveURL(/staged=/);
    };
    const hand = `${HEAD}\nStarbuck,,Neutral,Human,Male,2`;
    await look(`${HEAD}\nCaptain Ahab,The Salt Road,Neutral,Human,Malle,4`, hand);
    const mistake = maud.getByRole('row').filter({ hasText: '“Malle” is none of Male' });
    await expect(mistake).toContainText('gender');
    await expect(mistake).toContainText('pasted text');
    await expect(maud.getByRole('button', { name: /^Import/ })).toHaveCount(0);

    await look(`${HEAD}\nCaptain Ahab,The Salt Road,Neutral,Human,Male,4`, hand);
    await maud.getByRole('button', { name: 'Import 2 changes' }).click();
    await expect(maud.getByRole('heading', { name: 'Waiting for week 2' })).toBeVisible();
    await expect(maud.locator('#waiting')).toContainText('2 mercs');
  });
}
