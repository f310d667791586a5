import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { bookingTools } from './tools.ts';

let app: TestApp;
let cast: Cast;
const on = () => ({ app, cast });
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const open = { enabled: true, open: '09:00', close: '17:00' };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await settle({
    booking_enabled: true,
    default_slot_duration: 30,
    buffer_time: 0,
    max_slot_appointments: 1,
    business_hours: Object.fromEntries(days.map((day) => [day, open])),
    invitees: [{ name: 'Dr. Hale', email: 'hale@harbor.example' }],
  });
});

const settle = (settings: object) =>
  app.ask('PATCH', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner, body: settings });
const base = () => `/api/agent/${cast.agentId}/appointments`;
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const slotsOf = async (date: string): Promise<{ starts_at: string; free: number }[]> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/availability?date=${date}`, { as: cast.tokens.viewer })).body.slots;
const book = (starts_at: string, more: object = {}) =>
  app.ask('POST', base(), { as: cast.tokens.editor, body: { starts_at, customer_name: 'Lena Fox', ...more } });
let days = 2;
/** A free slot on a day that no other test uses. */
const freshSlot = async () => (await slotsOf(dayAhead(++days)))[3]?.starts_at ?? '';
const mails = () =>
  app.database.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'attachments'])
    .where('kind', '=', 'appointment')
    .orderBy('created_at')
    .orderBy('recipient')
    .execute();

describe('an appointment', () => {
  it('takes its slot, and gives it back when it is cancelled', async () => {
    const date = dayAhead(2);
    const [slot] = await slotsOf(date);
    const booked = await book(String(slot?.starts_at), { customer_phone: '718 555 0172' });
    expect(booked).toMatchObject({ status: 201, body: { status: 'booked', customer_phone: '+17185550172' } });
    expect((await slotsOf(date))[0]?.free).toBe(0);
    expect((await book(String(slot?.starts_at))).body.message).toBe(
      'This time is no longer free. Please choose another one.',
    );
    const gone = await app.ask('DELETE', `${base()}/${booked.body.id}`, { as: cast.tokens.editor });
    expect(gone.body.status).toBe('cancelled');
    expect((await slotsOf(date))[0]?.free).toBe(1);
  });

  it('is moved, not to a slot that is taken, and is marked as no-show', async () => {
    const [one, other] = [await freshSlot(), await freshSlot()];
    const { id } = (await book(one)).body;
    await book(other);
    const change = (body: object) => app.ask('PUT', `${base()}/${id}`, { as: cast.tokens.editor, body });
    expect((await change({ starts_at: other })).status).toBe(409);
    const free = await freshSlot();
    expect((await change({ starts_at: free })).body.starts_at).toBe(free);
    expect((await change({ status: 'no_show' })).body.status).toBe('no_show');
    expect((await change({ notes: 'x', updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
  });

  it('is booked once by a form that is sent again, also at the same moment', async () => {
    const form = { request_id: randomUUID() };
    const slot = await freshSlot();
    const [first, second] = await Promise.all([book(slot, form), book(slot, form)]);
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await book(await freshSlot(), form)).body).toMatchObject({ id: first.body.id, starts_at: slot });
  });

  it.each([
    ['in the past', '2020-01-06T15:00:00Z', 422],
    ['between the slots', `${dayAhead(3)}T15:07:00Z`, 422],
    ['at no time at all', 'tomorrow', 422],
  ])('is refused %s', async (_when, starts_at, status) => {
    expect((await book(starts_at)).status).toBe(status);
  });

  it('is refused on a blocked date, and when booking is off', async () => {
    const slot = await freshSlot();
    const date = dayAhead(days);
    await app.ask('POST', `/api/agent/${cast.agentId}/blocked-dates`, { as: cast.tokens.owner, body: { date } });
    expect((await book(slot)).status).toBe(422);
    const later = await freshSlot();
    await settle({ booking_enabled: false });
    expect((await book(later)).body.message).toBe('Booking is switched off for this agent.');
    await settle({ booking_enabled: true });
  });
});

describe('many callers at once', () => {
  it('60 of them share the last 3 places of a slot: 3 get one, 50 times out of 50', async () => {
    await settle({ max_slot_appointments: 3 });
    const slots = (await Promise.all([30, 31, 32, 33].map((ahead) => slotsOf(dayAhead(ahead))))).flat().slice(0, 50);
    for (const { starts_at } of slots) {
      const answers = await Promise.all(Array.from({ length: 60 }, () => book(starts_at)));
      const counts = {
        booked: answers.filter(({ status }) => status === 201).length,
        refused: answers.filter(({ status }) => status === 409).length,
      };
      expect(counts).toEqual({ booked: 3, refused: 57 });
    }
    await settle({ max_slot_appointments: 1 });
  });
});

describe('the mails', () => {
  it('bring a calendar file to invitees and customer; changes keep its id and count up', async () => {
    const [slot, later] = [await freshSlot(), await freshSlot()];
    const { id } = (await book(slot, { customer_email: 'lena@example.com', notes: 'Cleaning; first visit' })).body;
    await app.ask('PUT', `${base()}/${id}`, { as: cast.tokens.editor, body: { starts_at: later } });
    await app.ask('DELETE', `${base()}/${id}`, { as: cast.tokens.editor });
    const sent = (await mails()).filter(({ attachments }) => JSON.stringify(attachments).includes(id));
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      'hale@harbor.example',
      'lena@example.com',
      'hale@harbor.example',
      'lena@example.com',
      'hale@harbor.example',
      'lena@example.com',
    ]);
    const read = sent
      .filter(({ recipient }) => recipient === 'lena@example.com')
      .map(({ attachments }) => {
        const [file] = attachments as { content: string }[];
        const calendar = new ICAL.Component(ICAL.parse(file?.content ?? '') as unknown[]);
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
        return {
          method: calendar.getFirstPropertyValue('method'),
          uid: event.uid,
          sequence: event.sequence,
          start: event.startDate.toJSDate().toISOString(),
        };
      });
    expect(read).toEqual([
      { method: 'REQUEST', uid: `${id}@localhost`, sequence: 0, start: slot },
      { method: 'REQUEST', uid: `${id}@localhost`, sequence: 1, start: later },
      { method: 'CANCEL', uid: `${id}@localhost`, sequence: 2, start: later },
    ]);
  });

  it('go to a customer whose address is put on later, and to nobody again', async () => {
    const { id } = (await book(await freshSlot())).body;
    const change = (body: object) => app.ask('PUT', `${base()}/${id}`, { as: cast.tokens.editor, body });
    await change({ customer_email: 'lena@example.com' });
    await change({ customer_email: 'lena@example.com', notes: 'Bring the old films' });
    const sent = (await mails()).filter(({ attachments }) => JSON.stringify(attachments).includes(id));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['hale@harbor.example', 'lena@example.com']);
  });
});

describe('the calendar feed', () => {
  const path = () => `/api/agent/${cast.agentId}/calendar-feed`;
  const open = async () => new URL((await app.ask('POST', path(), { as: cast.tokens.owner })).body.url).pathname;

  it('is read without a session, until another is opened or it is closed', async () => {
    await book(await freshSlot(), { customer_name: 'Feed Reader' });
    const first = await open();
    const answer = await app.ask('GET', first);
    expect(answer.headers['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(answer.text) as unknown[]);
    expect(
      calendar
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event).summary)
        .join(),
    ).toContain('Feed Reader');
    const second = await open();
    expect([(await app.ask('GET', first)).status, (await app.ask('GET', second)).status]).toEqual([404, 200]);
    await app.ask('DELETE', path(), { as: cast.tokens.owner });
    expect((await app.ask('GET', second)).status).toBe(404);
    expect((await app.ask('GET', '/api/calendar/nothing.ics')).status).toBe(404);
  });
});

describe('in a conversation', () => {
  async function caller(callerPhone: string) {
    const { db } = app.database;
    const agent = await db
      .selectFrom('agents')
      .select('tenant_id')
      .where('id', '=', cast.agentId)
      .executeTakeFirstOrThrow();
    const { id: conversationId } = await db
      .insertInto('conversations')
      .values({
        agent_id: cast.agentId,
        channel: 'voice',
        status: 'in_progress',
        carrier: 'twilio',
        caller_phone: callerPhone,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = {
      agentId: cast.agentId,
      tenantId: agent.tenant_id,
      role: 'editor',
      by: { kind: 'conversation', id: conversationId },
    } as const;
    const tools = bookingTools({
      db,
      actor,
      conversationId,
      callerPhone,
      notices: { post: app.post, publicUrl: 'http://localhost' },
    });
    let keys = 0;
    return (name: string, input: object, key = `k${++keys}`) => {
      const tool = tools.find((one) => one.name === name);
      if (!tool) throw new Error(`There is no ${name}.`);
      return tool.run(input, { key, signal: new AbortController().signal });
    };
  }

  it('a slot is found, held, and booked once by the same action', async () => {
    const call = await caller('+17185550181');
    const from_day = dayAhead(40);
    const found = await call('find_slots', { from_day, until_day: from_day, after: '15:00' });
    if (!found.ok) throw new Error(found.code);
    const { slots } = found.value as { slots: { starts_at: string; words: string }[] };
    expect(slots[0]?.words).toMatch(/3:00 PM$/);
    const starts_at = slots[0]?.starts_at ?? '';
    expect(await call('hold_slot', { starts_at })).toMatchObject({ ok: true });
    // Who holds it may find it again; nobody else does.
    expect(await call('find_slots', { from_day, until_day: from_day, after: '15:00' })).toEqual(found);
    expect((await book(starts_at)).status).toBe(409);
    const other = await caller('+17185550182');
    expect(await other('hold_slot', { starts_at })).toMatchObject({ ok: false, code: 'slot-taken' });
    const wanted = { starts_at, customer_name: 'Dan' };
    const [first, again] = [await call('book_slot', wanted, 'same'), await call('book_slot', wanted, 'same')];
    expect(first).toMatchObject({
      ok: true,
      receipt: { kind: 'booking' },
      say: expect.stringMatching(/^Thank you, Dan\. You are booked for .*3:00 PM\.$/),
    });
    expect(again).toMatchObject({ receipt: first.ok ? first.receipt : {} });
  });

  it('a hold runs out', async () => {
    const call = await caller('+17185550183');
    const starts_at = await freshSlot();
    await call('hold_slot', { starts_at });
    await app.database.db
      .updateTable('appointments')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('status', '=', 'held')
      .execute();
    expect((await book(starts_at)).status).toBe(201);
    expect(await call('book_slot', { starts_at, customer_name: 'Dan' })).toMatchObject({
      ok: false,
      code: 'slot-taken',
    });
  });

  it("one's own appointments are found, moved and cancelled, other people's are not", async () => {
    const phone = '+17185550184';
    const { id: booking_id } = (await book(await freshSlot(), { customer_phone: phone })).body;
    const [mine, stranger] = [await caller(phone), await caller('+17185550185')];
    expect(await mine('find_bookings', {})).toMatchObject({
      value: { bookings: [{ booking_id, customer_name: 'Lena Fox' }] },
    });
    expect(await stranger('cancel_booking', { booking_id })).toMatchObject({ ok: false, code: 'no-such-booking' });
    const starts_at = await freshSlot();
    expect(await mine('move_booking', { booking_id, starts_at })).toMatchObject({
      ok: true,
      say: expect.stringContaining('is moved to'),
    });
    expect(await mine('cancel_booking', { booking_id })).toMatchObject({
      ok: true,
      say: expect.stringContaining('is cancelled'),
    });
  });
});

describe('rights', () => {
  const all: [number, number, number, number, number, number] = [401, 404, 200, 200, 200, 200];
  playRights({ method: 'GET', url: '/api/agent/{agent}/appointments' }, all, on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/availability?date=2030-01-07' }, all, on);
  const url = '/api/agent/{agent}/appointments/7f3c1d52-0000-4000-8000-000000000000';
  playRights({ method: 'PUT', url, body: { notes: 'x' } }, [401, 404, 403, 404, 404, 404], on);
  playRights({ method: 'DELETE', url }, [401, 404, 403, 404, 404, 404], on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/calendar-feed' }, [401, 404, 403, 200, 200, 200], on);
});
