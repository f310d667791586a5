import { expect, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, signUp, toSection } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** Reminders are switched on, and somebody who waits gets the first time that is free. */
test('customers are reminded, and who waits is booked when a time is free', async ({ page }) => {
  await signUp(page, { name: 'Vera Holt', email: anew('vera@harborwaiting.example') });
  const id = await createAgent(page, 'Reception', 'Harbor Dental, how can I help you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Harbor Dental');
  await toSection(page, 'Features');
  await page.getByRole('switch', { name: 'Book appointments' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings updated successfully!').first()).toBeVisible();
  // Not saved yet, and saved with what is typed on another page.
  await page.getByRole('switch', { name: 'Take orders' }).click();
  await toSection(page, 'Reminders');
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toContainText('Unsaved changes');
  await page.getByRole('switch', { name: 'Remind by text' }).click();
  await expect(page.getByText('Texts cannot go out yet')).toBeVisible();
  await page.getByRole('switch', { name: 'By mail where a text cannot be sent' }).click();
  await page.getByLabel('From this time of the day before').selectOption('6:00 PM');
  await expectAccessible(page, 'reminders');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('region', { name: 'Save', exact: true })).not.toContainText('Unsaved changes');
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();

  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'Waiting' }).click();
  const list = page.getByRole('dialog', { name: 'Waiting list' });
  await expect(list).toContainText('Nobody waits.');
  await list.getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog', { name: 'Add to waiting list' });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Customer name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Hugo Lane');
  await form.getByLabel('Phone').fill('617 555 0133');
  await form.getByLabel('Time of day').selectOption('Morning, before 12');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(list.getByRole('listitem')).toContainText(/Hugo Lane.*before 12:00 PMFree: .* AM/);
  await expectAccessible(page, 'the waiting list');
  await list.getByRole('button', { name: 'Offer by text: Hugo Lane' }).click();
  await expect(list).toContainText('Not offered: no carrier account is configured');
  await list.getByRole('button', { name: 'Book: Hugo Lane' }).click();
  await expect(list).toContainText('Nobody waits.');
  await list.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  const find = page.getByRole('dialog', { name: 'Find appointment' });
  await find.getByRole('searchbox').fill('Hugo');
  await expect(find.getByRole('button', { name: /Hugo Lane/ })).toBeVisible();
});
