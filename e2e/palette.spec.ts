import { expect, test } from '@playwright/test';
import { newOwner, openPizzeria } from './calls.ts';
import { anew, signIn } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** From anywhere to anywhere with the keyboard, as with the mouse. */
test('the palette jumps to a page of an agent, and the tab counts what nobody has begun', async ({ page }) => {
  const email = anew('hurry@palette.example');
  const owner = await newOwner(email);
  const agentId = await openPizzeria(owner);
  await page.goto(`${BASE_URL}/signin`);
  await page.getByLabel('Email').fill(email);
  await signIn(page, email);
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });

  await page.getByRole('heading', { name: 'Agents' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nothing like it');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await palette.getByRole('searchbox').fill('');
  await page.keyboard.type('orders');
  await expect(palette.getByRole('menuitem', { name: /^Orders, / })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/app/agents/${agentId}/orders`);
  await expect(palette).toBeHidden();

  const order_items = [{ name: 'Slice', price: 3, quantity: 1 }];
  await owner.api.orders.create({ id: agentId, customer_name: 'Dan', order_items });
  const tab = page.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name: 'Orders' });
  await expect(tab).toHaveText(/1 new$/);

  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.keyboard.type('deactivate');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Inactive').first()).toBeVisible();
});
