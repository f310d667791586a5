import { expect, test } from '@playwright/test';
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
