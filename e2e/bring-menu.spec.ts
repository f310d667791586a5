import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { newOwner } from './calls.ts';
import { anew, enter, expectAccessible, look, toEnd } from './house.ts';

const PAGE = readFileSync('server/src/modules/menu/reading/pasted/forty-dishes.txt', 'utf8');

/** A menu as its owner has it: the text of a web page, looked through, saved at once, and ordered from. */
test('a web page becomes a menu, and a caller orders from it', async ({ page }) => {
  const email = anew('luigi@bring.example');
  const { api } = await newOwner(email);
  const { id } = await api.agents.create({
    name: "Luigi's Line",
    business_name: "Luigi's Corner",
    greeting: "Luigi's Corner, what can I get you?",
    system_prompt: 'You take orders for pickup at a family pizzeria.',
  });
  await api.agents.update({ id, ordering_enabled: true });
  await api.menu.create({ id, name: 'Hawaiian', category: 'pizza', price: 16 });
  await enter(page, email, `/app/agents/${id}/menu`);
  await page.getByRole('link', { name: 'Paste a Menu' }).click();
  await expect(page.getByText('Photos cannot be read')).toBeVisible();
  await expectAccessible(page, 'bring a menu');
  await page.getByLabel('Paste your menu').fill(PAGE);
  await page.getByRole('button', { name: 'Read the Menu' }).click();
  await expect(page.getByRole('heading', { name: '41 dishes found' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '40 new, 1 changed' })).toBeVisible();
  await expect(page.getByText('Changes price $16.00 to $17.00, choices')).toBeVisible();

  // Put right, left out, and kept in the list while something is missing.
  await page.getByRole('textbox', { name: 'Price of Espresso' }).fill('');
  await page.getByRole('checkbox', { name: 'Take Kids Ravioli' }).uncheck();
  await page.getByRole('textbox', { name: 'Name of Plain Pie' }).fill('Cheese Pie');
  await page.getByRole('textbox', { name: 'Name of the category Heroes' }).fill('Hot Heroes');
  await page.getByRole('textbox', { name: 'Name of the category Heroes' }).blur();
  await toEnd(page);
  await expectAccessible(page, 'review of a menu');
  await look(page, 'review');
  expect((await api.menu.list({ id })).items).toHaveLength(1);
  await page.getByRole('button', { name: 'Save 39 dishes' }).click();
  await expect(page.getByRole('heading', { name: '1 dish left' })).toBeVisible();
  await expect(page.getByText('Price is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price of Espresso' })).toBeFocused();
  expect((await api.menu.list({ id })).items).toHaveLength(39);
  await page.getByRole('textbox', { name: 'Price of Espresso' }).fill('2,75');
  await page.getByRole('button', { name: 'Save 1 dish' }).click();
  await expect(page.getByRole('heading', { name: '40 items, 40 available' })).toBeVisible();
  // In the order in which they came; what stood there before is in front, and keeps its spelling.
  expect(await api.menu.categories({ id })).toEqual([
    'pizza',
    'Appetizers',
    'Soups & Salads',
    'Hot Heroes',
    'Pasta',
    'Kids',
    'Desserts',
    'Drinks',
  ]);

  // The order of the categories, by keys alone.
  await page.getByRole('button', { name: 'Order of categories' }).click();
  await page.getByRole('button', { name: 'pizza down' }).press('Enter');
  await expectAccessible(page, 'order of categories');
  await page.getByRole('button', { name: 'Save Order' }).press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Appetizers');

  // A price in its place, and a dish that is out for today.
  await page.getByRole('button', { name: /^Price of Garlic Bread/ }).click();
  await page.getByRole('textbox', { name: 'Price of Garlic Bread' }).fill('6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Price of Garlic Bread, \$6\.00/ })).toBeFocused();
  await page.getByRole('switch', { name: 'Available, Tiramisu' }).click();
  await page.getByRole('button', { name: 'Tiramisu until tomorrow' }).click();
  await expect(page.getByText(/^Back \w+/)).toBeVisible();
  await expectAccessible(page, 'menu with a dish that comes back');

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log');
  await expect(words).toContainText('what can I get you');
  const say = async (text: string, answer: RegExp) => {
    await page.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
    await expect(words).toContainText(answer);
  };
  await say('Can I get a tiramisu?', /sold out|out of|don't have/i);
  await say('Then a 16 inch cheese pie please', /Cheese Pie/);
  await say("that's all", /name/i);
  await say('Dan', /phone number/);
  await say('718 555 0172', /\$18\.50/);
  await say('yes', /Your order is in/);
});

/** A list of another program, and a change of mind. */
test('any table is mapped by hand, and nothing is written on cancel', async ({ page }) => {
  const email = anew('mina@bring.example');
  const { api } = await newOwner(email);
  const { id } = await api.agents.create({ name: 'Mina Line', greeting: 'Mina here, hello!' });
  await api.agents.update({ id, ordering_enabled: true });
  await enter(page, email, `/app/agents/${id}/menu`);
  const table = 'PLU;Artikel;Rubrik;VK\n1;Currywurst;Grill;"7,90 €"\n2;Cola;Getränke;2,50\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kasse.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('heading', { name: '2 dishes found' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price of Currywurst' })).toHaveValue('7.90');
  await page.getByLabel('PLU').selectOption('Callers also say');
  await expect(page.getByText('Callers also say: 1')).toBeVisible();
  await expect(page.getByLabel('Category of Currywurst')).toHaveValue('Grill');
  await expectAccessible(page, 'columns of a table');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('No menu items yet')).toBeVisible();
  expect((await api.menu.list({ id })).items).toEqual([]);
});
