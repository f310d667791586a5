import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, SETTINGS, TABLE_FOR_TWO } from './sample.ts';
import { open } from './screen.tsx';
import { refusal } from './server.ts';

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const section = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });

describe('the settings', () => {
  const SAVE = 'PUT /agent/:id/settings';
  const [NOTICES, EMERGENCY] = ['PUT /agent/:id/notices', 'PUT /agent/:id/emergency'];
  const sent = ({ body }: { body: unknown }) => body as object;
  const PARTS = {
    'GET /agent/:id/notices': { missed: false, failed: true, large_order: null },
    'GET /agent/:id/emergency': { text: '' },
    [NOTICES]: sent,
    [EMERGENCY]: sent,
  };

  it('are saved when something was changed and nothing is wrong', async () => {
    const { asked } = await open(`${HOME}/settings`, { answers: { [SAVE]: { ...SETTINGS, business_name: 'Nino’s' } } });
    await page.getByLabelText(/^Business Name/).fill('N');
    await userEvent.tab();
    await expect.element(page.getByText('Business name must be at least 2 characters long')).toBeVisible();
    await expect.element(button('Save Settings')).toBeDisabled();
    await page.getByLabelText(/^Business Name/).fill('Nino’s');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked(SAVE)[0]?.body).toMatchObject({ business_name: 'Nino’s' });
    await expect.element(page.getByText('Settings updated successfully!')).toBeVisible();
  });

  it('take hours past midnight, several a day', async () => {
    const { asked } = await open(`${HOME}/settings/hours`, { answers: { [SAVE]: SETTINGS } });
    await page.getByLabelText('Monday close time').fill('01:00');
    await expect.element(page.getByText('Past midnight, until the next day')).toBeVisible();
    await button('Add hours: Monday').click();
    await page.getByLabelText('Monday open time 2').fill('08:00');
    await page.getByLabelText('Monday close time 2').fill('10:00');
    await userEvent.tab();
    await expect.element(page.getByText('These hours overlap')).toBeVisible();
    await expect.element(button('Save Settings')).toBeDisabled();
    await page.getByLabelText('Monday close time 2').fill('08:30');
    await button("Copy Monday's hours to the other open days").click();
    await button('Remove hours: Tuesday 2').click();
    await button('Save Settings').click();
    const late = { open: '09:00', close: '01:00' };
    await expect
      .poll(() => asked(SAVE)[0]?.body)
      .toMatchObject({
        business_week: {
          monday: { enabled: true, intervals: [late, { open: '08:00', close: '08:30' }] },
          tuesday: { enabled: true, intervals: [late] },
          sunday: { enabled: false },
        },
      });
  });

  it('name whom other hours would leave out, and wait for a yes', async () => {
    const outside = 'POST /agent/:id/appointments/outside-hours';
    const answers = { [SAVE]: SETTINGS, [outside]: [TABLE_FOR_TWO] };
    const { asked } = await open(`${HOME}/settings/hours`, { answers });
    await page.getByLabelText('Monday close time').fill('12:00');
    await button('Save Settings').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(new RegExp(TABLE_FOR_TWO.customer_name))).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(asked(SAVE)).toHaveLength(0);
    await button('Save Settings').click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect.poll(() => asked(SAVE)).toHaveLength(1);
  });

  it('take holidays that are picked, and days with hours of their own', async () => {
    const holidays = [{ date: '2099-12-25', name: 'Christmas Day' }];
    const answers = {
      [SAVE]: SETTINGS,
      'POST /agent/:id/appointments/outside-hours': [],
      'GET /agent/:id/holidays': { country: 'US', countries: [{ code: 'US', name: 'United States' }], holidays },
    };
    const { asked } = await open(`${HOME}/settings/hours`, { answers });
    await button('Pick public holidays').click();
    await dialog('Public holidays').getByText('Christmas Day').click();
    await button('Close on 1 day').click();
    await page.getByLabelText('Date', { exact: true }).fill('2099-12-24');
    await page.getByLabelText('Hours', { exact: true }).selectOptions('Special hours');
    await page.getByLabelText('Special open time').fill('11:00');
    await page.getByLabelText('Special close time').fill('15:00');
    await page.getByRole('region', { name: 'Blocked Dates' }).getByRole('button', { name: 'Add', exact: true }).click();
    await button('Save Settings').click();
    await expect
      .poll(() => asked(SAVE)[0]?.body)
      .toMatchObject({
        special_days: [
          { start_date: '2099-12-24', end_date: '2099-12-24', intervals: [{ open: '11:00', close: '15:00' }] },
          { start_date: '2099-12-25', end_date: '2099-12-25', reason: 'Christmas Day', intervals: [] },
        ],
      });
  });

  it('keep what was typed when it is refused, and say so', async () => {
    await open(`${HOME}/settings`, { answers: { [SAVE]: () => refusal(503, 'The database is resting') } });
    await page.getByLabelText(/^Business Name/).fill('Nino’s');
    await button('Save Settings').click();
    await expect.element(page.getByText('The database is resting')).toBeVisible();
    await expect.element(page.getByLabelText(/^Business Name/)).toHaveValue('Nino’s');
  });

  it('are saved by one bar, wherever they are typed and however they are stored', async () => {
    const answers = { ...PARTS, [SAVE]: { ...SETTINGS, business_name: 'Nino’s' } };
    const { asked } = await open(`${HOME}/settings/notices`, { answers });
    await page.getByLabelText('Orders of at least ($)').fill('lots');
    // The toasts above everything are a region of their own.
    expect(page.getByRole('region', { name: 'Notifications' }).elements()).toHaveLength(1);
    await expect.element(button('Save Settings')).toBeDisabled();
    await section('Emergencies').click();
    await page.getByLabelText('What else to say').fill('Drive to Harbor Animal Hospital.');
    await button('Show what is missing').click();
    await expect.element(page.getByLabelText('Orders of at least ($)')).toHaveFocus();
    await page.getByLabelText('Orders of at least ($)').fill('150');
    await section('Agent Behavior').click();
    await page.getByLabelText(/^Business Name/).fill('Nino’s');
    await button('Save Settings').click();
    await expect.element(page.getByText('Unsaved changes').first()).not.toBeInTheDocument();
    expect(asked(SAVE)[0]?.body).toMatchObject({ business_name: 'Nino’s' });
    expect(asked(NOTICES)[0]?.body).toMatchObject({ missed: false, failed: true, large_order: 150 });
    expect(asked(EMERGENCY)[0]?.body).toMatchObject({ text: 'Drive to Harbor Animal Hospital.' });
  });

  it('send nothing of the form where only something else was typed, and go back by the same bar', async () => {
    const { asked } = await open(`${HOME}/settings/emergency`, { answers: PARTS });
    const sentence = page.getByLabelText('What else to say');
    await sentence.fill('Drive home.');
    await button('Reset Changes').click();
    await expect.element(sentence).toHaveValue('');
    await sentence.fill('Drive on.');
    await button('Save Settings').click();
    await expect.poll(() => asked(EMERGENCY)).toHaveLength(1);
    await expect.element(button('Save Settings')).toBeDisabled();
    expect(asked(SAVE)).toHaveLength(0);
  });

  it('keep what could not be saved, and say why', async () => {
    const refused = () => refusal(503, 'The database is resting');
    await open(`${HOME}/settings/emergency`, { answers: { ...PARTS, [EMERGENCY]: refused } });
    await page.getByLabelText('What else to say').fill('Drive on.');
    await button('Save Settings').click();
    await expect.element(page.getByText('The database is resting')).toBeVisible();
    await expect.element(page.getByLabelText('What else to say')).toHaveValue('Drive on.');
    await expect.element(button('Save Settings')).toBeEnabled();
  });

  it.each([1440, 1024])('stand beside the list of their sections, to the edge of the page, at %i px', async (width) => {
    await page.viewport(width, 768);
    await open(`${HOME}/settings`);
    await expect.element(section('Retention')).toBeVisible();
    const main = page.getByRole('main').element();
    const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
    const card = main.querySelector('.card');
    expect(card?.getBoundingClientRect().right).toBeCloseTo(edge, 0);
    await page.viewport(1440, 900);
  });
});
