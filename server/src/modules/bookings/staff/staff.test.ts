import { weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { play, playRights } from '../../../testing/scenario.ts';
import { bookingTools } from '../tools.ts';

/** Harbor Dental: two doctors, three services, a holiday. */
let app: TestApp;
let cast: Cast;
const on = () => ({ app, cast });
const ids: Record<string, string> = {};
const base = () => `/api/agent/${cast.agentId}`;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.ask(method, `${base()}${url}`, { as: cast.tokens.editor, body });
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const HOLIDAY = dayAhead(20);

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await app.ask('PATCH', `${base()}/settings`, {
    as: cast.tokens.owner,
    body: {
      booking_enabled: true,
      buffer_time: 0,
      timezone: 'America/New_York',
      business_week: weekWith({ each: '09:00-17:00' }),
      special_days: [{ start_date: HOLIDAY, reason: 'Founders Day', intervals: [] }],
    },
  });
  for (const name of ['Doctor Okafor', 'Doctor Hale']) ids[name] = (await ask('POST', '/persons', { name })).body.id;
  for (const [name, minutes, ...doers] of [
    ['Checkup', 20],
    ['Cleaning', 40],
    ['Crown', 60, 'Doctor Okafor'],
  ] as const) {
    const person_ids = doers.map((doer) => ids[doer]);
    ids[name] = (await ask('POST', '/services', { name, minutes, person_ids })).body.id;
  }
});

const slotsOf = async (date: string, query = ''): Promise<{ starts_at: string; ends_at: string; free: number }[]> =>
  (await ask('GET', `/availability?date=${date}${query}`)).body.slots;
const book = (body: object) => ask('POST', '/appointments', { customer_name: 'Lena Fox', ...body });
let days = 2;
const freshDay = () => dayAhead(++days === 20 ? ++days : days);
/** Nine in the morning of a day that no other test uses. */
const freshNine = async () => (await slotsOf(freshDay()))[0]?.starts_at ?? '';

describe('the lists', () => {
  it('are by name, with what was put there', async () => {
    expect((await ask('GET', '/persons')).body).toMatchObject([{ name: 'Doctor Hale' }, { name: 'Doctor Okafor' }]);
    expect((await ask('GET', '/services')).body).toMatchObject([
      { name: 'Checkup', minutes: 20, price: null, person_ids: [] },
      { name: 'Cleaning', minutes: 40 },
      { name: 'Crown', minutes: 60, person_ids: [ids['Doctor Okafor']] },
    ]);
  });

  const refused: readonly (readonly [name: string, noun: string, body: object, status: number])[] = [
    ['a name that is taken', '/persons', { name: 'doctor hale' }, 409],
    ['nobody', '/persons', { name: ' ' }, 422],
    [
      'hours that overlap',
      '/persons',
      { name: 'Mei', business_week: weekWith({ each: '09:00-12:00 11:00-17:00' }) },
      422,
    ],
    [
      'a day off that is over',
      '/persons',
      { name: 'Mei', special_days: [{ start_date: '2020-01-01', intervals: [] }] },
      422,
    ],
    ['a service that is there', '/services', { name: 'CHECKUP', minutes: 20 }, 409],
    ['a service of no length', '/services', { name: 'Hello', minutes: 0 }, 422],
    [
      'a service of a stranger',
      '/services',
      { name: 'Hello', minutes: 20, person_ids: ['7f3c1d52-0000-4000-8000-000000000000'] },
      422,
    ],
  ];
  play(
    refused.map(([name, noun, body, status]) => ({
      name: `refuse ${name}`,
      as: 'editor',
      method: 'POST',
      url: `/api/agent/{agent}${noun}`,
      body,
      status,
    })),
    on,
  );

  it('change, with hours of their own and a price, and not on an older version', async () => {
    const { id, updated_at } = (await ask('POST', '/persons', { name: 'Mei' })).body;
    const business_week = weekWith({ each: '13:00-15:00' });
    const changed = await ask('PUT', `/persons/${id}`, { name: 'Mei Chen', business_week, updated_at });
    expect(changed.body).toMatchObject({ name: 'Mei Chen', business_week });
    expect((await ask('PUT', `/persons/${id}`, { name: 'May', updated_at })).status).toBe(409);
    const [first, ...others] = await slotsOf(dayAhead(2), `&person_id=${id}`);
    expect([first?.starts_at, others.at(-1)?.ends_at].map((moment) => clockOf(moment ?? ''))).toEqual([
      '13:00',
      '15:00',
    ]);
    expect((await ask('PUT', `/services/${ids.Cleaning}`, { price: 89.5 })).body.price).toBe(89.5);
    expect((await ask('DELETE', `/persons/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/persons/${id}`)).status).toBe(404);
  });

  it('keep somebody for each service', async () => {
    expect((await ask('DELETE', `/persons/${ids['Doctor Okafor']}`)).body.code).toBe('person-needed');
  });
});

const clockOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' });

describe('an appointment', () => {
  it('has the length of its service, and somebody who does it', async () => {
    const starts_at = await freshNine();
    const { body } = await book({ starts_at, service_id: ids.Crown });
    expect(body).toMatchObject({
      service_name: 'Crown',
      person_name: 'Doctor Okafor',
      person_id: ids['Doctor Okafor'],
    });
    expect(Date.parse(body.ends_at) - Date.parse(body.starts_at)).toBe(60 * 60_000);
    expect((await book({ starts_at, service_id: ids.Crown })).body.code).toBe('slot-taken');
    expect((await book({ starts_at, person_id: ids['Doctor Okafor'] })).body.code).toBe('slot-taken');
    expect((await book({ starts_at, service_id: ids.Cleaning })).body.person_name).toBe('Doctor Hale');
    expect((await book({ starts_at })).body.code).toBe('slot-taken');
  });

  it('is not with somebody who does not do that, nor of what is not offered', async () => {
    const starts_at = await freshNine();
    expect((await book({ starts_at, service_id: ids.Crown, person_id: ids['Doctor Hale'] })).body.code).toBe(
      'person-unknown',
    );
    expect((await book({ starts_at, service_id: ids['Doctor Hale'] })).body.code).toBe('service-unknown');
    expect(await slotsOf(HOLIDAY)).toEqual([]);
  });

  it('is moved with its person and its length, and given to another', async () => {
    const [one, other] = [await freshNine(), await freshNine()];
    const { id } = (await book({ starts_at: one, service_id: ids.Cleaning, person_id: ids['Doctor Hale'] })).body;
    await book({ starts_at: other, person_id: ids['Doctor Hale'] });
    const change = (changes: object) => ask('PUT', `/appointments/${id}`, changes);
    expect((await change({ starts_at: other })).body.code).toBe('slot-taken');
    expect((await change({ starts_at: other, person_id: ids['Doctor Okafor'] })).body).toMatchObject({
      starts_at: other,
      service_name: 'Cleaning',
      person_name: 'Doctor Okafor',
    });
    const crown = (await change({ service_id: ids.Crown })).body;
    expect(Date.parse(crown.ends_at) - Date.parse(crown.starts_at)).toBe(60 * 60_000);
    expect((await change({ status: 'arrived' })).body.status).toBe('arrived');
    expect((await book({ starts_at: other, service_id: ids.Crown })).status).toBe(409);
  });

  it('keeps the names of what is no longer offered, and its length when it is moved', async () => {
    const { id: service_id } = (await ask('POST', '/services', { name: 'X-ray', minutes: 10 })).body;
    const { id: person_id } = (await ask('POST', '/persons', { name: 'Jo' })).body;
    const [one, other] = [await freshNine(), await freshNine()];
    const { id } = (await book({ starts_at: one, service_id, person_id })).body;
    await ask('DELETE', `/services/${service_id}`);
    await ask('DELETE', `/persons/${person_id}`);
    const { body } = await ask('PUT', `/appointments/${id}`, { starts_at: other });
    expect(body).toMatchObject({ service_name: 'X-ray', person_name: 'Doctor Hale' });
    expect(Date.parse(body.ends_at) - Date.parse(body.starts_at)).toBe(10 * 60_000);
  });
});

describe('many at once', () => {
  it('get each doctor once, ten times out of ten', async () => {
    for (let round = 0; round < 10; round++) {
      const starts_at = await freshNine();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          book({ starts_at, service_id: at % 2 === 0 ? ids.Cleaning : ids.Checkup }),
        ),
      );
      const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body.person_name);
      expect(booked.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
        'Doctor Hale',
        'Doctor Okafor',
      ]);
    }
  });

  it('are kept apart by the table itself', async () => {
    const starts_at = await freshNine();
    const { body } = await book({ starts_at, service_id: ids.Cleaning, person_id: ids['Doctor Hale'] });
    const again = app.database.db
      .insertInto('appointments')
      .values({
        agent_id: cast.agentId,
        starts_at: new Date(Date.parse(starts_at) + 10 * 60_000),
        ends_at: new Date(Date.parse(starts_at) + 30 * 60_000),
        customer_name: 'Past the line',
        person_id: body.person_id,
      })
      .execute();
    await expect(again).rejects.toThrow(/appointments_person/);
  });
});

describe('in a conversation', () => {
  async function caller(callerPhone: string) {
    const { db } = app.database;
    const { tenant_id } = await db
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
    const by = { kind: 'conversation', id: conversationId } as const;
    const actor = { agentId: cast.agentId, tenantId: tenant_id, role: 'editor', by } as const;
    const notices = { post: app.post, publicUrl: 'http://localhost' };
    const tools = bookingTools({ db, actor, conversationId, callerPhone, notices });
    let keys = 0;
    return (name: string, input: object) => {
      const tool = tools.find((one) => one.name === name);
      if (!tool) throw new Error(`There is no ${name}.`);
      return tool.run(input, { key: `k${++keys}`, signal: new AbortController().signal });
    };
  }

  it('slots are found apart from each other, held and booked with who is free', async () => {
    const call = await caller('+17185550191');
    const from_day = freshDay();
    const found = await call('find_slots', { from_day, until_day: from_day, service_id: ids.Crown });
    if (!found.ok) throw new Error(found.code);
    const { slots } = found.value as { slots: { starts_at: string; person_id: string }[] };
    expect(slots.map(({ starts_at }) => clockOf(starts_at))).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
    ]);
    const [{ starts_at, person_id } = { starts_at: '', person_id: '' }] = slots;
    const wanted = { starts_at, person_id, service_id: ids.Crown };
    expect(await call('hold_slot', wanted)).toMatchObject({ ok: true, value: { person_id: ids['Doctor Okafor'] } });
    expect((await book({ starts_at, service_id: ids.Crown })).status).toBe(409);
    const booked = await call('book_slot', { ...wanted, customer_name: 'Dan' });
    expect(booked).toMatchObject({
      say: expect.stringMatching(/^Thank you, Dan\. .*9:00 AM: Crown with Doctor Okafor\.$/),
    });
    const own = await call('find_bookings', {});
    expect(own).toMatchObject({ value: { bookings: [{ service_id: ids.Crown, person_id: ids['Doctor Okafor'] }] } });
  });

  it('it is told why there is nothing', async () => {
    const call = await caller('+17185550192');
    const day = freshDay();
    const none = (input: object) => call('find_slots', { from_day: day, until_day: day, ...input });
    const off = [{ start_date: day, intervals: [] }];
    await ask('PUT', `/persons/${ids['Doctor Okafor']}`, { special_days: off });
    expect(await none({ person_id: ids['Doctor Okafor'] })).toMatchObject({ value: { slots: [], none: 'away' } });
    expect(await none({ service_id: ids.Cleaning })).toMatchObject({ value: { none: null } });
    expect(await none({ service_id: ids.Crown, person_id: ids['Doctor Hale'] })).toMatchObject({
      ok: false,
      code: 'person-unknown',
    });
    const holiday = { from_day: HOLIDAY, until_day: HOLIDAY, person_id: ids['Doctor Hale'] };
    expect(await call('find_slots', holiday)).toMatchObject({ value: { slots: [], none: 'closed' } });
    await ask('PUT', `/persons/${ids['Doctor Okafor']}`, { special_days: [] });
  });
});

describe('rights', () => {
  const nobody = '7f3c1d52-0000-4000-8000-000000000000';
  const all: [number, number, number, number, number, number] = [401, 404, 200, 200, 200, 200];
  for (const noun of ['persons', 'services']) {
    playRights({ method: 'GET', url: `/api/agent/{agent}/${noun}` }, all, on);
    const one = `/api/agent/{agent}/${noun}/${nobody}`;
    playRights({ method: 'PUT', url: one, body: { name: 'x' } }, [401, 404, 403, 404, 404, 404], on);
    playRights({ method: 'DELETE', url: one }, [401, 404, 403, 404, 404, 404], on);
    playRights(
      { method: 'POST', url: `/api/agent/{agent}/${noun}`, body: { name: '' } },
      [401, 404, 403, 422, 422, 422],
      on,
    );
  }
});
