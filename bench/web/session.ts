import type { Browser } from '@playwright/test';

/** What a browser keeps of somebody who signed in, for others that are to be signed in from their first page on. */
export async function signIn(
  browser: Browser,
  base: string,
  email: string,
  password: string,
): Promise<[string, string][]> {
  const page = await browser.newPage();
  await page.goto(`${base}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/**');
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await page.close();
  return kept;
}
