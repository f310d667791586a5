import { expect, type Locator, type Page, test } from '@playwright/test';
import { anew, createAgent, expectAccessible, openBeside, signUp, toSection } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** A clinic with two doctors and services of their own length, from its settings to the day that is worked off. */
test('people and services are named, booked by telephone and by hand, and shown in columns', async ({ page }) => {
  const email = anew('ngozi@harborclinic.example');
  await signUp(page, { name: 'Ngozi Okafor', email });
  const id = await createAgent(page, 'Reception', 'Harbor Dental, how can I help you?');
  await page.goto(`${BASE_URL}/app/agents/${id}/settings`);
  await page.getByLabel('Business Name').fill('Harbor Dental');
  await toSection(page, 'Features');
  await page.getByRole('switch', { name: 'Book appointments' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await toSection(page, 'People and Services');
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

  await callerBooks(await openBeside(page), id, day);
  await expect(okafor.getByRole('button', { name: /10:00 AM Luis Ortiz Crown/ })).toBeVisible();
  await expectAccessible(page, 'a day in columns');

  await carryAround(page);
  await monthLeadsToDay(page, day);

  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  const find = page.getByRole('dialog', { name: 'Find appointment' });
  await find.getByRole('searchbox').fill('0112');
  await find.getByRole('button', { name: /Priya Nair/ }).click();
  const one = page.getByRole('dialog', { name: 'Priya Nair' });
  await expect(one).toContainText('Doctor Hale');
  await one.getByRole('button', { name: 'Arrived' }).click();
  await one.getByRole('button', { name: 'Not here yet' }).click();
  await expect(one.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await one.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: day })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await toSection(page, 'People and Services');
  await people.getByRole('button', { name: 'Remove Doctor Hale' }).click();
  const remove = page.getByRole('alertdialog', { name: 'Remove Person' });
  await expect(remove).toContainText(/Booked with them: Priya Nair, .* They stay booked/);
  await remove.getByRole('button', { name: 'Cancel' }).click();
});

/** Priya, at ten with Doctor Hale, while Luis is at ten with Doctor Okafor. */
async function carryAround(page: Page): Promise<void> {
  const okafor = page.getByRole('region', { name: 'Doctor Okafor' });
  const hale = page.getByRole('region', { name: 'Doctor Hale' });
  const priya = page.getByRole('button', { name: /Priya Nair Cleaning/ });
  const luis = okafor.getByRole('button', { name: /Luis Ortiz/ });
  const note = page.getByRole('status').filter({ hasText: 'Priya Nair moved to' });
  await carryOver(page, priya, luis, 200);
  await expect(okafor.getByRole('button', { name: /Priya Nair/ })).toBeVisible();
  await expect(note).toContainText('with Doctor Okafor');
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(hale.getByRole('button', { name: /10:00 AM Priya Nair/ })).toBeVisible();
  // Without it the columns move up.
  await expect(note).not.toBeVisible();

  await carryOver(page, priya, luis, 5);
  const refused = page.getByRole('alert').filter({ hasText: 'Luis Ortiz has that time.' });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(hale.getByRole('button', { name: /10:00 AM Priya Nair/ })).toBeVisible();

  await priya.focus();
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Escape', 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(hale.getByRole('button', { name: /10:30 AM Priya Nair/ })).toBeVisible();
  await expect(note).toContainText('10:30 AM');
}

/** So many pixels below the top of another. */
async function carryOver(page: Page, card: Locator, other: Locator, down: number): Promise<void> {
  const [from, to] = [await card.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('What is carried is not seen.');
  await page.mouse.move(from.x + 20, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.move(to.x + 20, to.y + 4 + down, { steps: 4 });
  await page.mouse.up();
}

async function monthLeadsToDay(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expectAccessible(page, 'a month');
  await page.getByRole('button', { name: `${day}, 2 appointments` }).click();
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page.getByRole('region', { name: day }).getByRole('button', { name: /Priya Nair/ })).toBeVisible();
  await expectAccessible(page, 'a week with its times');
}

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
