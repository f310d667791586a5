import { expect, type Locator, type Page, test } from '@playwright/test';
import { anew, createAgent, signUp, toSection } from './house.ts';
import { openKitchen } from './kitchens.ts';
import { BASE_URL } from './start-server.ts';

/** What is reached by keys alone is seen, and stays where the hands are. */

/** What has the focus and lies under the bar, in the page's own words; null: nothing. */
const COVERED = `(() => {
  const here = document.activeElement;
  const { x, y, width, height } = here.getBoundingClientRect();
  const bar = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-bar]');
  return bar && !bar.contains(here) && here !== document.body ? here.outerHTML.slice(0, 80) : null;
})()`;

test.use({ viewport: { width: 1280, height: 640 } });

test('no field of the settings lies under the bar that saves it, and saving keeps the focus', async ({ page }) => {
  await signUp(page, { name: 'Keya Tab', email: anew('keya@keys.example') });
  const id = await createAgent(page, 'Keys', 'Keys, hello.');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Keys');
  await toSection(page, 'Business Hours');
  await page.getByRole('switch', { name: 'Temporarily closed' }).press('Space');
  const bar = page.getByRole('region', { name: 'Save', exact: true });
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab');
    if ((await bar.locator(':focus').count()) > 0) break;
    await expect.poll(() => page.evaluate(COVERED)).toBeNull();
  }
  await expect(bar).toContainText('Unsaved changes');
  await page.getByRole('button', { name: 'Save Settings' }).press('Enter');
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await expect(bar).toBeFocused();
});

test("a kitchen's view is of its own agent", async ({ page }) => {
  const { owner, id } = await openKitchen(page, 'Dan');
  const other = await owner.api.agents.create({ name: 'Second Line', business_name: 'Second' });
  await owner.api.agents.update({ id: other.id, ordering_enabled: true });
  await page.getByRole('button', { name: 'Maximize' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Minimize' })).toBeVisible();
  await page.goto(`${BASE_URL}/app/agents/${other.id}/orders`);
  await expect(page.getByRole('button', { name: 'Maximize' })).toBeVisible();
  await page.goto(`${BASE_URL}/app/agents/${id}/orders`);
  await expect(page.getByRole('article')).toContainText('Dan');
});

/** Presses a key until this has the focus: where it never comes, nobody without a mouse comes either. */
async function press(page: Page, key: string, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let at = 0; at < 90; at++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, 'within 90 presses').toBeFocused();
}

/** From the keyboard, whoever else could press it. */
async function choose(page: Page, wanted: Locator): Promise<void> {
  await press(page, 'Tab', wanted);
  await page.keyboard.press('Enter');
}

test('an owner orders by way of trying, cooks it and changes a dish without a mouse', async ({ page }) => {
  const { owner, id } = await openKitchen(page);
  await owner.api.menu.create({ id, name: 'Margherita', category: 'Pizza', price: 14 });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const toPage = async (words: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByRole('dialog').getByRole('menuitem').first()).toContainText(new RegExp(words, 'i'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/agents/${id}/${words}`);
  };

  await toPage('overview');
  await choose(page, button('Start conversation'));
  const said = page.getByRole('log').locator('> *');
  await expect(said).toHaveCount(1);
  await expect(page.getByPlaceholder('Type what to say')).toBeFocused();
  let lines = 1;
  for (const words of ['two margheritas please', "that's all", 'Dan', '718 555 0172', 'yes']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    lines += 2;
    await expect(said).toHaveCount(lines);
  }
  await expect(said.last()).toContainText('Your order is in');
  await press(page, 'Shift+Tab', button('Hang up'));
  await page.keyboard.press('Enter');
  await expect(button('Hang up')).toBeHidden();

  await toPage('orders');
  await choose(page, button('Maximize'));
  const ticket = page.getByRole('article').filter({ hasText: 'Dan' });
  await choose(page, ticket.getByRole('button', { name: /Done/ }));
  await expect(ticket).toBeHidden();
  await press(page, 'Shift+Tab', button(/^Recall/));
  await page.keyboard.press('Enter');
  await expect(ticket).toBeVisible();
  await press(page, 'Shift+Tab', button('Minimize'));
  await page.keyboard.press('Enter');
  await expect(button('Maximize')).toBeVisible();

  await toPage('menu');
  await choose(page, button('Edit Margherita'));
  const dish = page.getByRole('dialog', { name: 'Edit Item' });
  await press(page, 'Tab', dish.getByLabel('Price ($)'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('15.50');
  await choose(page, dish.getByRole('button', { name: 'Save Changes' }));
  await expect(dish).toBeHidden();
  await expect(page.getByText('$15.50')).toBeVisible();
  await expect(button('Edit Margherita')).toBeFocused();
});
