import { expect, type Page, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp, toSection } from './house.ts';
import { mailsTo } from './mails.ts';
import { BASE_URL } from './start-server.ts';

/** The front desk of a clinic: what its owner books, and what a caller books while the owner looks on. */
test('appointments are booked, moved and cancelled by hand and in conversation', async ({ page }) => {
  const email = anew('mei@harbordental.example');
  await signUp(page, { name: 'Mei Hale', email });
  const id = await createAgent(page, 'Front Desk', 'Harbor Dental, how can I help you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/bookings`);
  await page.waitForURL('**/overview');
  await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  await switchOn(page, id, 'desk@harbordental.example');

  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page
    .getByRole('region', { name: /^Tuesday/ })
    .getByRole('button', { name: /show this day/ })
    .click();
  await page.getByRole('button', { name: /book at 10:20 AM/ }).click();
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(form.getByText('Customer name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Priya Nair');
  await form.getByLabel('Phone').fill('617 555 0112');
  await form.getByLabel('Email').fill('priya@nair.example');
  await form.getByLabel('What it is about').fill('Filling came out');
  await form.getByRole('button', { name: 'Book' }).click();
  const card = page.getByRole('button', { name: /10:20 AM.*Priya Nair/ });
  await expect(card).toContainText('+1 (617) 555-0112');
  await expect.poll(() => calendarFiles('priya@nair.example')).toEqual(['REQUEST']);

  await card.click();
  const one = page.getByRole('dialog', { name: 'Priya Nair' });
  await expect(one).toContainText('Filling came out');
  await expectAccessible(page, 'an appointment');
  await one.getByRole('button', { name: 'Move or edit' }).click();
  await one.getByLabel('Time').selectOption('1:00 PM');
  await one.getByRole('button', { name: 'Save Changes' }).click();
  await expect(one).toContainText('1:00 PM – 1:30 PM');
  await one.getByRole('button', { name: 'No-show' }).click();
  await expect(one.getByRole('button', { name: 'They came' })).toBeVisible();
  await one.getByRole('button', { name: 'They came' }).click();
  await one.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => calendarFiles('desk@harbordental.example')).toEqual(['REQUEST', 'REQUEST']);

  const day = await page.getByRole('heading', { name: /^Tuesday, / }).innerText();
  await callerBooks(await openBeside(page), id, day);
  const booked = page.getByRole('button', { name: /10:20 AM.*Luis Ortiz/ });
  await expect(booked).toContainText('checkup');
  await booked.click();
  const called = page.getByRole('dialog', { name: 'Luis Ortiz' });
  await expect(called.getByRole('link', { name: 'conversation' })).toHaveAttribute('href', /conversation=/);
  await called.getByRole('button', { name: 'Cancel Appointment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Appointment' }).click();
  await expect(page.getByRole('button', { name: /Luis Ortiz.*Cancelled/ })).toBeVisible();
  await expect.poll(() => calendarFiles('desk@harbordental.example').at(-1)).toBe('CANCEL');
  await expect(page.getByRole('button', { name: /book at 10:20 AM/ })).toBeVisible();
  await subscribes(page);
});

async function switchOn(page: Page, id: string, invitee: string): Promise<void> {
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Harbor Dental');
  await toSection(page, 'Features');
  await page.getByRole('switch', { name: 'Book appointments' }).click();
  const told = page.getByRole('region', { name: 'Who is told of each appointment' });
  await told.getByLabel('Name').fill('The desk');
  await told.getByLabel('Email').fill(invitee);
  await told.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
}

/** In a second window, by typing, for the same day. */
async function callerBooks(page: Page, id: string, day: string): Promise<void> {
  await page.goto(`${BASE_URL}/app/agents/${id}/overview`);
  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log').locator('> *');
  await expect(words).toHaveCount(1);
  let lines = 1;
  for (const text of [`I'd like a checkup on ${day} at ten twenty`, 'Luis Ortiz', '617 555 0155', 'yes']) {
    await page.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
    lines += 2;
    await expect(words).toHaveCount(lines);
  }
  await expect(words.last()).toContainText('You are booked for Tuesday');
  await page.close();
}

/** The methods of the calendar files that an address was sent, oldest first. */
const calendarFiles = (to: string): string[] =>
  mailsTo(to).flatMap((mail) => /METHOD:(\w+)/.exec(unpacked(mail))?.[1] ?? []);

/** Attachments are base64. */
const unpacked = (mail: string): string =>
  mail.replace(/(?:^[A-Za-z0-9+/=]{4,76}\r?\n)+/gm, (block) => Buffer.from(block, 'base64').toString('utf8'));

async function subscribes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const feed = page.getByRole('dialog', { name: 'Calendar feed' });
  await feed.getByRole('button', { name: 'Create address' }).click();
  const address = await feed.getByText(/^http:\/\/localhost.*/).textContent();
  const calendar = await page.request.get(address ?? '');
  expect(await calendar.text()).toContain('SUMMARY:Priya Nair');
  await feed.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(feed.getByText('No calendar can read them yet.')).toBeVisible();
  expect((await page.request.get(address ?? '')).status()).toBe(404);
}
