import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

const OKAFOR = '7f3c1d52-0000-4000-8000-000000000001';
const CLEANING = '7f3c1d52-0000-4000-8000-000000000011';
const STAFF = {
  persons: [{ id: OKAFOR, name: 'Doctor Okafor' }],
  services: [
    { id: CLEANING, name: 'Cleaning', minutes: 30, priceCents: null, doers: [OKAFOR] },
    { id: '7f3c1d52-0000-4000-8000-000000000012', name: 'Filling', minutes: 30, priceCents: null, doers: [OKAFOR] },
  ],
};
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? 30 : '00'}`,
);

/** At Harbor Dental, where nothing is free before Monday, December 7. */
function call(facts = {}) {
  const made = converse(harborFacts({ ...STAFF, ...facts }));
  for (let day = 21; day <= 36; day++) {
    const date = day > 30 ? `2026-12-${String(day - 30).padStart(2, '0')}` : `2026-11-${day}`;
    for (const time of HALF_HOURS) made.shop.calendar.taken.add(`${date} ${time}`);
  }
  return made;
}

describe('the waiting list', () => {
  it('is offered when what is free does not suit, read back, and joined after a yes', async () => {
    const made = call();
    expect(await made.say('a cleaning with Doctor Okafor on Tuesday morning', 'no, none of those work')).toBe(
      'Okay. Which other day and time would suit you, or shall I put you on the waiting list?',
    );
    expect(await made.say('yes please', 'Nora Fox')).toBe(
      "So that's the waiting list: Cleaning with Doctor Okafor on Tuesday, November 24 before noon, for Nora Fox. No time is held by it. Shall I put you down?",
    );
    expect(made.shop.calendar.waiting).toEqual([]);
    expect(await made.say('yes')).toBe('You are on the waiting list, Nora Fox. Is there anything else?');
    expect(made.shop.calendar.waiting).toEqual([
      {
        from_day: '2026-11-24',
        until_day: '2026-11-24',
        before: '12:00',
        customer_name: 'Nora Fox',
        service_id: CLEANING,
        person_id: OKAFOR,
      },
    ]);
    expect(made.shop.messages).toEqual([]);
  });

  it.each([
    'call me if something opens up earlier',
    'could you let me know if anything comes free before then',
    'text me if somebody cancels before that',
    'please keep me in mind if you can fit me in sooner',
  ])('before the first that was offered: %s', async (said) => {
    const made = call();
    await made.say("what's the earliest you have for a cleaning", said, 'Nora', 'yes');
    expect(made.shop.calendar.waiting).toMatchObject([{ from_day: '2026-11-21', until_day: '2026-12-06' }]);
  });

  it.each([
    ['put me on the waiting list for a cleaning', 'any day next week', '2026-11-23', '2026-11-29'],
    ['do you keep a cancellation list? for cleanings', 'Tuesday or Wednesday', '2026-11-24', '2026-11-25'],
    ["I'd like to be on standby for a cleaning", 'whenever', '2026-11-21', '2026-12-21'],
  ])('asked for at once: %s, %s', async (said, days, from_day, until_day) => {
    const made = call();
    expect(await made.say(said)).toBe('I can put you on the waiting list. For which days shall I put you down?');
    await made.say(days, 'Nora', 'yes');
    expect(made.shop.calendar.waiting).toMatchObject([{ from_day, until_day, service_id: CLEANING }]);
  });

  it('goes with an appointment that is taken all the same', async () => {
    const made = call();
    const said = "I'll take the first one but let me know if somebody cancels";
    await made.say('a cleaning as soon as you can', said, 'Nora', 'yes', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-12-07 09:00' }]);
    expect(made.shop.calendar.waiting).toMatchObject([{ until_day: '2026-12-06' }]);
  });

  it('comes by itself where nothing is free then, if that was said', async () => {
    const made = call();
    await made.say("a cleaning on Tuesday, and if you don't have anything put me on the waiting list", 'Nora', 'yes');
    expect(made.shop.calendar.waiting).toMatchObject([{ from_day: '2026-11-24', until_day: '2026-11-24' }]);
  });

  it('takes other days, another person and a time of day at the last moment', async () => {
    const made = call();
    await made.say('a cleaning on Tuesday', 'put me on the waiting list', 'Nora');
    expect(await made.say('make it Thursday, only the afternoon')).toContain(
      'Cleaning on Thursday, November 26 between noon and 6 PM',
    );
    await made.say('yes');
    expect(made.shop.calendar.waiting).toMatchObject([{ from_day: '2026-11-26', after: '12:00', before: '18:00' }]);
  });

  it('without a yes nobody is put there', async () => {
    const made = call();
    expect(await made.say('put me on the waiting list for a cleaning', 'tomorrow', 'Nora', 'no')).toContain(
      'you are not on the waiting list',
    );
    expect(made.shop.calls).not.toContain('join_waiting_list');
  });

  it('needs a number', async () => {
    const made = call({ callerPhone: null });
    expect(await made.say('put me on the waiting list for a cleaning', 'tomorrow', 'Nora')).toBe(
      "What's a good phone number for it?",
    );
    await made.say('718 555 0123', 'yes');
    expect(made.shop.calendar.waiting).toMatchObject([{ customer_phone: '7185550123' }]);
  });

  it('what the server refuses is never said to be done', async () => {
    const made = call();
    await made.say('put me on the waiting list for a cleaning', 'tomorrow', 'Nora');
    made.shop.refusals.set('join_waiting_list', { ok: false, code: 'waiting-full', say: 'The waiting list is full.' });
    expect(await made.say('yes')).toBe(
      'The waiting list is full. Shall I take a message, so that someone calls you back?',
    );
  });

  it.each([
    'call me when my crown is ready',
    'how long is the wait',
    "I can't come, something came up",
    'let me know when my prescription is filled',
  ])('is not meant by: %s', async (said) => {
    const made = call();
    expect(await made.say(said)).not.toContain('waiting list');
  });
});
