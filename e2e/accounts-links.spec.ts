import { type Browser, expect, type Page, test } from '@playwright/test';
import { newOwner, openPizzeria } from './calls.ts';
import { anew, expectAccessible, PASSWORD } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** Ways in by mail, each with the mail that is really sent. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

test('who asks for a sign-in link in this browser is let in by it', async ({ page, browser }) => {
  const email = anew('rosa@links.example');
  await newOwner(email);
  const oobCode = new URL(await mailedLink(email, 'mode=verifyEmail')).searchParams.get('oobCode');
  await page.request.post(`${BASE_URL}/api/identity/verify-email`, { data: { oobCode, password: PASSWORD } });
  const link = await askForLink(page, email);

  const elsewhere = await freshPage(browser);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${email}. Redirecting...`)).toBeVisible();
  await page.waitForURL('**/app/agents');
  await page.goto(link);
  await expect(page.getByText('Invalid sign-in link.')).toBeVisible();
});

test('the other address of sign-in links asks for the email, and lets a password be set', async ({ page, browser }) => {
  const email = anew('nina@links.example');
  const code = new URL(await askForLink(page, email)).searchParams.get('oobCode');
  const elsewhere = await freshPage(browser);
  await elsewhere.goto(`${BASE_URL}/auth/complete-signin?oobCode=${code}`);
  await elsewhere.getByRole('button', { name: 'Cancel' }).click();
  await expect(elsewhere.getByText('Email is required to complete sign-in.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Try Again' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.getByRole('link', { name: 'Set a password first' }).click();
  await expectAccessible(elsewhere, 'set a password');
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByLabel('Confirm Password').fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Set Password' }).click();
  await elsewhere.waitForURL('**/app/agents');
  await elsewhere.goto(`${BASE_URL}/auth/set-password`);
  await expect(elsewhere.getByText('Invalid action link.')).toBeVisible();
  await elsewhere.close();

  await page.goto(`${BASE_URL}/signin?email=${email}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/agents');
});

test('an invitation leads a new colleague to the agent', async ({ page }) => {
  const owner = await newOwner(anew('sal@links.example'));
  const id = await openPizzeria(owner);
  const email = anew('dan@links.example');
  await owner.api.members.invite({ id, email, role: 'editor' });
  await page.goto(await mailedLink(email, 'mode=signIn'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Full Name').fill('Dan Kim');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Up Account' }).click();
  await page.waitForURL(`**/app/agents/${id}/overview`);
  await expect(page.getByRole('heading', { name: "Sal's Order Line" })).toBeVisible();
});

test('a forgotten password is reset on the other page too', async ({ page }) => {
  const email = anew('vera@links.example');
  await newOwner(email);
  await page.request.post(`${BASE_URL}/api/auth/password-reset/request`, { data: { email } });
  const token = new URL(await mailedLink(email, 'mode=resetPassword')).searchParams.get('oobCode');
  await page.goto(`${BASE_URL}/password-reset?token=${token}`);
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await page.getByLabel('New Password').fill('password1');
  await page.getByLabel('Confirm Password').fill('password1');
  await reset.click();
  await expect(page.getByText('Please choose a stronger password')).toBeVisible();
  await page.getByLabel('New Password').fill('brick oven at noon');
  await page.getByLabel('Confirm Password').fill('brick oven at noon');
  await reset.click();
  await expect(page.getByText('Password reset successful! Please sign in with your new password.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto(`${BASE_URL}/signin`);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Sign-In Link' }).click();
  await expect(page.getByText(`The link that was sent to ${email} works once`)).toBeVisible();
  await expectAccessible(page, 'ask for a sign-in link');
  return mailedLink(email, 'mode=signIn');
}

/** Of somebody who has never been here. */
const freshPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
