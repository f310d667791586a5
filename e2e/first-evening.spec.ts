import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openVoice } from '../tools/line/voice.ts';
import { ring } from './calls.ts';
import { anew, look, signUp } from './house.ts';

const MENU = readFileSync('server/src/modules/menu/reading/pasted/forty-dishes.txt', 'utf8');
const MOST_MS = 5 * 60_000;
const MOST_PRESSES = 12;

/** From nobody's account to an order that somebody spoke, as an owner has it on the first evening. */
test('a pizzeria takes its first spoken order in under five minutes and twelve presses', async ({ page }) => {
  test.setTimeout(MOST_MS);
  const presses = { made: 0 };
  await page.exposeFunction('countPress', () => {
    presses.made++;
  });
  await page.addInitScript("addEventListener('pointerdown', () => countPress(), true)");
  const began = Date.now();
  await signUp(page, { name: 'Rosa Evening', email: anew('rosa@firstevening.example') });
  await page.getByRole('link', { name: 'Create Your First Agent' }).click();
  await page.getByRole('radio', { name: 'Restaurant or café' }).check();
  await page.getByLabel('Business Name').fill('First Evening');
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  await page.getByLabel('Daily open time').fill('17:00');
  await page.getByLabel('Daily close time').fill('01:00');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.waitForURL('**/overview');
  const id = /agents\/([\w-]+)/.exec(page.url())?.[1] ?? '';

  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Paste a Menu' }).click();
  await page.getByLabel('Paste your menu').fill(MENU);
  await page.getByRole('button', { name: 'Read the Menu' }).click();
  await page.getByRole('button', { name: 'Save 41 dishes' }).click();
  await expect(page.getByRole('heading', { name: '41 items' })).toBeVisible();
  await page.getByRole('link', { name: /^Orders/ }).click();

  const voice = await openVoice();
  const lines = ['two garlic bread please', "that's all", 'Dan', 'yes'];
  const steps = await Promise.all(
    lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) })),
  );
  await voice.close();
  await ring(id, { from: '+17185550191', steps });
  await expect(page.getByRole('article')).toContainText('Garlic Bread');
  await expect(page.getByRole('article')).toContainText('$11.00');
  await look(page, 'first-evening');
  const took = Date.now() - began;
  console.log(`first evening: ${presses.made} presses, ${Math.round(took / 1000)} s`);
  expect(presses.made).toBeLessThanOrEqual(MOST_PRESSES);
  expect(took).toBeLessThan(MOST_MS);
});
