import { expect, type Page, test } from '@playwright/test';
import { newOwner } from './calls.ts';
import { anew, expectAccessible, forgetSession, PASSWORD, signIn, signUp } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** What happens to an account besides the work with it, by the mails that are really sent. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

test('an account is confirmed, its forgotten password reset, its password changed', async ({ page }) => {
  const email = anew('luis@brickoven.example');
  await signUp(page, { name: 'Luis Ortiz', email });

  const confirmation = await mailedLink(email, 'mode=verifyEmail');
  await page.goto(confirmation);
  await expectAccessible(page, 'confirm email');
  await page.getByRole('button', { name: 'Confirm Email Address' }).click();
  await expect(page.getByText('Your email has been successfully verified. You can now sign in.')).toBeVisible();
  await page.goto(confirmation);
  await expect(page.getByText('The action link is invalid or has expired. Please try again.')).toBeVisible();

  const reset = 'brick oven at dawn';
  await forgetSession(page);
  await page.goto(`${BASE_URL}/password-reset`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.goto(await mailedLink(email, 'mode=resetPassword'));
  await choosePassword(page, 'New Password', reset);
  await expectAccessible(page, 'reset password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password has been reset successfully! Redirecting to sign in...')).toBeVisible();
  await page.waitForURL('**/signin');
  await signIn(page, email, reset);

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expectAccessible(page, 'change password');
  await page.getByLabel('Current Password').fill(reset);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const changed = 'Password changed successfully! Please sign in with your new password.';
  await expect(page.getByRole('dialog').getByText(changed)).toBeVisible();
  await page.waitForURL('**/signin**');
  await expect(page.getByText(changed)).toBeVisible();
  await signIn(page, email, PASSWORD);
});

test('a mailed link signs in somebody new, in the place of whoever is signed in', async ({ page }) => {
  const maria = anew('maria@harbor.example');
  await signUp(page, { name: 'Maria Gale', email: maria });
  const email = anew('june@park.example');
  await page.request.post(`${BASE_URL}/api/identity/oob`, { data: { requestType: 'EMAIL_SIGNIN', email } });
  await page.goto(await mailedLink(email, 'mode=signIn'));
  await expect(page.getByText(`You are signed in as ${maria}.`)).toBeVisible();
  await expectAccessible(page, 'confirm the email of a link');
  await page.getByLabel('Email').fill('somebody@else.example');
  await page.getByRole('button', { name: 'Switch Account' }).click();
  const refusal = page.getByText('Invalid email address for this sign-in link.');
  await expect(refusal).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'Switch Account' }).click();
  await page.getByLabel('Full Name').fill('June Park');
  await choosePassword(page, 'Password', PASSWORD);
  await expectAccessible(page, 'account setup');
  await page.getByRole('button', { name: 'Set Up Account' }).click();
  await expect(page.getByText('Account setup complete! Redirecting...')).toBeVisible();
  await page.waitForURL('**/app/agents');
  await expect(page.getByRole('button', { name: 'Account menu, June Park' })).toBeVisible();

  await page.goto(`${BASE_URL}/admin/leads`);
  await page.waitForURL('**/app/agents');
});

test('the portal lets nobody in but administrators', async ({ page }) => {
  const email = anew('olga@harbor.example');
  await newOwner(email);
  await page.goto(`${BASE_URL}/admin/leads`);
  await page.waitForURL('**/admin/signin');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expectAccessible(page, 'admin sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();

  await page.goto(`${BASE_URL}/admin/signup`);
  await page.getByLabel('Full Name').fill('Nobody Invited');
  await page.getByLabel('Email').fill('nobody@else.example');
  await choosePassword(page, 'Password', PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
});

test('what an address carries is shown as text, and leads nowhere else', async ({ page }) => {
  const html = '<img src=x onerror="document.title=1"><b>Reset your password at evil.example</b>';
  await page.goto(`${BASE_URL}/signin?message=${encodeURIComponent(html)}&email=${encodeURIComponent(html)}`);
  await expect(page.getByText(html)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(html);
  await expect(page.locator('main img, main b')).toHaveCount(0);
  expect(page.url()).toBe(`${BASE_URL}/signin`);

  const email = anew('tess@harbor.example');
  await newOwner(email);
  await page.evaluate(() => sessionStorage.setItem('post_auth_redirect', '//evil.example/app'));
  await page.goto(`${BASE_URL}/signin?email=${email}&redirect=https://evil.example`);
  await signIn(page, email);
});

async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}
