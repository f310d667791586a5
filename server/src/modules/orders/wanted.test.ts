import { weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../days.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { openLine, setHours } from './testing.ts';
import { momentOf, refusalAt, timesAsSoonAsCanBe } from './wanted.ts';

const ZONE = 'America/New_York';
const hours = {
  timezone: ZONE,
  week: weekWith({ each: '11:00-22:00', monday: '', saturday: '18:00-02:00' }),
  special: [{ date: '2026-11-26', intervals: [] }],
};
const kitchen = { ready_minutes: 20, busy_minutes: 0 };
/** Wednesday, November 25, 2026, at four in the afternoon. */
const now = momentOf('2026-11-25T16:00', ZONE);
const why = (wall: string, settings: Parameters<typeof refusalAt>[1] = kitchen) =>
  refusalAt(hours, settings, momentOf(wall, ZONE), now);

describe('a moment for which an order is wanted', () => {
  it.each(['2026-11-25T18:30', '2026-11-25T16:20', '2026-11-25T22:00', '2026-11-27T12:00', '2026-11-29T01:30'])(
    '%s can be had',
    (wall) => expect(why(wall)).toBeNull(),
  );

  it.each([
    ['has passed', '2026-11-25T15:00', 'That time has passed'],
    ['is sooner than the kitchen can do', '2026-11-25T16:05', 'The earliest is today at 4:20 PM.'],
    ['is as soon as it opens', '2026-11-27T11:00', 'The earliest is Friday at 11:20 AM.'],
    ['is a blocked day', '2026-11-26T12:00', 'We are closed then. After that we open Friday at 11 AM.'],
    ['is a day off', '2026-11-30T12:00', 'We are closed then. After that we open Tuesday at 11 AM.'],
    ['is before opening', '2026-11-27T08:00', 'We are closed then. After that we open Friday at 11 AM.'],
    ['is after closing, past midnight', '2026-11-29T02:30', 'We are closed then. After that we open Sunday at 11 AM.'],
    ['is far ahead', '2026-12-18T12:00', 'up to two weeks ahead'],
  ])('%s', (_title, wall, sentence) => expect(why(wall)).toContain(sentence));

  it('is later while the kitchen is behind, and may be any where nothing is promised', () => {
    expect(why('2026-11-25T16:30', { ...kitchen, busy_minutes: 40 })).toContain('The earliest is today at 5 PM.');
    expect(why('2026-11-25T16:01', { ready_minutes: null, busy_minutes: 0 })).toBeNull();
  });

  it('is on the clock of the business, on days with a clock change too', () => {
    expect(momentOf('2026-11-01T12:00', ZONE).toISOString()).toBe('2026-11-01T17:00:00.000Z');
    expect(momentOf('2026-10-31T12:00', ZONE).toISOString()).toBe('2026-10-31T16:00:00.000Z');
    // An hour that does not come is the one after it.
    expect(momentOf('2027-03-14T02:30', ZONE).toISOString()).toBe('2027-03-14T07:30:00.000Z');
  });
});

describe('as soon as it can be', () => {
  const times = (wall: string, opens: string | null = null) =>
    timesAsSoonAsCanBe(kitchen, hours, opens ? momentOf(opens, ZONE) : null, momentOf(wall, ZONE));

  it.each([
    ['in the evening', '2026-11-25T18:00', null],
    ['that is ready at closing', '2026-11-25T21:40', null],
    ['that is ready only after it', '2026-11-25T21:50', '2026-11-25T22:00'],
    ['past midnight of a long evening', '2026-11-29T01:45', '2026-11-29T02:00'],
  ])('%s', (_title, wall, closes) => {
    expect(times(wall).closes_at).toEqual(closes && momentOf(closes, ZONE));
  });

  it('counts from the opening for what came before it', () => {
    expect(times('2026-11-27T08:00', '2026-11-27T11:00')).toEqual({
      promised_at: momentOf('2026-11-27T11:20', ZONE),
      waits_until: momentOf('2026-11-27T11:00', ZONE),
      closes_at: null,
    });
  });
});

describe('an order for later', () => {
  let app: TestApp;
  let cast: Cast;
  let lines: object[] = [];
  const tomorrow = addDays(dayOf(new Date(), ZONE), 1);
  const noon = momentOf(`${tomorrow}T12:00`, ZONE).toISOString();
  beforeAll(async () => {
    app = await testApp();
    cast = await assembleCast(app);
    await setHours(app, cast, 'always');
    const dish = { name: 'Garlic Knots', category: 'Small plates', price: 8 };
    const { body } = await ask('POST', `/api/agent/${cast.agentId}/menu-items`, dish);
    lines = [{ menu_item_id: body.id, quantity: 1 }];
    await ask('PUT', `/api/agent/${cast.agentId}/orders/settings`, { ready_minutes: 20 });
  });
  const ask = (method: 'POST' | 'PUT' | 'GET', url: string, body?: object) =>
    app.ask(method, url, { as: cast.tokens.owner, body });
  const create = (more: object) =>
    ask('POST', `/api/agent/${cast.agentId}/orders`, { customer_name: 'Dan', order_items: lines, ...more });

  it('is placed by the agent, promised for then, left until it has to be begun, and said', async () => {
    const call = await openLine(app, cast);
    const done = await call('place_order', { customer_name: 'Dan', lines, wanted_at: `${tomorrow}T12:00` });
    expect(done).toMatchObject({ ok: true, say: expect.stringMatching(/It will be ready tomorrow at noon\.$/) });
    const { body } = await ask('GET', `/api/agent/${cast.agentId}/orders`);
    expect(body.items[0]).toMatchObject({ wanted_at: noon, promised_at: noon });
    expect(Date.parse(noon) - Date.parse(body.items[0].waits_until)).toBe(20 * 60_000);
  });

  it('is refused by the agent with a sentence, before the read-back and after it', async () => {
    const call = await openLine(app, cast);
    const gone = { lines, wanted_at: '2020-01-01T12:00' };
    expect(await call('price_order', gone)).toMatchObject({ value: { not_then: 'That time has passed.' } });
    expect(await call('place_order', { customer_name: 'Dan', ...gone })).toMatchObject({
      ok: false,
      code: 'wanted-at',
      say: 'That time has passed.',
    });
  });

  it('is written by hand, moved to another moment, and made one for now', async () => {
    const made = await create({ wanted_at: noon });
    expect(made).toMatchObject({ status: 201, body: { wanted_at: noon, promised_at: noon } });
    const evening = momentOf(`${tomorrow}T18:30`, ZONE).toISOString();
    const path = `/api/orders/${made.body.id}`;
    expect((await ask('PUT', path, { wanted_at: evening })).body).toMatchObject({ promised_at: evening });
    expect((await ask('PUT', path, { wanted_at: null })).body).toMatchObject({ wanted_at: null, waits_until: null });
  });

  it('is not written for a moment that has passed', async () => {
    expect(await create({ wanted_at: '2020-01-01T12:00:00Z' })).toMatchObject({
      status: 422,
      body: { errors: { wanted_at: 'That time has passed.' } },
    });
  });

  it('stays on the board of its own day, also after midnight', async () => {
    const { body } = await create({ wanted_at: noon });
    const { db } = app.database;
    const days = {
      created_at: new Date(Date.now() - 3 * 86_400_000),
      updated_at: new Date(Date.now() - 3 * 86_400_000),
    };
    const soon = new Date(Date.now() + 60_000);
    await db
      .updateTable('orders')
      .set({ ...days, wanted_at: soon, waits_until: days.created_at })
      .where('id', '=', body.id)
      .execute();
    const open = await ask('GET', `/api/agent/${cast.agentId}/orders?with_open=true`);
    expect(open.body.items.map(({ id }: { id: string }) => id)).toContain(body.id);
  });
});
