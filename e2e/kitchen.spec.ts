import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { createAgent, expectAccessible, signIn, signUp } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** The board through an evening: everything that a kitchen does with a ticket. */
test('tickets are dragged, taken back, checked off, edited, kept through a lost connection and deleted', async ({
  page,
  context,
}) => {
  // A whole evening, on machines that do other things too.
  test.slow();
  const email = 'nino@kitchen.com';
  await signUp(page, { name: 'Nino Kitchen', email });
  await signIn(page, email);
  const id = await createAgent(page, 'Kitchen Line', 'Nino, what can I get you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill("Nino's");
  await page.getByRole('switch', { name: 'Take orders' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('No orders').first()).toBeVisible();
  for (const name of ['Dan', 'Priya']) await place(page, id, name);
  const [dan, priya] = ['Dan', 'Priya'].map((name) => page.getByRole('article').filter({ hasText: name }));
  if (!dan || !priya) throw new Error('two tickets');
  await expect(dan).toBeVisible();
  await expect(priya).toBeVisible();
  await expect(dan).toContainText('Allergy: peanuts');

  await test.step('by mouse', async () => {
    await drag(page, dan, column(page, 'Ready'));
    await expect(column(page, 'Ready')).toContainText('Dan');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'New')).toContainText('Dan');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('by keys', async () => {
    await dan.getByRole('button', { name: 'Dan', exact: true }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column(page, 'In Progress')).toContainText('Dan');
    await expect(dan.getByRole('button', { name: 'Dan', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(priya.getByRole('button', { name: 'Priya', exact: true })).toBeFocused();
  });

  await test.step('by finger', async () => {
    await dragByFinger(page, priya.locator('[data-grip]'), column(page, 'Completed'));
    await expect(column(page, 'Completed')).toContainText('Priya');
  });

  await test.step('line by line, and all day', async () => {
    await page.getByRole('button', { name: 'All day' }).click();
    const day = page.getByRole('region', { name: 'All day' });
    await expect(day).toContainText('2 Margherita');
    await dan.getByText('Margherita', { exact: true }).click();
    await expect(dan.getByRole('checkbox', { name: '2 Margherita made' })).toBeChecked();
    await expect(day).toContainText('Nothing to make');
    await page.getByRole('button', { name: 'All day' }).click();
  });

  await test.step('busy', async () => {
    await page.getByRole('button', { name: 'Busy mode' }).click();
    await page.getByRole('menuitem', { name: '+15 minutes' }).click();
    await expect(page.getByRole('button', { name: /^Busy, \+15 min until/ })).toBeVisible();
    await expectAccessible(page, 'board');
  });

  await test.step('without a connection', async () => {
    await context.setOffline(true);
    await dan.getByRole('button', { name: 'Move Dan forward to Ready' }).click();
    await expect(column(page, 'Ready')).toContainText('Waiting for the connection');
    await expect(page.getByText('No connection. One move is kept and sent when it is back.')).toBeVisible();
    await priya.getByRole('button', { name: 'Priya', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await context.setOffline(false);
    await expect(page.getByText('Waiting for the connection')).toBeHidden();
    await page.reload();
    await expect(column(page, 'Ready')).toContainText('Dan');
  });

  await test.step('a board that stands still says since when', async () => {
    const tablet = await context.newPage();
    await tablet.clock.install();
    await tablet.goto(page.url());
    await tablet.getByRole('button', { name: 'Maximize' }).click();
    await tablet.reload();
    await expect(tablet.getByRole('button', { name: 'Minimize' })).toBeVisible();
    await context.setOffline(true);
    const notice = tablet.getByText(/^No connection since .+ New orders are not shown until it is back\.$/);
    // What was on its way when the connection went may still come, and counts as heard.
    await expect(async () => {
      await tablet.clock.fastForward('01:00');
      await expect(notice).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await context.setOffline(false);
    await tablet.clock.fastForward('00:30');
    await expect(tablet.getByText(/^No connection since/)).toBeHidden();
    await tablet.close();
  });

  await test.step('edited, printed and deleted', async () => {
    await page.evaluate("window.print = () => dispatchEvent(new Event('afterprint'))");
    await dan.getByRole('button', { name: 'Dan', exact: true }).click();
    const ticket = page.getByRole('dialog');
    await expectAccessible(page, 'order');
    await ticket.getByRole('button', { name: 'Print ticket' }).click();
    await ticket.getByRole('button', { name: 'Edit' }).click();
    await ticket.getByLabel('Name').fill('Daniel');
    await ticket.getByLabel('How many').fill('3');
    await expectAccessible(page, 'order, editing');
    await ticket.getByRole('button', { name: 'Save Changes' }).click();
    await expect(ticket).toContainText('$42.00');
    await ticket.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Daniel' })).toBeHidden();
  });

  await test.step('taken at the counter, once by a double click', async () => {
    await send(page, `/agent/${id}/menu-items`, { name: 'Margherita', category: 'Pizza', price: 14 });
    await page.getByRole('button', { name: 'New order', exact: true }).click();
    const order = page.getByRole('dialog', { name: 'New order' });
    await order.getByLabel('Name').fill('Lena');
    await order.getByLabel('Add a dish').selectOption('Margherita, $14.00');
    await expectAccessible(page, 'new order');
    await order.getByRole('button', { name: 'Place order' }).dblclick();
    await expect(order).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Lena' })).toHaveCount(1);
  });

  await test.step('taken once though its answer is lost, with what is typed afterwards', async () => {
    const path = `**/api/agent/${id}/orders`;
    const lose = (route: Route) => route.fetch().then(() => route.abort('connectionreset'));
    await page.route(path, lose, { times: 1 });
    await page.getByRole('button', { name: 'New order', exact: true }).click();
    const order = page.getByRole('dialog', { name: 'New order' });
    await order.getByLabel('Name').fill('Mia');
    await order.getByLabel('Add a dish').selectOption('Margherita, $14.00');
    await order.getByRole('button', { name: 'Place order' }).click();
    await expect(order.getByRole('alert')).toContainText('Network error');
    await order.getByLabel('Special request').fill('Ring twice');
    await order.getByRole('button', { name: 'Place order' }).click();
    await expect(order).toBeHidden();
    const mia = page.getByRole('article').filter({ hasText: 'Mia' });
    await expect(mia).toContainText('Ring twice');
    await expect(mia).toHaveCount(1);
  });

  await test.step('edited while it is moved', async () => {
    const mia = page.getByRole('article').filter({ hasText: 'Mia' });
    await mia.getByRole('button', { name: 'Mia', exact: true }).click();
    const ticket = page.getByRole('dialog');
    await ticket.getByRole('button', { name: 'Edit' }).click();
    await ticket.getByLabel('Allergy').fill('nuts');
    const tablet = await context.newPage();
    await tablet.goto(page.url());
    await tablet.getByRole('button', { name: 'Move Mia forward to In Progress' }).click();
    await expect(column(tablet, 'In Progress')).toContainText('Mia');
    await tablet.close();
    await expect(page.locator('section[data-column="in_progress"]')).toContainText('Mia');
    await ticket.getByRole('button', { name: 'Save Changes' }).click();
    await expect(ticket.getByRole('alert')).toContainText('What you typed is still here');
    await ticket.getByRole('button', { name: 'Save Changes' }).click();
    await expect(ticket).toContainText('nuts');
    await ticket.getByRole('button', { name: 'Close' }).click();
    await expect(column(page, 'In Progress')).toContainText('Mia');
  });
});

const column = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name},`) });

const place = (page: Page, id: string, customer: string): Promise<void> =>
  send(page, `/agent/${id}/orders`, {
    customer_name: customer,
    allergies: 'peanuts',
    order_items: [{ name: 'Margherita', price: 14, quantity: 2 }],
  });

async function send(page: Page, path: string, data: object): Promise<void> {
  const token = await page.evaluate(
    () => sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token') ?? '',
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`${BASE_URL}/api${path}`, { headers, data });
  expect(answer.status()).toBe(201);
}

/** A ticket that has just come in is still sliding into its place. */
const still = (ticket: Locator): Promise<void> => ticket.click({ trial: true });

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
}

async function drag(page: Page, ticket: Locator, to: Locator): Promise<void> {
  await still(ticket);
  const [from, there] = [await middle(ticket), await middle(to)];
  // Beside the name, which is a button.
  await page.mouse.move(from.x + 20, from.y + 26);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(there.x, there.y + 40, { steps: 8 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, grip: Locator, to: Locator): Promise<void> {
  await still(grip);
  const [from, there] = [await middle(grip), await middle(to)];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (let part = 1; part <= 8; part++) {
    await touch('touchMove', from.x + ((there.x - from.x) * part) / 8, from.y + ((there.y + 40 - from.y) * part) / 8);
  }
  await touch('touchEnd', 0, 0);
}
