import { clockAt } from '@attendant/contract/hours/clock';
import { weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
const on = () => ({ app, cast });
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await settle({ booking_enabled: true, default_slot_duration: 30, buffer_time: 0 });
  await settle({ business_week: weekWith({ each: '09:00-17:00' }) });
});

const settle = (settings: object) =>
  app.ask('PATCH', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner, body: settings });
const base = () => `/api/agent/${cast.agentId}/appointments`;
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const slotsOf = async (date: string): Promise<{ starts_at: string; free: number }[]> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/availability?date=${date}`, { as: cast.tokens.viewer })).body.slots;
const book = (starts_at: string, more: object = {}) =>
  app.ask('POST', base(), { as: cast.tokens.editor, body: { starts_at, customer_name: 'Lena Fox', ...more } });

const outside = async (hours: object) =>
  (await app.ask('POST', `${base()}/outside-hours`, { as: cast.tokens.viewer, body: hours })).body.map(
    ({ customer_name }: { customer_name: string }) => customer_name,
  );

it('other hours name whom they would leave out, before they are saved', async () => {
  const date = dayAhead(2);
  const [first] = await slotsOf(date);
  await book(String(first?.starts_at), { customer_name: 'Priya Nair' });
  expect(await outside({})).toEqual([]);
  expect(await outside({ special_days: [{ start_date: date, intervals: [] }] })).toEqual(['Priya Nair']);
  const evening = [{ open: '18:00', close: '01:00' }];
  expect(await outside({ special_days: [{ start_date: date, intervals: evening }] })).toEqual(['Priya Nair']);
  expect(await outside({ business_week: weekWith({ each: '20:00-02:00' }) })).toContain('Priya Nair');
  expect(await outside({ business_week: weekWith({ each: '00:00-00:00' }) })).toEqual([]);
});

it('hours past midnight have slots on both days, and are booked there', async () => {
  await settle({ business_week: weekWith({ each: '22:00-02:00' }) });
  const slots = await slotsOf(dayAhead(6));
  const clock = ({ starts_at }: { starts_at: string }) => clockAt(new Date(starts_at), 'America/New_York').time;
  expect(slots.map(clock)).toEqual(['00:00', '00:30', '01:00', '01:30', '22:00', '22:30', '23:00', '23:30']);
  expect((await book(String(slots[1]?.starts_at))).status).toBe(201);
  await settle({ business_week: weekWith({ each: '09:00-17:00' }) });
});

playRights(
  { method: 'POST', url: '/api/agent/{agent}/appointments/outside-hours', body: {} },
  [401, 404, 200, 200, 200, 200],
  on,
);

describe('of one person', () => {
  const person = (id: string, body: object, as: 'viewer' | 'editor' = 'viewer') =>
    app.ask('POST', `/api/agent/${cast.agentId}/persons/${id}/outside-hours`, { as: cast.tokens[as], body });
  const named = async (id: string, body: object) =>
    (await person(id, body)).body.map((one: { customer_name: string }) => one.customer_name);
  const add = async (name: string): Promise<string> =>
    (
      await app.ask('POST', `/api/agent/${cast.agentId}/persons`, {
        as: cast.tokens.editor,
        body: { name, business_week: weekWith({ each: '09:00-15:00' }) },
      })
    ).body.id;

  it('shorter hours, a day off and leaving name whom they hit, and only theirs', async () => {
    const [okafor, hale] = [await add('Doctor Okafor'), await add('Doctor Hale')];
    const date = dayAhead(9);
    const starts_at = String((await slotsOf(date))[0]?.starts_at);
    await book(starts_at, { person_id: okafor, customer_name: 'Priya Nair' });
    await book(starts_at, { person_id: hale, customer_name: 'Dan Miller' });
    expect(await named(okafor, {})).toEqual([]);
    expect(await named(okafor, { business_week: weekWith({ each: '11:00-15:00' }) })).toEqual(['Priya Nair']);
    expect(await named(okafor, { business_week: null })).toEqual([]);
    expect(await named(okafor, { special_days: [{ start_date: date, intervals: [] }] })).toEqual(['Priya Nair']);
    expect(await named(hale, { removed: true })).toEqual(['Dan Miller']);
    expect((await person('7f3c1d52-0000-4000-8000-000000000000', {})).status).toBe(404);
  });
});

playRights(
  {
    method: 'POST',
    url: '/api/agent/{agent}/persons/7f3c1d52-0000-4000-8000-000000000000/outside-hours',
    body: {},
  },
  [401, 404, 404, 404, 404, 404],
  on,
);
