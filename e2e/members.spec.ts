import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { newOwner, type Owner, openPizzeria } from './calls.ts';
import { anew, PASSWORD } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** Several people share one agent, each as far as their role goes. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

const SAL = anew('sal@members.example');
const DAN = anew('dan@members.example');
const VERA = anew('vera@members.example');

test('two people come by their mails, and nobody sees what is not theirs', async ({ page, browser }) => {
  const owner = await newOwner(SAL);
  const id = await openPizzeria(owner);
  await owner.api.orders.create({ id, customer_name: 'Luis', order_items: [await anItem(owner, id)] });
  await confirmedAccount(page, VERA);
  await enter(page, SAL, `/app/agents/${id}/settings/users`);
  const members = page.getByRole('region', { name: 'User Management' });
  await invite(members, DAN, 'Editor', `Invitation sent to ${DAN}`);
  await invite(members, VERA, 'Viewer', 'User Rosa Marchetti was added.');

  const vera = await newPage(browser);
  await vera.goto(await mailedLink(VERA, `/app/agent/${id}`));
  await signInHere(vera, VERA);
  await expect(vera.getByRole('heading', { name: "Sal's Order Line" })).toBeVisible();
  await expectNothingRefused(vera, id);
  await vera.context().close();

  const dan = await newPage(browser);
  await setUpAccount(dan, await mailedLink(DAN, 'mode=signIn'));
  await dan.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await dan.getByLabel('Agent Greeting').fill("Sal's, what can I get you tonight?");
  await members.getByLabel(/^Role of dan/i).selectOption('Viewer');
  await expect(page.getByText('User role updated successfully!')).toBeVisible();
  await dan
    .getByRole('button', { name: 'Save Settings' })
    .click({ timeout: 500 })
    .catch(() => undefined);
  await expect(
    dan.getByText(/You do not have permission to do this|Owners and editors can change them/).first(),
  ).toBeVisible();

  await members.getByRole('button', { name: /^Remove dan/i }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('User removed successfully!')).toBeVisible();
  await expect(dan.getByRole('heading', { name: 'Agent Not Found' })).toBeVisible();
  await dan.context().close();
});

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function anItem(owner: Owner, id: string) {
  const { items } = await owner.api.menu.list({ id });
  return { menu_item_id: items[0]?.id, quantity: 1 };
}

/** Somebody who has used the app before. */
async function confirmedAccount(page: Page, email: string): Promise<void> {
  await newOwner(email);
  const oobCode = new URL(await mailedLink(email, 'mode=verifyEmail')).searchParams.get('oobCode');
  await page.request.post(`${BASE_URL}/api/identity/verify-email`, { data: { oobCode, password: PASSWORD } });
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function enter(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`${BASE_URL}${path}`);
  await signInHere(page, email);
  await page.waitForURL(`**${path}`);
}

async function invite(members: Locator, email: string, role: string, answer: string): Promise<void> {
  await members.getByLabel('Email to invite').fill(email);
  await members.getByLabel('Role of the invited').selectOption(role);
  await members.getByRole('button', { name: 'Invite', exact: true }).dblclick();
  await expect(members.getByText(answer)).toBeVisible();
}

async function setUpAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Email').fill(DAN);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Full Name').fill('Dan Kim');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Up Account' }).click();
  await page.waitForURL('**/app/agents/*/overview');
}

/** Presses every button of every tab: whatever is there may be used. */
async function expectNothingRefused(page: Page, id: string): Promise<void> {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  for (const tab of ['overview', 'conversations', 'orders', 'menu', 'memory', 'settings']) {
    await page.goto(`${BASE_URL}/app/agents/${id}/${tab}`);
    await expect(page.locator('main :is(h1, h2, h3)').first()).toBeVisible();
    const buttons = page.locator('main button:enabled:visible');
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    for (const [at, name] of names.entries()) {
      // One of each kind: the rows of a list have the same ones.
      if (names.indexOf(name) < at) continue;
      await buttons
        .nth(at)
        .click({ timeout: 500 })
        .catch(() => undefined);
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(refused).toEqual([]);
}
