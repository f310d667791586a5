import { expect, type Page, test } from '@playwright/test';
import { newOwner, openPizzeria } from './calls.ts';
import { anew, expectAccessible, PASSWORD, signUp } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL, LISTED_ADMINS, SETUP_KEY } from './start-server.ts';

/** How long a session lasts, and who may be an administrator. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

test('a session that ends during work goes on at the very page', async ({ page }) => {
  const email = anew('rosa@session.example');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await page.goto(`${BASE_URL}/app/agents/${id}/menu?search=pepper#list`);
  await page.waitForURL('**/signin');
  await enter(page, email);
  await page.waitForURL(`**/app/agents/${id}/menu?search=pepper#list`);

  const orders = page.getByRole('link', { name: 'Orders' });
  // What the page has still to load would learn of the end before the click does.
  await expect(page.getByText(/pepper/i).first()).toBeVisible();
  await endOnServer(page);
  await orders.click();
  await page.waitForURL('**/signin');
  await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible();
  await expect(page.getByText('Please sign in again to continue')).toBeVisible();
  await expectAccessible(page, 'session expired');
  await enter(page, email);
  await page.waitForURL(`**/app/agents/${id}/orders`);
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  const email = anew('dan@session.example');
  await newOwner(email);
  await page.goto(`${BASE_URL}/signin`);
  await page.getByText('Remember me').click();
  await enter(page, email);
  await page.waitForURL('**/app/agents');
  const other = await context.newPage();
  await other.goto(`${BASE_URL}/app/agents/create`);
  await expect(other.getByLabel('Agent Name')).toBeVisible();

  await page.getByRole('button', { name: /Sign Out|Logout/ }).click();
  await page.waitForURL('**/signin');
  await other.waitForURL('**/signin');
  await other.reload();
  await other.goto(`${BASE_URL}/app/agents`);
  await other.waitForURL('**/signin');
});

test('administrators come by the key, by the list and by invitation', async ({ page }) => {
  const first = anew('ada@attendant.example');
  await adminSignUp(page, first, '', async () => page.getByLabel('Setup Key (optional)').fill(SETUP_KEY));
  await enter(page, first);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText(/No leads yet|Received/)).toBeVisible();
  await endOnServer(page);
  await page.getByRole('link', { name: 'Page views' }).click();
  await page.waitForURL('**/admin/signin');
  await expect(page.getByRole('heading', { name: 'Admin Session Expired' })).toBeVisible();
  await enter(page, first);
  await page.waitForURL('**/admin/page-views');

  const invited = anew('bea@attendant.example');
  const answer = await page.request.post(`${BASE_URL}/api/auth/admins`, {
    data: { email: invited },
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(answer.status()).toBe(200);
  await signOut(page);
  const { search } = new URL(await mailedLink(invited, '/admin/signup?invitation='));
  await adminSignUp(page, invited, search);
  await enter(page, invited);
  await page.waitForURL('**/admin/dashboard');
  await signOut(page);

  const listed = LISTED_ADMINS.olga;
  await signUp(page, { name: 'Olga Berg', email: listed });
  await page.goto(await mailedLink(listed, 'mode=verifyEmail'));
  await page.getByRole('button', { name: 'Confirm Email Address' }).click();
  await expect(page.getByText('Your email has been successfully verified. You can now sign in.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await page.waitForURL('**/app/agents');
  await signOut(page);
  await page.goto(`${BASE_URL}/admin/signin?email=${listed}`);
  await enter(page, listed);
  await page.waitForURL('**/admin/dashboard');
});

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sign Out|Logout/ }).click();
  await page.waitForURL('**/signin');
}

async function adminSignUp(page: Page, email: string, search: string, more?: () => Promise<void>): Promise<void> {
  await page.goto(`${BASE_URL}/admin/signup${search}`);
  await page.getByLabel('Full Name').fill('Ada Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await more?.();
  await expectAccessible(page, 'admin sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/admin/signin');
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('auth_token'));

/** As when somebody changed the password elsewhere: this tab learns of it by the next answer. */
async function endOnServer(page: Page): Promise<void> {
  const refresh_token = await page.evaluate(() => sessionStorage.getItem('refresh_token'));
  const answer = await page.request.post(`${BASE_URL}/api/auth/logout`, {
    data: { refresh_token },
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(answer.ok()).toBe(true);
}
