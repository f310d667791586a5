import { expect, test } from '@playwright/test';
import { expectAccessible, look } from './house.ts';
import { openKitchen } from './kitchens.ts';

test("a month's figures lead to what they are made of, and come as a file", async ({ page }) => {
  const { owner, id } = await openKitchen(page, 'Dan', 'Priya');
  await owner.api.orders.create({
    id,
    customer_name: 'Lena',
    order_items: [{ name: 'Garlic Knots', price: 8, quantity: 3 }],
  });
  await page.getByRole('link', { name: 'Reports' }).click();
  const totals = page.getByRole('region', { name: 'In all' });
  await expect(totals).toContainText('$80.00');
  await expect(totals).toContainText('Orders3');
  const dishes = page.getByRole('table', { name: 'Sales by dish' });
  await expect(dishes.getByRole('row', { name: /Margherita/ })).toContainText('4$56.00');
  await look(page, 'reports');

  await dishes.getByRole('button', { name: 'Margherita' }).press('Enter');
  const orders = page.getByRole('dialog', { name: 'Orders with Margherita' });
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'orders of a figure');
  await orders.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Sales by dish' }).getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sales-by-dish-.*\.csv$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Agent' })).toBeHidden();
  await expect(page.getByRole('heading', { name: "Nino's:" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
