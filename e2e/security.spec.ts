import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { rowsIn } from './archives.ts';
import { newOwner } from './calls.ts';
import { anew, expectAccessible, look, PASSWORD, signIn } from './house.ts';
import { mailedLink, mailsTo } from './mails.ts';
import { BASE_URL, cameFrom } from './start-server.ts';

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

/** A device with a finger that always fits, as the browser's own tools make it. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function enter(page: Page, email: string): Promise<void> {
  await page.setExtraHTTPHeaders(cameFrom(email));
  await page.goto(`${BASE_URL}/signin?email=${email}`);
  await signIn(page, email);
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a passkey opens the account without the password', async ({ page }) => {
  const email = anew('rosa@passkeys.example');
  await giveAuthenticator(page);
  await newOwner(email);
  await enter(page, email);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign-in and Security' }).click();
  await page.waitForURL('**/app/security');
  const passkeys = card(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name').fill('Front desk');
  await passkeys.getByLabel('Current Password').fill('not this one');
  await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(passkeys.getByText('Current password is incorrect')).toBeVisible();
  await passkeys.getByLabel('Current Password').fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(passkeys.getByRole('button', { name: 'Remove Front desk' })).toBeVisible();
  await expectAccessible(page, 'sign-in and security');
  await look(page, 'security');

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.goto(`${BASE_URL}/signin`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/app/agents');
  await page.goto(`${BASE_URL}/app/security`);
  await expect(passkeys.getByText(/used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Front desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('There is no passkey yet.')).toBeVisible();
  expect(mailsTo(email).join('\n')).toContain('A passkey was added');
});

test('codes of an app are asked for beside the password', async ({ page, browser }) => {
  const email = anew('marco@codes.example');
  await newOwner(email);
  await enter(page, email);
  await page.goto(`${BASE_URL}/app/security`);
  const app = card(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await app.getByLabel('Current Password').fill(PASSWORD);
  await app.getByRole('button', { name: 'Continue' }).click();
  await expect(app.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'set up an app');
  await look(page, 'app');
  const secret = (await app.locator('.mono').textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await app.getByLabel('Code from the app').fill(totp.generate());
  await app.getByRole('button', { name: 'Turn On' }).click();
  const codes = app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await look(page, 'codes');
  const [recovery = ''] = await codes.allTextContents();
  await app.getByRole('button', { name: 'I have kept them' }).click();
  await expect(app.getByText('It is on. 10 recovery codes are left.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.setExtraHTTPHeaders(cameFrom(email));
  await other.goto(`${BASE_URL}/signin?email=${email}`);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByLabel('Code from your authenticator app')).toBeVisible();
  await expectAccessible(other, 'sign in with a code');
  await look(other, 'signin-code');
  await other.getByLabel('Code from your authenticator app').fill('000000');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('This code is not valid. Please try again.')).toBeVisible();
  await other.getByLabel('Code from your authenticator app').fill(recovery);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/app/agents');

  await page.reload();
  const sessions = card(page, 'Where you are signed in');
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(`${BASE_URL}/app/agents`);
  await other.waitForURL('**/signin**');
});

test('who confirms an address that somebody else signed up with is told, and goes on', async ({ page }) => {
  const email = anew('vera@squatted.example');
  const squatter = await newOwner(email);
  await page.goto(await mailedLink(email, 'mode=verifyEmail'));
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectAccessible(page, 'confirm in another browser');
  await look(page, 'confirm-elsewhere');
  await page.getByRole('button', { name: 'I did not choose a password' }).click();
  await expect(page.getByText('What was set up before has ended.')).toBeVisible();
  await expectAccessible(page, 'what was before has ended');
  await look(page, 'ended');
  await page.getByLabel('New Password', { exact: true }).fill('olives and anchovies');
  await page.getByLabel('Confirm Password').fill('olives and anchovies');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.waitForURL('**/signin?email=**');
  await signIn(page, email, 'olives and anchovies');
  const answer = await page.request.get(`${BASE_URL}/api/auth/me`, {
    headers: { authorization: `Bearer ${squatter.token}` },
  });
  expect(answer.status()).toBe(401);
});

test('a person takes their account along and erases it, once no agent needs them', async ({ page }) => {
  const email = anew('paola@leaving.example');
  const owner = await newOwner(email);
  const { id } = await owner.api.agents.create({ name: 'Front Desk' });
  await enter(page, email);
  await page.goto(`${BASE_URL}/app/security`);
  const account = card(page, 'Your account');
  const take = account.getByRole('button', { name: 'Export account' });
  const [file] = await Promise.all([page.waitForEvent('download'), take.click()]);
  const rows = await rowsIn(await file.path(), 'identities.json');
  expect(rows).toMatchObject([{ email }]);
  await expectAccessible(page, 'your account');
  await look(page, 'account');
  await account.getByRole('button', { name: 'Erase account' }).click();
  await look(page, 'account-erase');
  await expectAccessible(page, 'erase an account');
  const erase = account.getByRole('button', { name: 'Erase for Good' });
  await account.getByLabel('Current Password').fill(PASSWORD);
  await erase.click();
  await expect(account.getByText('Type your address to confirm.')).toBeVisible();
  await account.getByLabel(`Type ${email} to confirm`).fill(email);
  await erase.click();
  await expect(account.getByText('You are the only owner of Front Desk.')).toBeVisible();
  await look(page, 'account-refused');
  await owner.api.agents.remove({ id });
  await erase.click();
  await page.waitForURL('**/signin**');
  await expect(page.getByText('Your account was erased')).toBeVisible();
  const answer = await page.request.post(`${BASE_URL}/api/auth/login`, { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
  await expect.poll(() => mailsTo(email).join('\n')).toContain('Your account was erased');
});
