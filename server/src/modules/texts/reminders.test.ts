import { describe, expect, it } from 'vitest';
import { addDays } from '../../days.ts';
import { playRights } from '../../testing/scenario.ts';
import { at, clinicByText, DAY, EVENING } from './testing/clinic.ts';

const { on, ask, set, book, stored, remind, gone, answer, newPhone, sent, refuseNext } = clinicByText();

describe('a reminder', () => {
  it('goes out once, on the day before, whoever looks and how often', async () => {
    const { id, customer_phone } = await book('10:00');
    expect(await remind(at(addDays(DAY, -1), '16:59'))).toBe(0);
    expect((await Promise.all([remind(), remind(), remind()])).toSorted()).toEqual([0, 0, 1]);
    await gone(id);
    expect(await remind()).toBe(0);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ From: '+17185550147', To: customer_phone });
    expect(sent()[0]?.Body).toMatch(
      /^Sal's .*: a reminder of your appointment\. Lena Fox, \w+, \w+ \d+, 10:00 AM\. Reply C/,
    );
  });

  it('does not go to who is cancelled, booked after it, or nobody wants reminded', async () => {
    await ask('DELETE', `/appointments/${(await book('10:00')).id}`);
    const late = await book('11:00');
    await on()
      .app.database.db.updateTable('appointments')
      .set({ created_at: EVENING })
      .where('id', '=', late.id)
      .execute();
    expect(await remind()).toBe(0);
    await book('12:00');
    await set({ text: false });
    expect(await remind()).toBe(0);
  });

  it('never goes at night, and is made up for in the morning', async () => {
    const { id } = await book('12:00');
    expect(await remind(at(addDays(DAY, -1), '21:30'))).toBe(0);
    expect(await remind(at(DAY, '06:00'))).toBe(0);
    expect(await remind(at(DAY, '10:30'))).toBe(0);
    expect(await remind(at(DAY, '08:10'))).toBe(1);
    await gone(id);
  });

  it('tells of the new time what was moved', async () => {
    const { id } = await book('10:00');
    await remind();
    await gone(id);
    const moved = await ask('PUT', `/appointments/${id}`, { starts_at: at(DAY, '15:00').toISOString() });
    expect(moved.body).toMatchObject({ reminded_at: null, confirmed_at: null });
    expect(await remind()).toBe(1);
    await gone(id);
    expect(sent().map(({ Body }) => /\d+:00 [AP]M/.exec(Body ?? '')?.[0])).toEqual(['10:00 AM', '3:00 PM']);
  });

  it('goes by mail where there is no texting, or says why nobody was reminded', async () => {
    const silent = newPhone();
    await on()
      .app.database.db.insertInto('text_opt_outs')
      .values({ agent_id: on().cast.agentId, phone: silent })
      .execute();
    const stopped = await book('10:00', { customer_phone: silent });
    const refused = await book('10:30', { customer_email: 'lena@example.com' });
    refuseNext(400);
    await set({ mail: true });
    await remind();
    await expect
      .poll(() => stored(stopped.id))
      .toMatchObject({ reminded_at: null, reminder_problem: 'the customer asked for no texts' });
    await gone(refused.id);
    const mails = await on().app.database.db.selectFrom('mails').selectAll().where('kind', '=', 'reminder').execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['lena@example.com', expect.stringMatching(/^Reminder: .*10:30 AM$/)],
    ]);
  });
});

describe('its answer', () => {
  it('C confirms, and the calendar shows it', async () => {
    const { id, customer_phone } = await book('10:00');
    await remind();
    await gone(id);
    expect(await answer(customer_phone, 'c.')).toMatch(/^Confirmed: .*10:00 AM\. See you then!$/);
    expect(await stored(id)).toMatchObject({ status: 'booked', confirmed_at: expect.any(String) });
    const [talk] = (await ask('GET', '/conversations')).body.items;
    expect(talk).toMatchObject({
      caller_phone: customer_phone,
      outcome: { text: expect.stringMatching(/^Confirmed/) },
    });
  });

  it('a mere no changes nothing, and is asked what they want instead', async () => {
    const { id, customer_phone } = await book('10:00');
    await remind();
    await gone(id);
    expect(await answer(customer_phone, 'No')).toMatch(/^Shall we cancel .*10:00 AM\? Reply X to cancel, or tell us/);
    expect(await stored(id)).toMatchObject({ status: 'booked', confirmed_at: null });
    expect(await answer(customer_phone, 'x')).toMatch(/^Cancelled: .*10:00 AM\./);
    expect(await stored(id)).toMatchObject({ status: 'cancelled' });
  });

  it('X cancels: the time is free, and the owners hear of it', async () => {
    const { id, customer_phone, starts_at } = await book('10:00');
    await remind();
    await gone(id);
    const free = async (): Promise<number> =>
      (await ask('GET', `/availability?date=${DAY}`)).body.slots.find(
        (slot: { starts_at: string }) => slot.starts_at === starts_at,
      ).free;
    expect(await free()).toBe(9);
    expect(await answer(customer_phone, 'X please')).toMatch(/^Cancelled: .*10:00 AM\./);
    expect(await stored(id)).toMatchObject({ status: 'cancelled' });
    expect(await free()).toBe(10);
    const mails = await on()
      .app.database.db.selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'appointment')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Cancelled by text: Lena Fox/));
  });

  it('anything else is talked about', async () => {
    const { id, customer_phone } = await book('10:00');
    await remind();
    await gone(id);
    expect(await answer(customer_phone, 'Which days are you open?')).toMatch(/open/i);
    // What was asked since may be what a bare yes is meant for.
    await answer(customer_phone, 'yes');
    expect(await stored(id)).toMatchObject({ status: 'booked', confirmed_at: null });
    expect(await answer(customer_phone, 'Yes C')).toMatch(/^Confirmed/);
  });

  it('says which, where two wait', async () => {
    const first = await book('10:00');
    const second = await book('11:00', { customer_phone: first.customer_phone, customer_name: 'Max Fox' });
    await remind();
    await Promise.all([gone(first.id), gone(second.id)]);
    expect(await answer(first.customer_phone, 'x')).toMatch(/^Which one\? X1: .*10:00 AM; X2: .*11:00 AM\./);
    expect(await answer(first.customer_phone, 'X2')).toMatch(/^Cancelled: .*11:00 AM\./);
    expect((await stored(first.id))?.status).toBe('booked');
    expect((await stored(second.id))?.status).toBe('cancelled');
    expect(await answer(first.customer_phone, 'C')).toMatch(/^Confirmed: .*10:00 AM\./);
  });

  it('of somebody who was not reminded is a text like any other', async () => {
    const { id, customer_phone } = await book('10:00');
    await answer(customer_phone, 'X');
    expect(await stored(id)).toMatchObject({ status: 'booked' });
  });
});

describe('the settings', () => {
  it('are off at first, and take no hour of the night', async () => {
    await set({ text: false, hour: 9 });
    expect((await ask('GET', '/reminders')).body).toEqual({ text: false, mail: false, hour: 9, can_text: true });
    expect((await set({ hour: 23 })).status).toBe(422);
  });
  playRights({ method: 'GET', url: '/api/agent/{agent}/reminders' }, [401, 404, 200, 200, 200, 200], on);
  playRights(
    { method: 'PUT', url: '/api/agent/{agent}/reminders', body: { hour: 17 } },
    [401, 404, 403, 200, 200, 200],
    on,
  );
});
