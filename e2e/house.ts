import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { BASE_URL, cameFrom } from './start-server.ts';

/** What a person does again and again in the journeys. */

export const PASSWORD = 'brick oven at dusk';

/** An address that no earlier try of the journey has taken. */
export const anew = (email: string): string => email.replace('@', `-${randomUUID().slice(0, 8)}@`);

/** Makes an account, which signs in. */
export async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.setExtraHTTPHeaders(cameFrom(person.email));
  await page.goto(`${BASE_URL}/signup`);
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: /create account|sign up/i }).click();
  await expect(page.getByText('Account created successfully! Redirecting to sign in...')).toBeVisible();
  await page.waitForURL('**/app/agents');
}

/**
 * A window beside that of a page, of the same person. A tab would be in front of the page, which would then be drawn once
 * a second, and let who points at something there wait for three.
 */
export async function openBeside(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate("void open('about:blank', '', 'popup,noopener')");
  return opened;
}

/** As in the browser of somebody who never signed in there. */
export const forgetSession = (page: Page) => page.evaluate('sessionStorage.clear(), localStorage.clear()');

/** On the sign-in page, with the address filled in already. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: /Welcome Back|Session Expired/ })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByText('Remember me').click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/agents');
}

/** Signed in before the page is opened, as where a browser remembers its person: for what is not about signing in. */
export async function enter(page: Page, email: string, path: string): Promise<void> {
  const headers = cameFrom(email);
  await page.setExtraHTTPHeaders(headers);
  const data = { email, password: PASSWORD, remember: true };
  const answer = await page.request.post(`${BASE_URL}/api/auth/login`, { headers, data });
  expect(answer.status()).toBe(200);
  // Beside the cookie that came with the answer.
  await page.context().addInitScript("localStorage.setItem('remember', 'true')");
  await page.goto(`${BASE_URL}${path}`);
}

export async function createAgent(page: Page, name: string, greeting: string): Promise<string> {
  await page.goto(`${BASE_URL}/app/agents/create`);
  await page.getByLabel('Agent Name').fill(name);
  await page.getByLabel('Greeting Message').fill(greeting);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.waitForURL(/\/app\/agents\/[0-9a-f-]{36}\/overview/);
  return /agents\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** Goes to one page of the settings from another; what is typed stays. */
export const toSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();

/** There a bar that sticks to the bottom of the window lies over nothing. */
export const toEnd = (page: Page) =>
  page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");

/** There the bar at the top of the window lies over nothing. */
export const toTop = (page: Page) => page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");

/** Nothing that keeps somebody from using the page (WCAG 2.2 AA), or a part of it. What comes amid the look fades in: it is looked at again. */
export const expectAccessible = (page: Page, screen: string, within = 'html'): Promise<void> =>
  expect(() => lookForBarriers(page, screen, within)).toPass({ timeout: 10_000 });

async function lookForBarriers(page: Page, screen: string, within: string): Promise<void> {
  // What fades has not its colours yet, and when it has them, what inherits them begins to fade.
  await page.evaluate(`(async () => {
    const fades = ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    for (let all = []; (all = document.getAnimations().filter(fades)).length > 0; )
      await Promise.allSettled(all.map(({ finished }) => finished));
  })()`);
  // Once for each document: to read it takes as long as to look around.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const context = JSON.stringify({ include: [within], exclude: ['[data-live-announcer]'] });
  const options = JSON.stringify({ runOnly: WCAG_22_AA, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, screen).toEqual([]);
}
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Where pictures are wanted, one of the screen as it is. */
export const look = (page: Page, name: string) =>
  process.env.E2E_PICTURES
    ? page.screenshot({ path: `${process.env.E2E_PICTURES}/${name}.png`, fullPage: true })
    : null;
