import { type Browser, expect, test } from '@playwright/test';
import { newOwner } from './calls.ts';
import { anew, PASSWORD } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** What a page may weigh when it is opened for the first time: scripts and styles as they travel, in bytes. */

test('pages stay as light as they were made', async ({ browser }) => {
  expect(await weightOf(browser, '/'), '/').toBeLessThan(80_000);
  expect(await weightOf(browser, '/pricing'), '/pricing').toBeLessThan(74_000);
  expect(await weightOf(browser, '/signin'), '/signin').toBeLessThan(79_000);
});

test('so does the first page behind the sign-in', async ({ page, browser }) => {
  const email = anew('light@weight.example');
  await newOwner(email);
  await page.goto(`${BASE_URL}/signin?email=${email}`);
  const ahead = page.waitForRequest(/\/assets\/frame-.*\.js/);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // What comes next is fetched while the password is typed.
  await ahead;
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/agents');
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  expect(await weightOf(browser, '/app/agents', kept), '/app/agents').toBeLessThan(135_500);
});

/** In a browser that has nothing yet but, where given, a session. */
async function weightOf(browser: Browser, path: string, session: [string, string][] = []): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(BASE_URL + path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`${path}: ${Math.round(total / 100) / 10} kB in ${sizes.length} files`);
  await context.close();
  return total;
}
