import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, look, openBeside, PASSWORD } from './house.ts';
import { openKitchen } from './kitchens.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** A Saturday evening: more tickets than a screen has room for, on a 10-inch tablet by touch. */

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const GUESTS = Array.from({ length: 40 }, (_, at) => `Guest ${at + 1}`);
const REQUEST =
  'Cut it into squares, the sauce on the side, and ring twice: the bell is broken and the dog barks at once.';

test('40 tickets are worked off, the one that waits longest always at hand', async ({ page }) => {
  const { owner, id } = await openKitchen(page);
  const order_items = [
    { name: 'Margherita', price: 14, quantity: 2 },
    { name: 'Garlic Knots', price: 8, quantity: 1, note: 'no salt' },
  ];
  for (const [at, customer_name] of GUESTS.entries())
    await owner.api.orders.create({ id, customer_name, order_items, ...(at === 0 && { special_request: REQUEST }) });

  await openTickets(page, 40);
  await expect(ticketOf(page, 'Guest 1')).toContainText(REQUEST);
  await expectAccessible(page, 'kitchen');
  await look(page, 'kitchen-40');

  // What one cook has made the other sees.
  const other = await openBeside(page);
  await other.goto(page.url());
  await openTickets(other, 40);
  await ticketOf(page, 'Guest 1').getByText('Margherita').tap();
  await expect(ticketOf(other, 'Guest 1').getByRole('checkbox', { name: '2 Margherita made' })).toBeChecked();

  // Looking ahead loses nobody: who waits longest is one press away.
  await page.getByRole('button', { name: /^\d+ more$/ }).tap();
  await page.getByRole('button', { name: /^\d+ older$/ }).tap();
  await expect(page.getByRole('button', { name: /^\d+ older$/ })).toBeHidden();

  for (const [at, guest] of GUESTS.entries()) {
    const oldest = page.getByRole('article').first();
    await expect(oldest).toBeInViewport();
    const done = oldest.getByRole('button', { name: `Done: ${guest}`, exact: true });
    // Faster than a hand: the second tap of a double one does nothing.
    await expect(async () => {
      if (await done.isVisible()) await done.tap();
      await expect(tab(page, 'To make', 39 - at)).toBeVisible({ timeout: 400 });
    }).toPass();
  }
  await expect(page.getByText('Nothing to make')).toBeVisible();
  await expect(tab(other, 'Ready', 40)).toBeVisible();

  await page.getByRole('button', { name: 'Recall' }).tap();
  await expect(page.getByRole('article')).toContainText('Guest 40');
  await other.getByRole('button', { name: /^Ready/ }).tap();
  await other.getByRole('button', { name: 'Handed over: Guest 1', exact: true }).tap();
  await expect(tab(other, 'Ready', 38)).toBeVisible();
  await expect
    .poll(async () => (await statuses(owner, id)).toSorted())
    .toEqual(['completed', 'in_progress', ...Array.from({ length: 38 }, () => 'ready')].toSorted());
});

test('a ticket is done by keys alone, and the focus stays on the next', async ({ page }) => {
  const { owner, id } = await openKitchen(page, 'Dan', 'Priya');
  await owner.api.orders.changeSettings({ id, delivery: true });
  await page.getByRole('button', { name: 'Maximize' }).press('Enter');
  await page.getByRole('button', { name: 'Done: Dan' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Done: Priya' })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Nothing to make')).toBeVisible();
  await page.getByRole('button', { name: 'Recall' }).press('Enter');
  await expect(page.getByRole('article')).toContainText('Priya');
  await page.getByRole('button', { name: 'Delivery' }).press('Enter');
  await expect(page.getByText('Nothing to make')).toBeVisible();
});

test('a cook who is invited comes to the board, and to nothing else', async ({ page, browser }) => {
  const { owner, id, ticket } = await openKitchen(page, 'Dan');
  const email = `cook-${id}@kitchen.example`;
  await owner.api.members.invite({ id, email, role: 'kitchen' });
  const cook = await (await browser.newContext()).newPage();
  await cook.goto(await mailedLink(email, 'mode=signIn'));
  await cook.getByLabel('Email').fill(email);
  await cook.getByRole('button', { name: 'Sign In' }).click();
  await cook.getByLabel('Full Name').fill('Nino Costa');
  await cook.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await cook.getByLabel('Confirm Password').fill(PASSWORD);
  await cook.getByRole('button', { name: 'Set Up Account' }).click();

  await cook.waitForURL(`**/app/agents/${id}/orders`);
  await expect(cook.getByRole('navigation', { name: 'Agent' }).getByRole('link')).toHaveText(['Orders']);
  await expect(cook.getByRole('region', { name: 'Summary' })).toHaveCount(0);
  await expect(cook.getByRole('button', { name: 'New order', exact: true })).toHaveCount(0);
  await cook.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await cook.waitForURL(`**/app/agents/${id}/orders`);
  await expectAccessible(cook, 'board of the kitchen');
  await cook.getByRole('button', { name: 'Move Dan forward to In Progress' }).click();
  await expect(page.getByRole('region', { name: /^In Progress,/ })).toContainText('Dan');
  await expect(ticket('Dan')).toBeVisible();
});

async function openTickets(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Maximize' }).tap();
  await expect(page.getByRole('article')).toHaveCount(count);
}

const ticketOf = (page: Page, guest: string) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: guest, exact: true }) });

const tab = (page: Page, name: string, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*\\b${count} orders$`) });

const statuses = async ({ api }: Awaited<ReturnType<typeof openKitchen>>['owner'], id: string) =>
  (await api.orders.list({ id })).items.map(({ status }) => status);
