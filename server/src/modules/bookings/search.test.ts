import { weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
const base = () => `/api/agent/${cast.agentId}`;
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const body = { booking_enabled: true, business_week: weekWith({ each: '09:00-17:00' }) };
  await app.ask('PATCH', `${base()}/settings`, { as: cast.tokens.owner, body });
  for (const [days, customer_name, customer_phone] of [
    [3, 'Lena Fox', '718 555 0172'],
    [40, 'Lena Fox', '718 555 0172'],
    [5, 'Priya Nair', '617 555 0112'],
    [6, '100% Fox', ''],
  ] as const) {
    const day = await app.ask('GET', `${base()}/availability?date=${dayAhead(days)}`, { as: cast.tokens.viewer });
    const [{ starts_at }] = day.body.slots;
    await app.ask('POST', `${base()}/appointments`, {
      as: cast.tokens.editor,
      body: { starts_at, customer_name, customer_phone },
    });
  }
});

const found = async (query: string): Promise<string[]> => {
  const { body } = await app.ask('GET', `${base()}/appointments?${query}`, { as: cast.tokens.viewer });
  return body.items.map(({ customer_name }: { customer_name: string }) => customer_name);
};

it.each([
  ['a name, the latest first', 'search=fox', ['Lena Fox', '100% Fox', 'Lena Fox']],
  ['the end of a number', 'search=555-0112', ['Priya Nair']],
  ['no pattern', 'search=100%25', ['100% Fox']],
  ['nobody', 'search=Walter', []],
  ['nobody by a digit or two', 'search=01', []],
])('appointments are found by %s', async (_what, query, names) => expect(await found(query)).toEqual(names));

it('only within the days that are named', async () => {
  expect(await found(`search=lena&start_date=${dayAhead(2)}&end_date=${dayAhead(10)}`)).toEqual(['Lena Fox']);
});

it('are counted by the day, without those that were cancelled', async () => {
  const days = `start_date=${dayAhead(2)}&end_date=${dayAhead(41)}`;
  const ask = (url: string) => app.ask('GET', `${base()}/appointments${url}`, { as: cast.tokens.viewer });
  const counted = async () => (await ask(`/counts?${days}`)).body;
  const one = (date: number) => ({ date: dayAhead(date), count: 1 });
  expect(await counted()).toEqual([one(3), one(5), one(6), one(40)]);
  const [priya] = (await ask('?search=Priya')).body.items;
  await app.ask('DELETE', `${base()}/appointments/${priya.id}`, { as: cast.tokens.editor });
  expect(await counted()).toEqual([one(3), one(6), one(40)]);
});

playRights({ method: 'GET', url: '/api/agent/{agent}/appointments/counts' }, [401, 404, 200, 200, 200, 200], () => ({
  app,
  cast,
}));
