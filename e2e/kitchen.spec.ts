import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { expectAccessible, openBeside } from './house.ts';
import { type Kitchen, openKitchen } from './kitchens.ts';

/** What a kitchen does with the tickets of its board; each thing in a kitchen of its own. */

const nameOn = (ticket: Locator, customer: string) => ticket.getByRole('button', { name: customer, exact: true });

test('a ticket is dragged by mouse, and taken back', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Dan');
  await drag(page, ticket('Dan'), column(page, 'Ready'));
  await expect(column(page, 'Ready')).toContainText('Dan');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'New')).toContainText('Dan');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a ticket is dragged by its name or a dish, which do what they do only when they are pressed', async ({
  page,
}) => {
  const { ticket } = await openKitchen(page, 'Dan');
  const dragBy = async (part: Locator, to: string) => {
    await still(ticket('Dan'));
    const [from, there] = [await middle(part), await middle(column(page, to))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(there.x, there.y + 40, { steps: 10 });
    await page.mouse.up();
    await expect(column(page, to)).toContainText('Dan');
  };
  await dragBy(nameOn(ticket('Dan'), 'Dan'), 'Ready');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dragBy(ticket('Dan').getByText('Margherita', { exact: true }), 'In Progress');
  await expect(ticket('Dan').getByRole('checkbox', { name: '2 Margherita made' })).not.toBeChecked();
});

test('a ticket is moved by keys, which also lead from one to the next', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Dan', 'Priya');
  await nameOn(ticket('Dan'), 'Dan').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'In Progress')).toContainText('Dan');
  await expect(nameOn(ticket('Dan'), 'Dan')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(nameOn(ticket('Priya'), 'Priya')).toBeFocused();
});

test('a ticket is dragged by finger', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Priya');
  await dragByFinger(page, ticket('Priya').locator('[data-grip]'), column(page, 'Completed'));
  await expect(column(page, 'Completed')).toContainText('Priya');
});

test('lines are checked off, and leave what is still to be made', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Dan');
  await page.getByRole('button', { name: 'All day' }).click();
  const day = page.getByRole('region', { name: 'All day' });
  await expect(day).toContainText('2 Margherita');
  await ticket('Dan').getByText('Margherita', { exact: true }).click();
  await expect(ticket('Dan').getByRole('checkbox', { name: '2 Margherita made' })).toBeChecked();
  await expect(day).toContainText('Nothing to make');
});

test('a kitchen that is busy says so', async ({ page }) => {
  await openKitchen(page, 'Dan');
  await page.getByRole('button', { name: 'Busy mode' }).click();
  await page.getByRole('menuitem', { name: '+15 minutes' }).click();
  await expect(page.getByRole('button', { name: /^Busy, \+15 min until/ })).toBeVisible();
  await expectAccessible(page, 'board');
});

test('a move without a connection is kept, and sent when it is back', async ({ page, context }) => {
  const { ticket } = await openKitchen(page, 'Dan', 'Priya');
  await context.setOffline(true);
  await ticket('Dan').getByRole('button', { name: 'Move Dan forward to In Progress' }).click();
  await expect(column(page, 'In Progress')).toContainText('Waiting for the connection');
  await expect(page.getByText('No connection. One move is kept and sent when it is back.')).toBeVisible();
  await nameOn(ticket('Priya'), 'Priya').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Waiting for the connection')).toBeHidden();
  await page.reload();
  await expect(column(page, 'In Progress')).toContainText('Dan');
});

test('a board that stands still says since when', async ({ page, context }) => {
  await openKitchen(page, 'Dan');
  const tablet = await openBeside(page);
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
});

test('an order is printed, edited and deleted', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Dan');
  await page.evaluate("window.print = () => dispatchEvent(new Event('afterprint'))");
  await nameOn(ticket('Dan'), 'Dan').click();
  const order = page.getByRole('dialog');
  await expectAccessible(page, 'order');
  await order.getByRole('button', { name: 'Print ticket' }).click();
  await order.getByRole('button', { name: 'Edit' }).click();
  await order.getByLabel('Name').fill('Daniel');
  await order.getByLabel('How many').fill('3');
  await expectAccessible(page, 'order, editing');
  await order.getByRole('button', { name: 'Save Changes' }).click();
  await expect(order).toContainText('$42.00');
  await order.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ticket('Daniel')).toBeHidden();
});

test('an order is cancelled with a reason, which is taken back', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Dan', 'Priya');
  await nameOn(ticket('Dan'), 'Dan').click();
  const order = page.getByRole('dialog');
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await expect(order).toContainText('Say why the order is cancelled');
  await order.getByRole('button', { name: 'Sold out' }).click();
  await expectAccessible(page, 'order, cancelling');
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await expect(order).toContainText('Sold out');
  await order.getByRole('button', { name: 'Close' }).click();
  await expect(column(page, 'Completed')).toContainText('Cancelled: Sold out');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('1 cancelled');
  await expect(summary).toContainText('$28.00');
  await page.getByRole('button', { name: 'Undo the cancellation of Dan' }).click();
  await expect(column(page, 'New')).toContainText('Dan');
  await expect(summary).toContainText('$56.00');
});

test('the board has the order on top that its kitchen wants there', async ({ page }) => {
  await openKitchen(page, 'Dan', 'Priya');
  const first = column(page, 'New').getByRole('article').first();
  await expect(first).toContainText('Priya');
  await page.getByRole('button', { name: 'Order settings' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByLabel('On top of each column').selectOption('The order that waits longest');
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first).toContainText('Dan');
});

test('an order is taken at the counter, once by a double click', async ({ page }) => {
  const kitchen = await openKitchen(page);
  const order = await begin(page, kitchen, 'Lena');
  await expectAccessible(page, 'new order');
  await order.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(order).toBeHidden();
  await page.reload();
  await expect(kitchen.ticket('Lena')).toHaveCount(1);
});

test('an order whose answer is lost is taken once, with what is typed afterwards', async ({ page }) => {
  const kitchen = await openKitchen(page);
  const lose = (route: Route) => route.fetch({ maxRetries: 2 }).then(() => route.abort('connectionreset'));
  await page.route(`**/api/agent/${kitchen.id}/orders`, lose, { times: 1 });
  const order = await begin(page, kitchen, 'Mia');
  await order.getByRole('button', { name: 'Place order' }).click();
  await expect(order.getByRole('alert')).toContainText('Network error');
  await order.getByLabel('Special request').fill('Ring twice');
  await order.getByRole('button', { name: 'Place order' }).click();
  await expect(order).toBeHidden();
  await expect(kitchen.ticket('Mia')).toContainText('Ring twice');
  await expect(kitchen.ticket('Mia')).toHaveCount(1);
});

test('an order that is edited while somebody moves it keeps both', async ({ page }) => {
  const { ticket } = await openKitchen(page, 'Mia');
  await nameOn(ticket('Mia'), 'Mia').click();
  const order = page.getByRole('dialog');
  await order.getByRole('button', { name: 'Edit' }).click();
  await order.getByLabel('Allergy').fill('gluten');
  const tablet = await openBeside(page);
  await tablet.goto(page.url());
  await tablet.getByRole('button', { name: 'Move Mia forward to In Progress' }).click();
  await expect(column(tablet, 'In Progress')).toContainText('Mia');
  await tablet.close();
  await expect(page.locator('section[data-column="in_progress"]')).toContainText('Mia');
  await order.getByRole('button', { name: 'Save Changes' }).click();
  await expect(order.getByRole('alert')).toContainText('What you typed is still here');
  await order.getByRole('button', { name: 'Save Changes' }).click();
  await expect(order).toContainText('gluten');
  await order.getByRole('button', { name: 'Close' }).click();
  await expect(column(page, 'In Progress')).toContainText('Mia');
});

/** The form of a new order, with a dish of the menu on it. */
async function begin(page: Page, { owner, id }: Kitchen, customer: string): Promise<Locator> {
  await owner.api.menu.create({ id, name: 'Margherita', category: 'Pizza', price: 14 });
  await page.getByRole('button', { name: 'New order', exact: true }).click();
  const order = page.getByRole('dialog', { name: 'New order' });
  await order.getByLabel('Name').fill(customer);
  await order.getByRole('combobox', { name: 'Add a dish' }).fill('marg');
  await page.getByRole('option', { name: /^Margherita/ }).click();
  await expect(order.getByText('Total $14.00')).toBeVisible();
  return order;
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name},`) });

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
