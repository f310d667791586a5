import { expect, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, signUp, toSection } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** A menu as its owner keeps it: one item by hand, the rest from a file, many changed at once. */
test('a menu is added to, imported, narrowed down, changed together and taken away from', async ({ page }) => {
  const email = anew('gina@cornerpizza.com');
  await signUp(page, { name: 'Gina Corner', email });
  const id = await createAgent(page, 'Corner Line', 'Corner Pizza, what can I get you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Corner Pizza');
  await toSection(page, 'Features');
  await page.getByRole('switch', { name: 'Take orders' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();

  // By hand, with sizes.
  await page.getByRole('button', { name: 'Add Item' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Category is required')).toBeVisible();
  await expect(form.getByText('Price is required')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Stromboli');
  await form.getByLabel('Category').fill('Pizza');
  await form.getByLabel('Price ($)').fill('11.5');
  await form.getByLabel('Popular').check();
  await form.getByRole('button', { name: 'Sizes' }).click();
  await form.getByLabel('Adds ($)').last().fill('4');
  // What callers also say, of the item and of a choice.
  await form.getByRole('textbox', { name: 'Callers also say' }).fill('boli, the number four');
  await form.getByRole('textbox', { name: 'Callers also say' }).press('Enter');
  await form.getByRole('button', { name: 'What callers also say for choice 2' }).click();
  await form.getByRole('textbox', { name: 'Callers also say' }).last().fill('family one, feast');
  await form.getByRole('button', { name: 'Add', exact: true }).last().click();
  await form.getByRole('button', { name: 'Remove feast' }).click();
  await expect(form.getByRole('list', { name: 'What callers also say for choice 2' })).toHaveText('family one');
  await expectAccessible(page, 'add item');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Size: Small, Large (choose 1)')).toBeVisible();
  await expect(page.getByText('Callers also say: boli, the number four')).toBeVisible();

  // From a file: what it would do is shown before anything is written.
  const rows = [
    'name,category,price,options',
    'Cannoli,Desserts,4.50,',
    'Stromboli,Pizza,12,',
    'Tiramisu,Desserts,cheap,',
  ];
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const preview = page.getByRole('dialog', { name: 'Import this menu?' });
  await expect(preview).toContainText('1 to add, 1 to change, 1 left out');
  await expect(preview).toContainText('Row 4price Price must be a number like 12.50');
  await expectAccessible(page, 'import preview');
  await expect(page.getByText('1 item, 1 available')).toBeVisible();
  await preview.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(preview).toBeHidden();
  await expect(page.getByText('2 items, 2 available')).toBeVisible();
  await expect(page.getByText('$12.00')).toBeVisible();

  // Narrowed down, then many at once.
  await page.getByRole('searchbox', { name: 'Search menu' }).fill('canno');
  await expect(page.getByText('Stromboli')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search menu' }).clear();
  for (const name of ['Cannoli', 'Stromboli']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Make Unavailable' }).click();
  await expect(page.getByText('2 items, 0 available')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Edit' }).click();
  const bulk = page.getByRole('dialog', { name: 'Edit 2 items' });
  await bulk.getByRole('switch', { name: 'Change category' }).click();
  await bulk.getByLabel('New category').fill('Specials');
  await expectAccessible(page, 'bulk edit');
  await bulk.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden();
  await expectAccessible(page, 'menu');

  await page.getByRole('button', { name: 'Delete Cannoli' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 item, 0 available')).toBeVisible();
});
