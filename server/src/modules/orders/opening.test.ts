import { clockAt } from '@attendant/contract/hours/clock';
import { type Hours, weekdayOn } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { openingAt } from './opening.ts';
import { openLine, setHours } from './testing.ts';

const hours = {
  timezone: 'America/New_York',
  week: weekWith({ each: '11:00-22:00', monday: '', saturday: '18:00-02:00' }),
  special: [{ date: '2026-11-26', intervals: [] }],
};
const at = (moment: string, more: Partial<Hours> = {}) => {
  const { open, next } = openingAt({ ...hours, ...more }, new Date(moment));
  return open ? 'open' : (next?.toISOString() ?? 'not soon');
};

/** New York is four hours behind UTC until November 1, 2026 at 2 AM, then five. */
describe('when a business opens', () => {
  it.each([
    ['before opening', '2026-11-24T15:59:00Z', '2026-11-24T16:00:00.000Z'],
    ['at opening', '2026-11-24T16:00:00Z', 'open'],
    ['at closing', '2026-11-25T03:00:00Z', '2026-11-25T16:00:00.000Z'],
    ['after midnight of a late evening', '2026-11-22T06:30:00Z', 'open'],
    ['after that', '2026-11-22T07:00:00Z', '2026-11-22T16:00:00.000Z'],
    ['over a day off', '2026-11-23T04:00:00Z', '2026-11-24T16:00:00.000Z'],
    ['over a blocked date', '2026-11-26T16:30:00Z', '2026-11-27T16:00:00.000Z'],
    ['the morning after the clocks go back', '2026-11-01T07:00:00Z', '2026-11-01T16:00:00.000Z'],
    ['the morning after they go forward', '2026-03-08T08:00:00Z', '2026-03-08T15:00:00.000Z'],
  ])('%s', (_title, moment, opens) => {
    expect(at(moment)).toBe(opens);
  });

  it('is not known when no day opens, so that it counts as open', () => {
    expect(at('2026-11-24T08:00:00Z', { week: weekWith({}) })).toBe('open');
  });

  it('is not soon when two weeks are blocked', () => {
    const special = datesOf([{ start_date: '2026-11-10', end_date: '2026-11-29', intervals: [] }]);
    expect(at('2026-11-12T08:00:00Z', { special })).toBe('not soon');
  });
});

describe('an order while the business is closed', () => {
  let app: TestApp;
  let cast: Cast;
  let knots = '';
  beforeAll(async () => {
    app = await testApp();
    cast = await assembleCast(app);
    const dish = { name: 'Garlic Knots', category: 'Small plates', price: 8 };
    const path = `/api/agent/${cast.agentId}/menu-items`;
    knots = String((await app.ask('POST', path, { as: cast.tokens.editor, body: dish })).body.id);
  });
  const setting = (body: object) =>
    app.ask('PUT', `/api/agent/${cast.agentId}/orders/settings`, { as: cast.tokens.owner, body });
  const place = async (key: string) => {
    const call = await openLine(app, cast);
    await setHours(app, cast, 'opens-later');
    return call('place_order', { customer_name: 'Dan', lines: [{ menu_item_id: knots, quantity: 1 }] }, key);
  };

  it('waits for the opening, and says so', async () => {
    await setting({ ready_minutes: 20 });
    const done = await place('waits');
    expect(done).toMatchObject({
      ok: true,
      say: expect.stringMatching(/so it is for (today|tomorrow) at .+, when we open\.$/),
    });
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner });
    const [order] = body.items;
    expect(Date.parse(order.waits_until)).toBeGreaterThan(Date.now() + 115 * 60_000);
    expect(Date.parse(order.promised_at) - Date.parse(order.waits_until)).toBe(20 * 60_000);
  });

  it('past midnight is one of the evening before', async () => {
    const call = await openLine(app, cast);
    // Where it is between midnight and one; the day that has begun has no hours.
    const hour = new Date().getUTCHours();
    const timezone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
    const today = weekdayOn(clockAt(new Date(), timezone).day);
    const body = { timezone, business_week: weekWith({ each: '17:00-01:00', [today]: '' }) };
    expect((await app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner, body })).status).toBe(200);
    const done = await call(
      'place_order',
      { customer_name: 'Dan', lines: [{ menu_item_id: knots, quantity: 1 }] },
      'late',
    );
    expect(done).toMatchObject({ ok: true, value: { waits_until: null } });
  });

  it('says so when what was ordered before closing is ready only after it', async () => {
    const call = await openLine(app, cast);
    await setting({ ready_minutes: 20 });
    await setHours(app, cast, 'closes-soon');
    const done = await call('place_order', { customer_name: 'Dan', lines: [{ menu_item_id: knots, quantity: 1 }] });
    expect(done).toMatchObject({
      ok: true,
      say: expect.stringMatching(/ It will be ready in about 20 minutes, after we close (today|tomorrow) at .+\.$/),
    });
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner });
    const [{ closes_at, promised_at }] = body.items;
    expect(Date.parse(closes_at)).toBeLessThan(Date.parse(promised_at));
  });

  it('is refused where the owner takes none then, and none is written', async () => {
    await setting({ closed_orders: false });
    expect(await place('refused')).toMatchObject({ ok: false, code: 'closed' });
    const placed = app.database.db.selectFrom('orders').selectAll().where('action_key', '=', 'refused');
    expect(await placed.execute()).toEqual([]);
  });
});
