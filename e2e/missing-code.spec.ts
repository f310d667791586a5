import { expect, type Page, test } from '@playwright/test';
import { newOwner, type Owner, openPizzeria } from './calls.ts';
import { anew, signIn } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** Code comes in pieces; a piece may not come, or be gone because the server was upgraded. */

test('a window whose code does not come leaves the page as it is and opens at the next press', async ({ page }) => {
  await arrive(page, anew('patience@pieces.example'));
  await page.route('**/assets/CommandPalette-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(page.getByRole('alert').getByText('Not loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AI Voice Agents' })).toBeVisible();

  await page.unroute('**/assets/CommandPalette-*.js');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
});

test('a page of a version that was replaced comes back as the new one', async ({ page }) => {
  await arrive(page, anew('newer@pieces.example'));
  await page.route('**/assets/CommandPalette-*.js', (route) => route.fulfill({ status: 404 }));
  const html = '<script type="module" src="/assets/index-another.js"></script>';
  await page.route('**/app/agents', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.continue(),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'AI Voice Agents' })).toBeVisible();
});

test('a page whose code does not come says so, and is there when the connection is back', async ({ page, context }) => {
  const agentId = await openPizzeria(await arrive(page, anew('again@pieces.example')));
  await page.goto(`${BASE_URL}/app/agents/${agentId}/orders`);
  await expect(page.getByText('No orders').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Business Name')).toBeVisible();
});

async function arrive(page: Page, email: string): Promise<Owner> {
  const owner = await newOwner(email);
  await page.goto(`${BASE_URL}/signin`);
  await page.getByLabel('Email').fill(email);
  await signIn(page, email);
  return owner;
}
