import { expect, test } from '@playwright/test';
import { anew, expectAccessible } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** A visitor reads the public pages and becomes a customer, without a mouse. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

test('a visitor leaves an address, and the mail leads to an account', async ({ page }) => {
  await page.goto(`${BASE_URL}/pricing`);
  await page.getByRole('link', { name: 'Get started' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#signup');
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Business name is required')).toBeVisible();
  const email = anew('rosa@visitor.example');
  for (const text of ["Sal's Brick Oven", 'Rosa Marchetti', email, '(718) 555-0147']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome aboard.')).toBeVisible();

  await page.goto(await mailedLink(email, '/signup?email='));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL(`${BASE_URL}/signup`);
});

test('a lead that cannot be sent says whom to call, and keeps what was typed', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await page.goto(`${BASE_URL}/#signup`);
  await page.getByLabel('Business Name').fill('Harbor Dental');
  await page.getByLabel('Contact Person').fill('Maria Gale');
  await page.getByLabel('Business Email').fill('maria@visitor.example');
  await page.getByLabel('Phone', { exact: true }).fill('(718) 555-0147');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Something went wrong. Please try again');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Harbor Dental');
});

test('a wrong address leads back to where somebody was', async ({ page }) => {
  for (const path of ['/pricing', '/signup']) {
    await page.goto(BASE_URL + path);
    await page.goto(`${BASE_URL}/nobody/here`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(BASE_URL + path);
  }
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`the public pages can be used by everybody (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/pricing', '/signin', '/signup', '/password-reset', '/nobody/here']) {
      await page.goto(BASE_URL + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The last one goes on by itself, unless somebody is there.
      await page.keyboard.press('Tab');
      await expectAccessible(page, `${path}, ${colorScheme}`);
    }
  });
}
