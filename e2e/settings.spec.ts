import { expect, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp, toSection } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** An owner sets the agent up in two windows at once, and asks somebody to help. */
test('settings are saved as one, and what is typed outlives what somebody else saves', async ({ page }) => {
  const email = anew('carla@salsbrickoven.example');
  await signUp(page, { name: 'Carla Fenn', email });
  const id = await createAgent(page, "Sal's Order Line", "Sal's Brick Oven, what can I get started for you?");
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  const save = page.getByRole('button', { name: 'Save Settings' });
  // Nothing is red before it was left, and nothing is to be saved yet.
  await expect(save).toBeDisabled();
  await expect(page.getByText('Business name is required')).toBeHidden();
  await page.getByLabel('Business Name').focus();
  await page.getByLabel('Agent Name').focus();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await toSection(page, 'Business Hours');
  await expect(page.getByRole('heading', { name: 'Business Hours & Availability' })).toBeFocused();
  await page.getByLabel('Monday open time').fill('18:00');
  await page.getByLabel('Monday close time').fill('');
  await page.getByLabel('Monday open time').focus();
  await expect(page.getByText('Close time is required')).toBeVisible();
  await expectAccessible(page, 'settings, with an error');
  await page.getByLabel('Monday close time').fill('22:30');
  await page.getByRole('button', { name: "Copy Monday's hours to the other open days" }).click();
  await expect(page.getByLabel('Friday close time')).toHaveValue('22:30');
  // What is missing is on another page.
  await page.getByRole('button', { name: 'Show what is missing' }).click();
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await page.getByLabel('Business Name').fill("Sal's Brick Oven");

  const other = await openBeside(page);
  await other.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await other.getByLabel('Business Name').fill('Brick Oven');
  await other.getByLabel('System Prompt').fill('You take orders for a pizzeria. Be quick and friendly.');
  await other.getByRole('button', { name: 'Save Settings' }).click();
  await expect(other.getByText('Settings updated successfully!')).toBeVisible();

  await expect(page.getByLabel('System Prompt')).toHaveValue(/pizzeria/);
  await expect(page.getByLabel('Business Name')).toHaveValue("Sal's Brick Oven");
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.');
  await save.click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await expect(other.getByLabel('Business Name')).toHaveValue("Sal's Brick Oven");
  await other.close();

  await page.goto(`${BASE_URL}/app/agents`);
  await page.getByRole('link', { name: "Edit Sal's Order Line" }).click();
  await toSection(page, 'Call Transfer');
  await page.getByLabel('Keywords').fill('manager, Refund');
  await page.getByLabel('Keywords').press('Enter');
  await page.getByLabel('Transfer Number').fill('718 555 0199');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/app/agents/${id}/overview`);
  // The address of before.
  await page.goto(`${BASE_URL}/app/agents/${id}/settings#transfer`);
  await page.waitForURL(`**/app/agents/${id}/settings/transfer`);
  await expect(page.getByLabel('Transfer Number')).toHaveValue('+17185550199');
  await expect(page.getByRole('button', { name: 'Remove refund' })).toBeVisible();
  await toSection(page, 'Agent Behavior');
  await page.getByRole('button', { name: 'Play sample' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();

  await page.getByLabel('Agent Name').fill('Front Desk');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reset Changes' }).click();
  await expect(page.getByLabel('Agent Name')).toHaveValue("Sal's Order Line");

  await toSection(page, 'User Management');
  const members = page.getByRole('region', { name: 'User Management' });
  await members.getByLabel('Email to invite').fill('dan@salsbrickoven.example');
  await members.getByRole('button', { name: 'Invite' }).click();
  await expect(members.getByText('Invitation sent to dan@salsbrickoven.example')).toBeVisible();
  await members.getByRole('button', { name: 'Withdraw the invitation to dan@salsbrickoven.example' }).click();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await members.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('An agent must keep at least one owner.')).toBeVisible();
});
