import { WEEKDAYS } from '@attendant/contract/constants';
import { weekWith } from '@attendant/contract/testing/weeks';
import { expect, type Page, test } from '@playwright/test';
import { newOwner, type Owner, openPizzeria } from './calls.ts';
import { anew, expectAccessible, look, signIn, toEnd } from './house.ts';
import { BASE_URL } from './start-server.ts';

/** A pizzeria that is open from 5 PM to 1 AM, and never on Mondays. */
test('hours go on past midnight, and so do the orders', async ({ page }) => {
  const email = anew('gino@latepie.example');
  const owner = await newOwner(email);
  const id = await openPizzeria(owner);
  await page.goto(`${BASE_URL}/signin?email=${email}`);
  await signIn(page, email);
  await page.goto(`${BASE_URL}/app/agents/${id}/settings/hours`);
  for (const day of ['Monday', 'Saturday', 'Sunday']) await page.getByRole('switch', { name: `${day} open` }).click();
  await page.getByLabel('Tuesday open time').fill('17:00');
  await page.getByLabel('Tuesday close time').fill('01:00');
  await expect(page.getByText('Past midnight, until the next day')).toBeVisible();
  await page.getByRole('button', { name: "Copy Tuesday's hours to the other open days" }).click();
  await page.getByRole('button', { name: 'Add hours: Friday' }).click();
  await expect(page.getByLabel('Friday open time 2')).toBeFocused();
  await page.getByLabel('Friday open time 2').fill('18:00');
  await page.getByLabel('Friday close time 2').fill('19:00');
  await page.getByLabel('Reason').focus();
  await expect(page.getByText('These hours overlap')).toBeVisible();
  await toEnd(page);
  await expectAccessible(page, 'hours, with an error');
  await page.getByLabel('Friday open time 2').fill('11:30');
  await page.getByLabel('Friday close time 2').fill('14:00');
  await expect(page.getByText('These hours overlap')).toBeHidden();
  await specialDays(page);
  await toEnd(page);
  await look(page, 'hours');
  await expectAccessible(page, 'hours');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sunday close time')).toHaveValue('01:00');
  await expect(page.getByLabel('Friday open time', { exact: true })).toHaveValue('11:30');
  const { business_week, business_hours, special_days } = await owner.api.settings.get({ id });
  expect(business_week).toEqual({
    ...weekWith({ each: '17:00-01:00', friday: '11:30-14:00 17:00-01:00' }),
    monday: { enabled: false, intervals: [{ open: '09:00', close: '17:00' }] },
  });
  expect(business_hours.friday).toEqual({ enabled: true, open: '17:00', close: '23:59' });
  expect(special_days.map(({ intervals }) => intervals.length)).toEqual([0, 1]);

  await pastMidnight(owner, id);
  await page.goto(`${BASE_URL}/app/agents/${id}/overview`);
  await page.getByRole('button', { name: /start|try it/i }).click();
  const words = page.getByRole('log');
  const say = async (text: string, answer: RegExp) => {
    await page.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Enter');
    await expect(words).toContainText(answer);
  };
  await say('are you open', /Yes, we're open until 1 AM\./);
  await say('a small margherita', /Anything else\?/);
  await say("that's all", /name/i);
  await say('Dan', /phone number/);
  await say('718 555 0172', /Is that right\?/);
  await say('yes', /Your order is in/);
  await expect(words).not.toContainText('closed');
});

/** One holiday of those that are offered, and one day with hours of its own. */
async function specialDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pick public holidays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Public holidays' });
  await expect(dialog.getByLabel('Country')).toHaveValue('US');
  await dialog.getByRole('checkbox').first().check({ force: true });
  await expectAccessible(page, 'public holidays');
  await dialog.getByRole('button', { name: 'Close on 1 day' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Date', { exact: true }).fill('2099-06-11');
  await page.getByLabel('Hours', { exact: true }).selectOption('Special hours');
  await page.getByLabel('Special open time').fill('12:00');
  await page.getByLabel('Special close time').fill('15:00');
  await page.getByLabel('Reason').fill('Street fair');
  await page.getByRole('region', { name: 'Blocked Dates' }).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('12:00 PM to 3:00 PM, Street fair').first()).toBeVisible();
}

/** Where it is between midnight and one, with nothing open on the day that has begun. */
async function pastMidnight({ api }: Owner, id: string): Promise<void> {
  const hour = new Date().getUTCHours();
  // 'Etc/GMT+5' is five hours behind.
  const timezone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: timezone })
    .format(new Date())
    .toLowerCase();
  const today = WEEKDAYS.find((day) => day === name) ?? 'monday';
  const business_week = weekWith({ each: '17:00-01:00', [today]: '' });
  await api.agents.update({ id, timezone, business_week, special_days: [] });
}
