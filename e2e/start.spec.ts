import { expect, test } from '@playwright/test';
import { anew, expectAccessible, look, signUp, toSection, toTop } from './house.ts';

/** From nothing to an agent that takes an order: three questions, a menu, and the ticket beside the talk. */
test('three questions make an agent whose first order fills a ticket', async ({ page }) => {
  await signUp(page, { name: 'Rosa Night', email: anew('rosa@nightoven.example') });
  await page.getByRole('link', { name: 'Create Your First Agent' }).click();

  await page.getByRole('radio', { name: 'Restaurant or café' }).check();
  await page.getByLabel('Business Name').fill('Night Oven');
  await expect(page.getByLabel('Agent Name')).toHaveValue('Night Oven');
  await expect(page.getByLabel('Greeting Message')).toHaveValue(/^Thanks for calling Night Oven!/);
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  await page.getByLabel('Daily open time').fill('17:00');
  await page.getByLabel('Daily close time').fill('01:00');
  await expect(page.getByText('Past midnight, until the next day')).toBeVisible();
  await expectAccessible(page, 'create agent');
  await look(page, 'create-agent');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.waitForURL('**/overview');

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Night Oven');
  await toSection(page, 'Business Hours');
  await expect(page.getByRole('switch', { name: 'Monday open' })).not.toBeChecked();
  await expect(page.getByLabel('Sunday close time')).toHaveValue('01:00');
  await toSection(page, 'Agent Behavior');
  await page.getByLabel('Agent Greeting').fill('Night Oven, what can I get started for you?');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles('tools/seed/sals-menu.csv');
  await page.getByRole('button', { name: 'Import 30 items' }).click();
  await expect(page.getByRole('heading', { name: '30 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Start conversation' }).click();
  const ticket = page.getByRole('region', { name: 'Order', exact: true });
  const say = async (text: string) => {
    await page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await say('two garlic knots and a grandma pie');
  await expect(ticket.getByRole('listitem')).toHaveText(['two orders of Garlic Knots$16.00', 'one Grandma Pie$24.00']);
  await expect(ticket).toContainText('Not placed yet.');
  await toTop(page);
  await expectAccessible(page, 'overview, ordering');
  await look(page, 'ticket-beside-talk');
});
