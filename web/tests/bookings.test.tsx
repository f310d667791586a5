import { eachWeekday } from '@attendant/contract/hours/business-week';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, OKAFOR, TABLE_FOR_TWO } from './sample.ts';
import { open } from './screen.tsx';

const EVERY_DAY = eachWeekday(() => ({ enabled: true, intervals: [{ open: '09:00', close: '17:00' }] }));
const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A day from today on as the business has it, which begins hours after that of UTC. */
const dayThere = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('en-CA', { timeZone: AGENT.timezone });

describe('the bookings', () => {
  it('open a form that says what is missing', async () => {
    const answers = { 'GET /agent/:id/availability': { slots: [], date: '2026-11-23' } };
    const { asked } = await open(`${HOME}/bookings`, { answers });
    await button('New appointment').click();
    const form = page.getByRole('dialog', { name: 'New appointment' });
    await form.getByRole('button', { name: 'Book' }).click();
    await expect.element(form.getByText('Customer name is required')).toBeVisible();
    expect(asked('POST /agent/:id/appointments')).toHaveLength(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  it('are given the next free time, of the next day that has one, and the same with somebody else who has it', async () => {
    const hour = 3_600_000;
    const noon = new Date(`${dayThere(1)}T16:00:00.000Z`).getTime();
    const at = (moment: number) => ({
      starts_at: new Date(moment).toISOString(),
      ends_at: new Date(moment + hour).toISOString(),
      free: 1,
    });
    const free = [at(noon + 48 * hour), at(noon + 49 * hour)];
    const day = (moment: string) => moment.slice(0, 10);
    const answers = {
      'GET /agent/:id': { ...AGENT, business_week: EVERY_DAY },
      'GET /agent/:id/persons': [OKAFOR],
      'GET /agent/:id/availability': ({ search }: { search: URLSearchParams }) => ({
        date: search.get('date'),
        slots: free
          .filter(({ starts_at }) => day(starts_at) === search.get('date'))
          .slice(search.get('person_id') ? 1 : 0),
      }),
      'POST /agent/:id/appointments': TABLE_FOR_TWO,
    };
    const { asked } = await open(`${HOME}/bookings`, { answers });
    await button('New appointment').click();
    const form = page.getByRole('dialog', { name: 'New appointment' });
    await expect.element(form.getByText('The first free time')).toBeVisible();
    await expect.element(form.getByLabelText('Day')).toHaveValue(day(free[0]?.starts_at ?? ''));
    await expect.element(form.getByLabelText('Time')).toHaveValue(free[0]?.starts_at);
    // She is free only later.
    await form.getByLabelText('With').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Doctor Okafor' }).click();
    await expect.element(form.getByLabelText('Time')).toHaveValue(free[1]?.starts_at);
    await form.getByLabelText('With').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Whoever is free' }).click();
    await expect.element(form.getByLabelText('Time')).toHaveValue(free[1]?.starts_at);
    await form.getByLabelText('Name').fill('June Park');
    await form.getByRole('button', { name: 'Book' }).click();
    await expect
      .poll(() => asked('POST /agent/:id/appointments')[0]?.body)
      .toMatchObject({ starts_at: free[1]?.starts_at, customer_name: 'June Park' });
  });

  it('stand in the columns of people, where one press says that somebody came, and another takes it back', async () => {
    const moment = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    let one = { ...TABLE_FOR_TWO, starts_at: moment(-10), ends_at: moment(30), person_id: OKAFOR.id };
    const CHANGE = `PUT /agent/:id/appointments/${one.id}`;
    const { asked } = await open(`${HOME}/bookings`, {
      answers: {
        'GET /agent/:id/persons': [OKAFOR],
        'GET /agent/:id/availability': { slots: [], date: '2026-11-23' },
        'GET /agent/:id/appointments': () => ({ items: [one], total: 1, limit: 1000, offset: 0 }),
        [CHANGE]: ({ body }) => (one = { ...one, ...(body as object) }),
      },
    });
    const arrived = page.getByRole('region', { name: 'Doctor Okafor' }).getByRole('button', { name: /^Arrived/ });
    await arrived.click();
    await expect.element(arrived).toHaveAttribute('aria-pressed', 'true');
    await arrived.click();
    await expect.element(arrived).toHaveAttribute('aria-pressed', 'false');
    expect(asked(CHANGE).map(({ body }) => body)).toMatchObject([{ status: 'arrived' }, { status: 'booked' }]);
  });

  it('are carried to somebody else by keys, which stay on them', async () => {
    const HALE = { ...OKAFOR, id: crypto.randomUUID(), name: 'Doctor Hale' };
    const day = dayThere(1);
    let one = {
      ...TABLE_FOR_TWO,
      starts_at: `${day}T16:00:00.000Z`,
      ends_at: `${day}T17:00:00.000Z`,
      person_id: OKAFOR.id,
    };
    const change = `PUT /agent/:id/appointments/${one.id}`;
    await open(`${HOME}/bookings`, {
      answers: {
        'GET /agent/:id': { ...AGENT, business_week: EVERY_DAY },
        'GET /agent/:id/persons': [OKAFOR, HALE],
        'GET /agent/:id/availability': { slots: [], date: day },
        'GET /agent/:id/appointments': () => ({ items: [one], total: 1, limit: 1000, offset: 0 }),
        [change]: ({ body }) => (one = { ...one, ...(body as object) }),
      },
    });
    await button('Next day').click();
    const card = (whose: string) =>
      page.getByRole('region', { name: whose }).getByRole('button', { name: /June Park/ });
    await expect.element(card('Doctor Okafor')).toBeVisible();
    card('Doctor Okafor').element().focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await expect.element(card('Doctor Hale')).toHaveFocus();
  });

  it('of twenty minutes says on a phone whose it is, and leaves the time to its place', async () => {
    const starts = new Date();
    const short = {
      ...TABLE_FOR_TWO,
      customer_name: 'Ann',
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 20 * 60_000).toISOString(),
      person_id: OKAFOR.id,
    };
    const answers = {
      'GET /agent/:id/persons': [OKAFOR, { ...OKAFOR, id: crypto.randomUUID(), name: 'Doctor Hale' }],
      'GET /agent/:id/availability': { slots: [], date: short.starts_at.slice(0, 10) },
      'GET /agent/:id/appointments': { items: [short], total: 1, limit: 1000, offset: 0 },
    };
    await page.viewport(390, 844);
    await open(`${HOME}/bookings`, { answers });
    const card = page.getByRole('button', { name: / Ann/ }).first();
    await expect.element(card).toBeVisible();
    const name = card.getByText('Ann').element().getBoundingClientRect();
    const box = card.element().getBoundingClientRect();
    expect(name.left - box.left).toBeLessThan(12);
    expect(name.right).toBeLessThanOrEqual(box.right);
    // Both are seen at once.
    const second = page.getByRole('region', { name: 'Doctor Hale' }).element().getBoundingClientRect();
    expect(second.right).toBeLessThanOrEqual(390);
    await page.viewport(1440, 900);
  });

  it('say of a closed day when the next is open, and of each day of a week on a phone what is on it', async () => {
    const weekdays = eachWeekday((day) => ({ ...EVERY_DAY[day], enabled: day !== 'sunday' && day !== 'saturday' }));
    const answers = {
      'GET /agent/:id': { ...AGENT, business_week: weekdays },
      'GET /agent/:id/persons': [],
      'GET /agent/:id/availability': { slots: [], date: '2026-11-14' },
      'GET /agent/:id/appointments': { items: [], total: 0, limit: 1000, offset: 0 },
    };
    await open(`${HOME}/bookings`, { answers });
    await page.getByLabelText('Jump to date').fill('2020-11-14');
    await expect.element(page.getByText('Closed on this day')).toBeVisible();
    await button('Show Monday, November 16').click();
    await expect.element(page.getByRole('heading', { name: 'Monday, November 16' })).toBeVisible();
    await page.viewport(390, 844);
    await button('Week').click();
    const day = (name: string) => page.getByRole('region', { name });
    await expect.element(day('Sunday, November 15').getByText('Closed')).toBeVisible();
    await expect.element(day('Monday, November 16').getByText('No appointments')).toBeVisible();
    await page.viewport(1440, 900);
  });
});
