import { expect, test } from './support/season';

const HEAD = 'name,team,alignment,types,gender,upkeep';

test('an admin sees mistakes at their cells, mends them and imports', async ({ season }) => {
  const maud = await season.enter('Maud');
  const look = async (text: string) => {
    await maud.getByLabel('Or paste').fill(text);
    await maud.getByRole('button', { name: 'See what it would change' }).click();
    await expect(maud).toHaveURL(/staged=/);
  };
  await maud.goto('/admin/import');
  await look(`${HEAD}\nCaptain Ahab,The Salt Road,Neutral,Human,Malle,4\nStarbuck,,Neutral,Human,Male,2`);
  const mistake = maud.getByRole('row').filter({ hasText: '“Malle” is none of Male' });
  await expect(mistake).toContainText('gender');
  await expect(maud.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  await look(`${HEAD}\nCaptain Ahab,The Salt Road,Neutral,Human,Male,4\nStarbuck,,Neutral,Human,Male,2`);
  await maud.getByRole('button', { name: 'Import 2 changes' }).click();
  await expect(maud.getByRole('heading', { name: 'Waiting for week 2' })).toBeVisible();
  await expect(maud.locator('#waiting')).toContainText('2 mercs');
});
