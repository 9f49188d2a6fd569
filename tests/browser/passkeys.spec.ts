import { expect, test } from '@playwright/test';
import { BROWSER_PASSWORD } from '../support/browser-server';

/** Chromium's own virtual authenticator stands in for a device that knows its person. */
test('a passkey is added on the account page, signs in without a password, and is removed', async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const byPassword = async () => {
    await page.goto('/signin?to=/account');
    await page.getByLabel('Name').fill('Wen');
    await page.getByLabel('Password').fill(BROWSER_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await byPassword();
  await page.getByLabel('Name of the new passkey').fill('This laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const code = (await page.locator('li code').first().textContent()) ?? '';
  await page.goto('/account');
  await expect(page.getByRole('form', { name: 'Remove This laptop' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/signin?to=/account');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Wen' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await byPassword();
  await expect(page.getByText('A password alone does not open this account.').first()).toBeVisible();
  await page.getByLabel('Password').fill(BROWSER_PASSWORD);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('form', { name: 'Remove This laptop' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('It opens this account no more.')).toBeVisible();
});
