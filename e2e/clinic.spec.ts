import { expect, type Page, test } from '@playwright/test';
import { createAgent, expectAccessible, signUp } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** A clinic with two doctors and services of their own length, from its settings to the day that is worked off. */
test('people and services are named, booked by telephone and by hand, and shown in columns', async ({
  page,
  context,
}) => {
  const email = 'ngozi@harborclinic.example';
  await signUp(page, { name: 'Ngozi Okafor', email });
  const id = await createAgent(page, 'Reception', 'Harbor Dental, how can I help you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Harbor Dental');
  await page.getByRole('switch', { name: 'Book appointments' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const people = page.getByRole('region', { name: 'People', exact: true });
  for (const name of ['Doctor Okafor', 'Doctor Hale']) await addPerson(page, name);
  await expect(people.getByRole('listitem')).toHaveText([/Doctor Hale/, /Doctor Okafor/]);
  await addService(page, 'Cleaning', '40', null);
  await addService(page, 'Crown', '60', 'Doctor Okafor');
  await expect(page.getByRole('region', { name: 'Services', exact: true })).toContainText('60 min · Doctor Okafor');
  await expectAccessible(page, 'people and services');

  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page
    .getByRole('region', { name: /^Tuesday/ })
    .getByRole('button', { name: /show this day/ })
    .click();
  const day = await page.getByRole('heading', { name: /^Tuesday, / }).innerText();
  const okafor = page.getByRole('region', { name: 'Doctor Okafor' });
  const hale = page.getByRole('region', { name: 'Doctor Hale' });
  await hale.getByRole('button', { name: /book with Doctor Hale/ }).click();
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await form.getByLabel('Service').selectOption('Cleaning, 40 min');
  await expect(form.getByLabel('With')).toHaveValue(/.+/);
  await form.getByLabel('Time').selectOption('10:00 AM');
  await form.getByLabel('Name').fill('Priya Nair');
  await form.getByLabel('Phone').fill('617 555 0112');
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(hale.getByRole('button', { name: /10:00 AM Priya Nair Cleaning/ })).toBeVisible();

  await callerBooks(await context.newPage(), id, day);
  await expect(okafor.getByRole('button', { name: /10:00 AM Luis Ortiz Crown/ })).toBeVisible();
  await expectAccessible(page, 'a day in columns');

  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  const find = page.getByRole('dialog', { name: 'Find appointment' });
  await find.getByRole('searchbox').fill('0112');
  await find.getByRole('button', { name: /Priya Nair/ }).click();
  const one = page.getByRole('dialog', { name: 'Priya Nair' });
  await expect(one).toContainText('Doctor Hale');
  await one.getByRole('button', { name: 'Arrived' }).click();
  await expect(one.getByRole('button', { name: 'Not here yet' })).toBeVisible();
  await one.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
});

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Person' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(dialog).toBeHidden();
}

async function addService(page: Page, name: string, minutes: string, doer: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Minutes').fill(minutes);
  if (doer) await dialog.getByText(doer).click();
  await dialog.getByRole('button', { name: 'Add Service' }).click();
  await expect(dialog).toBeHidden();
}

/** In a second window, by typing, for the same day. */
async function callerBooks(page: Page, id: string, day: string): Promise<void> {
  await page.goto(`${BASE_URL}/app/agents/${id}/overview`);
  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log').locator('> *');
  await expect(words).toHaveCount(1);
  let lines = 1;
  for (const text of [`a crown with Doctor Okafor on ${day} at ten`, 'Luis Ortiz', '617 555 0155', 'yes']) {
    await page.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
    lines += 2;
    await expect(words).toHaveCount(lines);
  }
  await expect(words.last()).toContainText('Crown with Doctor Okafor');
  await page.close();
}
