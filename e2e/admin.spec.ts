import { expect, type Page, test } from '@playwright/test';
import { rowsIn } from './archives.ts';
import { newOwner, openPizzeria } from './calls.ts';
import { anew, expectAccessible, look, PASSWORD } from './house.ts';
import { mailedLink } from './mails.ts';
import { BASE_URL, LISTED_ADMINS } from './start-server.ts';

/** An administrator runs agents of businesses, as themselves and written down; an owner deletes, restores and erases one. */

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

const ROSA = anew('rosa@console.example');

test('an administrator makes an agent for a business and gives it an owner', async ({ page }) => {
  const owner = await newOwner(ROSA);
  const sals = await openPizzeria(owner);
  await owner.api.memories.create({ id: sals, content: 'Parking is behind the house.' });
  await confirm(page, ROSA);
  await enterAsAdministrator(page);
  await createAgent(page);
  await search(page, 'Console Dental');
  await giveOwner(page);
  await search(page, '(206) 555-0199');
  await expect(page.getByRole('heading', { name: 'Console Dental' })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await lookAt(page, sals);
  const log = await owner.api.audit.ofAgent({ id: sals, kind: 'admin' });
  expect(log.items.map(({ action }) => action)).toContain('admin.memories.read');
  const { body: agents } = await owner.api.agents.list({});
  expect(agents.map(({ name }) => name)).toContain('Console Dental');
});

test('an owner deletes an agent by its name, and brings it back', async ({ page }) => {
  const email = anew('sal@console.example');
  const id = await openPizzeria(await newOwner(email));
  await enter(page, email, `/app/agents/${id}/settings/danger`);
  await page.getByRole('button', { name: 'Delete Agent' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete Agent' })).toBeDisabled();
  await expectAccessible(page, 'delete an agent');
  await dialog.getByLabel("Type Sal's Order Line to confirm").fill("Sal's Order Line");
  await dialog.getByRole('button', { name: 'Delete Agent' }).click();
  await expect(page.getByText('No agents yet')).toBeVisible();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: "Restore Sal's Order Line" }).dblclick();
  await expect(page.getByText("Sal's Order Line is back")).toBeVisible();
  await expect(page.getByText('Failed to restore the agent.')).toBeHidden();
  await page.getByRole('link', { name: "Sal's Order Line", exact: true }).click();
  await expect(page.getByText('Get ready for callers')).toBeVisible();
  await expectAccessible(page, 'overview with its first steps');
});

test('an owner takes an agent along, and erases it without waiting', async ({ page }) => {
  const email = anew('sal@leaving.example');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await enter(page, email, `/app/agents/${id}/settings/export`);
  await expect(page.getByRole('heading', { name: 'Export' })).toBeVisible();
  await look(page, 'export-agent');
  const take = page.getByRole('button', { name: 'Export Agent' });
  const [file] = await Promise.all([page.waitForEvent('download'), take.click()]);
  expect(file.suggestedFilename()).toBe('sal-s-order-line.zip');
  const dishes = await rowsIn(await file.path(), 'menu_items.json');
  expect(dishes.map(({ name }) => name)).toContain('House Salad');
  await owner.api.agents.remove({ id });
  await page.goto(`${BASE_URL}/app/agents`);
  await page.getByText('Recently deleted (1)').click();
  await look(page, 'deleted-agents');
  await page.getByRole('button', { name: "Erase now Sal's Order Line" }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erase for Good' })).toBeDisabled();
  await expectAccessible(page, 'erase an agent');
  await look(page, 'erase-agent');
  await dialog.getByLabel("Type Sal's Order Line to confirm").fill("Sal's Order Line");
  await dialog.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(page.getByText("Sal's Order Line is being erased")).toBeVisible();
  await expect(page.getByText('Recently deleted')).toBeHidden();
  await expect.poll(async () => owner.api.deletedAgents.list()).toEqual([]);
});

async function confirm(page: Page, email: string): Promise<void> {
  const oobCode = new URL(await mailedLink(email, 'mode=verifyEmail')).searchParams.get('oobCode');
  await page.request.post(`${BASE_URL}/api/identity/verify-email`, { data: { oobCode, password: PASSWORD } });
}

async function enter(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`${BASE_URL}${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**${path}`);
}

/** One of the operator's list. */
async function enterAsAdministrator(page: Page): Promise<void> {
  await newOwner(LISTED_ADMINS.ops);
  await confirm(page, LISTED_ADMINS.ops);
  await enter(page, LISTED_ADMINS.ops, '/admin/dashboard');
  await expect(page.getByText('System Uptime')).toBeVisible();
}

async function createAgent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create New Agent' }).click();
  const form = page.getByRole('form', { name: 'Create New Agent' });
  await form.getByLabel('Phone Number').fill('555');
  await form.getByLabel('Agent Name').fill('Console Dental');
  await expect(form.getByText('Phone number must be in the format: +1 (555) 123-4567')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Agent' })).toBeDisabled();
  await expectAccessible(page, 'create an agent for others');
  await form.getByLabel('Phone Number').fill('(206) 555-0199');
  await form.getByLabel('Business Name').fill('Console Dental');
  await form.getByLabel('Agent Greeting').fill('Console Dental, how can I help?');
  await form.getByLabel('System Prompt').fill('You answer for a family dental clinic.');
  await form.getByRole('button', { name: 'Create Agent' }).dblclick();
  await expect(page.getByText('Console Dental was created')).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1);
}

async function giveOwner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Console Dental' }).click();
  const panel = page.getByRole('region', { name: 'Edit Console Dental' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy Voice webhook' }).click();
  await expect(panel.getByText('Copied!')).toBeVisible();
  await panel.getByText('User Management').click();
  await panel.getByLabel('Email to invite').fill(ROSA);
  await panel.getByLabel('Role of the invited').selectOption('Owner');
  await panel.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(panel.getByText('User Rosa Marchetti was added.')).toBeVisible();
  await expectAccessible(page, 'edit an agent of others');
  await panel.getByText('Features & Settings').click();
  await panel.getByRole('switch', { name: 'Temporarily closed' }).click();
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Temporarily Closed')).toBeVisible();
}

async function lookAt(page: Page, id: string): Promise<void> {
  await page.goto(`${BASE_URL}/admin/agent/${id}`);
  await expect(page.getByText('Parking is behind the house.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Technical Configuration' }).click();
  await expect(page.getByText(`/api/agent/${id}/message`)).toBeVisible();
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByText('No conversations found')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Business Hours and Availability' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('About').selectOption('Administrators');
  await expect(page.getByText('looked at the memories, as administrator').first()).toBeVisible();
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('Works');
}
