import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { shortMoment } from './outcome.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const DAN = '+17185550172';
const STARTED = new Date('2026-11-21T17:00:00Z');
/** Tuesday, 4 PM in New York. */
const TUESDAY = new Date('2026-11-24T21:00:00Z');

interface Left {
  status?: string;
  ended?: string;
  orders?: number[];
  cancelled?: number[];
  ordered?: 'deleted';
  waiting?: { settled_at?: Date };
  booked?: { deed: string; standing: string };
  message?: { kind: string; done?: boolean };
  accepted?: boolean;
  last?: { role: 'user' | 'agent'; content?: string };
  channel?: string;
}

/** A call that left these rows; answers its id. */
async function call(left: Left): Promise<string> {
  const { db } = app.database;
  const id = randomUUID();
  const here = { agent_id: cast.agentId, conversation_id: id };
  await db
    .insertInto('conversations')
    .values({
      id,
      agent_id: cast.agentId,
      channel: left.channel ?? 'voice',
      status: left.status ?? 'completed',
      end_reason: left.ended ?? 'agent-ended',
      carrier: 'browser',
      caller_phone: DAN,
      started_at: STARTED,
    })
    .execute();
  const used = async (name: string, kind: string, of: string) =>
    db
      .insertInto('tool_calls')
      .values({
        conversation_id: id,
        turn: 1,
        key: name,
        name,
        input: '{}',
        ok: true,
        receipt: JSON.stringify({ kind, id: of }),
        duration_ms: 1,
      })
      .execute();
  const order = (total_cents: number, more: object = {}) =>
    db
      .insertInto('orders')
      .values({ ...here, action_key: `${total_cents}`, customer_name: 'Dan', total_cents, ...more })
      .execute();
  for (const cents of left.orders ?? []) await order(cents);
  for (const cents of left.cancelled ?? []) await order(cents, { cancelled_at: new Date() });
  if (left.ordered) await used('place_order', 'order', randomUUID());
  if (left.booked) await book(id, left.booked, used);
  if (left.waiting)
    await db
      .insertInto('waiting_list')
      .values({
        ...here,
        customer_name: 'June',
        customer_phone: DAN,
        from_day: '2026-11-24',
        until_day: '2026-11-27',
        ...left.waiting,
      })
      .execute();
  if (left.message)
    await db
      .insertInto('callbacks')
      .values({
        ...here,
        kind: left.message.kind,
        caller_name: 'Mia',
        caller_phone: DAN,
        body: 'Cold pizza',
        done_at: left.message.done ? new Date() : null,
      })
      .execute();
  if (left.accepted !== undefined)
    await db
      .insertInto('transfers')
      .values({ ...here, action_key: 't', number: '+17185550199', accepted_at: left.accepted ? new Date() : null })
      .execute();
  if (left.last)
    await db
      .insertInto('messages')
      .values({ id: randomUUID(), conversation_id: id, turn: 1, content: 'So', ...left.last })
      .execute();
  return id;
}

/** Made here, or made elsewhere and moved or cancelled here. */
async function book(
  id: string,
  { deed, standing }: { deed: string; standing: string },
  used: (name: string, kind: string, of: string) => Promise<unknown>,
) {
  const { id: appointment } = await app.database.db
    .insertInto('appointments')
    .values({
      agent_id: cast.agentId,
      conversation_id: deed === 'book_slot' ? id : null,
      starts_at: TUESDAY,
      ends_at: new Date(TUESDAY.getTime() + 1_800_000),
      customer_name: 'June',
      status: standing,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await used(deed, 'booking', appointment);
}

const ask = async (url: string) => (await app.ask('GET', url, { as: cast.tokens.viewer })).body;
const outcomeOf = async (left: Left) => (await ask(`/api/conversations/${await call(left)}`)).outcome;

describe('what came of a conversation', () => {
  it.each<[string, Left]>([
    ['Ordered $27.50', { orders: [2750] }],
    ['2 orders, $50.00', { orders: [2750, 2250] }],
    ['Ordered $27.50', { orders: [2750], cancelled: [900] }],
    ['Ordered, cancelled since', { cancelled: [900] }],
    ['Ordered, deleted since', { ordered: 'deleted' }],
    ['Booked Tue 4 PM', { booked: { deed: 'book_slot', standing: 'booked' } }],
    ['Booked Tue 4 PM, cancelled since', { booked: { deed: 'book_slot', standing: 'cancelled' } }],
    ['Booked Tue 4 PM, did not come', { booked: { deed: 'book_slot', standing: 'no_show' } }],
    ['Moved to Tue 4 PM', { booked: { deed: 'move_booking', standing: 'booked' } }],
    ['Confirmed Tue 4 PM', { booked: { deed: 'confirm_booking', standing: 'booked' } }],
    ['Confirmed Tue 4 PM, cancelled since', { booked: { deed: 'confirm_booking', standing: 'cancelled' } }],
    ['On the waiting list', { waiting: {} }],
    ['On the waiting list, taken off since', { waiting: { settled_at: new Date() } }],
    ['Booked Tue 4 PM; on the waiting list', { booked: { deed: 'book_slot', standing: 'booked' }, waiting: {} }],
    ['Cancelled Tue 4 PM', { booked: { deed: 'cancel_booking', standing: 'cancelled' } }],
    ['Complaint, no call-back yet', { message: { kind: 'complaint' } }],
    ['Complaint, called back', { message: { kind: 'complaint', done: true } }],
    ['Complaint, no call-back yet; ordered $27.50', { message: { kind: 'complaint' }, orders: [2750] }],
    ['Left a message', { message: { kind: 'message' } }],
    ['Left a voicemail', { message: { kind: 'voicemail' }, status: 'voicemail' }],
    ['Left a message, called back', { message: { kind: 'message', done: true } }],
    ['Hung up while being helped', { message: { kind: 'unfinished' }, ended: 'caller-hung-up' }],
    ['Hung up while being helped', { ended: 'caller-hung-up', last: { role: 'user' } }],
    ['Only asked', { ended: 'caller-hung-up', last: { role: 'user', content: 'okay thanks, bye' } }],
    ['Only asked', { ended: 'caller-hung-up', last: { role: 'agent' } }],
    ['Hung up while being helped', { ended: 'caller-hung-up', last: { role: 'user', content: '' } }],
    ['Was not understood', { ended: 'silence', last: { role: 'user', content: '' } }],
    ['Put through', { status: 'transferred', accepted: true }],
    ['Put through, nobody answered', { accepted: false }],
    ['The call failed', { status: 'failed' }],
    ['Ordered $27.50; the call failed', { status: 'failed', orders: [2750] }],
    ['Missed, nothing was said', { status: 'missed' }],
    ['Fell silent', { ended: 'silence' }],
    ['On the line', { status: 'in_progress' }],
    ['Being answered', { status: 'in_progress', channel: 'message' }],
  ])('is %s', async (text, left) => {
    expect(await outcomeOf(left)).toMatchObject({ text });
  });

  it('waits as long as nobody has called back', async () => {
    expect(await outcomeOf({ message: { kind: 'complaint' } })).toMatchObject({ kind: 'complaint', waits: true });
    expect(await outcomeOf({ message: { kind: 'complaint', done: true } })).toMatchObject({ waits: false });
    expect(await outcomeOf({ orders: [100] })).toMatchObject({ waits: false });
  });

  it('is found by each thing that came of it', async () => {
    const both = await call({ message: { kind: 'complaint' }, orders: [1234] });
    const list = `/api/agent/${cast.agentId}/conversations?start_date=2026-11-21&end_date=2026-11-21&limit=1000`;
    for (const outcome of ['complaint', 'ordered']) {
      const { items, total } = await ask(`${list}&outcome=${outcome}`);
      expect(items.map(({ id }: { id: string }) => id)).toContain(both);
      expect(total).toBe(items.length);
    }
    const { items } = await ask(`${list}&outcome=booked`);
    expect(items.length).toBeGreaterThan(0);
    for (const { outcome } of items) expect(outcome.text).toMatch(/Booked|Moved/);
    expect((await ask(`${list}&outcome=confirmed`)).total).toBe(2);
    expect((await ask(`${list}&outcome=waiting`)).total).toBe(3);
  });
});

describe('who called', () => {
  it('is whom the owner knows by the number, else the name that was given', async () => {
    const id = await call({ orders: [500] });
    expect(await ask(`/api/conversations/${id}`)).toMatchObject({ caller_name: 'Dan' });
    const found = await ask(`/api/agent/${cast.agentId}/conversations?start_date=2026-11-21&caller=mia&limit=1000`);
    expect(new Set(found.items.map(({ caller_name }: { caller_name: string }) => caller_name))).toEqual(
      new Set(['Mia']),
    );
    await app.ask('PUT', `/api/agent/${cast.agentId}/callers/${encodeURIComponent(DAN)}`, {
      as: cast.tokens.editor,
      body: { name: 'Dan Ferraro' },
    });
    expect(await ask(`/api/conversations/${id}`)).toMatchObject({ caller_name: 'Dan Ferraro' });
  });
});

it('a moment in the week ahead is a weekday, any other a date', () => {
  const at = (moment: string) => shortMoment(new Date(moment), 'America/New_York', STARTED);
  expect(at('2026-11-24T21:30:00Z')).toBe('Tue 4:30 PM');
  expect(at('2026-12-03T21:00:00Z')).toBe('Dec 3, 4 PM');
  expect(at('2026-11-20T21:00:00Z')).toBe('Nov 20, 4 PM');
});
