import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, look } from './house.ts';
import { openKitchen } from './kitchens.ts';

/** A kitchen where one bakes and another pours: two tablets, each with its own part of every ticket. */

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test('each station sees and makes its part, and the last of them makes the order ready', async ({ page, browser }) => {
  const { owner, id } = await openKitchen(page);
  const dish = (name: string, category: string) => owner.api.menu.create({ id, name, category, price: 10 });
  const [pie, soda] = [await dish('Margherita', 'Pizza'), await dish('Cola', 'Drinks')];
  await owner.api.orders.create({
    id,
    customer_name: 'Dan',
    order_items: [
      { menu_item_id: pie.id, quantity: 1 },
      { menu_item_id: soda.id, quantity: 2 },
    ],
  });
  await owner.api.orders.create({ id, customer_name: 'Mia', order_items: [{ menu_item_id: soda.id, quantity: 1 }] });

  await page.getByRole('button', { name: 'Order settings' }).tap();
  const settings = page.getByRole('dialog', { name: 'Order settings' });
  await settings.getByLabel('Pizza').fill('Oven');
  await settings.getByLabel('Drinks').fill('Bar');
  await expectAccessible(page, 'stations');
  await settings.getByRole('button', { name: 'Save Changes' }).tap();
  await expect(settings).toBeHidden();

  const bar = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await page.getByRole('button', { name: 'Maximize' }).tap();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Station').selectOption('Oven');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(ticket(page, 'Dan')).toContainText('Also Bar 2');
  await expect(ticket(page, 'Dan')).not.toContainText('Cola');
  await expectAccessible(page, 'kitchen at a station');
  await look(page, 'kitchen-station');

  await bar.goto(page.url());
  await bar.getByRole('button', { name: 'Maximize' }).click();
  await bar.getByLabel('Station').selectOption('Bar');
  await expect(bar.getByRole('article')).toHaveCount(2);

  await ticket(page, 'Dan').getByRole('button', { name: 'Done: Dan' }).tap();
  await expect(page.getByText('Nothing to make at Oven')).toBeVisible();
  await expect(ticket(bar, 'Dan')).toContainText('Also Oven made');

  await page.getByRole('button', { name: 'Recall' }).tap();
  await expect(ticket(bar, 'Dan')).toContainText('Also Oven 1');
  await ticket(page, 'Dan').getByRole('button', { name: 'Done: Dan' }).tap();
  await ticket(bar, 'Dan').getByRole('button', { name: 'Done: Dan' }).click();
  await expect(bar.getByRole('button', { name: /^Ready/ })).toContainText('1');
  // The screen shows a press before the server has heard of it.
  await expect
    .poll(async () => (await owner.api.orders.list({ id })).items.find(({ customer_name }) => customer_name === 'Dan'))
    .toMatchObject({ status: 'ready', order_items: [{ done: true }, { done: true }] });

  // The screen above the oven stays the oven's.
  await page.reload();
  await expect(page.getByLabel('Station')).toHaveValue('Oven');
  await page.getByLabel('Station').selectOption('All');
  await expect(ticket(page, 'Mia')).toContainText('Cola');
});

const ticket = (page: Page, customer: string) => page.getByRole('article').filter({ hasText: customer });
