import { describe, expect, it } from 'vitest';
import { readWhen } from './heard/when/when.ts';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

/** Saturday, November 21. */
const SATURDAY = { date: '2026-11-21', time: '20:43', open: () => ({ from: 540, to: 1020 }) };
const notes = notesOf(
  'Piano: Mrs. Ivanova, Monday and Wednesday, and Daniel, Tuesday and Friday.',
  'Gwen does bike fittings on Thursday only.',
);
const call = () => converse(harborFacts({ notes, callerName: 'Dan' }));

describe('the day that a sentence names', () => {
  it.each([
    ['not this Thursday but the next', '2026-12-03'],
    ['not this Thursday, the one after', '2026-12-03'],
    ['Thursday, but not this one, the one after that', '2026-12-03'],
    ["it's Saturday today, so Thursday", '2026-11-26'],
    ["Thursday, I'm like the fifth guy asking, right", '2026-11-26'],
  ])('is wished for: %s', (said, date) => expect(readWhen(said, SATURDAY).day?.date).toBe(date));

  it.each([
    "it's Saturday",
    'today is Saturday',
    "it's Saturday today, isn't it",
    "and today's the twenty first, right",
  ])('is only stated: %s', (said) => expect(readWhen(said, SATURDAY).day).toBeNull());
});

describe('who is asked for', () => {
  it.each([
    ['a bike fitting Wednesday, it has to be Gwen'],
    ['does Gwen have anything on Wednesday for a bike fitting?'],
    ['a bike fitting on Wednesday', 'with Gwen please'],
    ['a bike fitting on Wednesday', 'it has to be Gwen'],
  ])('is not booked on a day off: %s', async (...said) => {
    const reply = await call().say(...said.map((one, at) => (at === 0 ? `I'd like ${one}` : one)));
    expect(reply).toContain('Thursday only');
    expect(reply).not.toContain('November 25');
  });

  it('keeps to their days for a bare hour behind it', async () => {
    const reply = await call().say("I'd like a piano lesson with Mrs. Ivanova", 'Friday', "three o'clock then");
    expect(reply).toContain('Monday, November 23 at 3 PM');
  });
});

describe('what they have', () => {
  it('is neither made nor moved by what is told or asked of it', async () => {
    const one = call();
    await one.say("I'd like a lesson on Tuesday at three", 'yes', 'yes');
    const made = one.shop.calendar.booked.map(({ at }) => at);
    await one.say('I have an appointment Tuesday at three and my mother is coming with me');
    expect(one.shop.calendar.booked.map(({ at }) => at)).toEqual(made);
    expect(one.replies.at(-1)).not.toMatch(/Which|When would|Shall I (?:move|book)/);
  });

  it('is moved where that puts right a cancellation', async () => {
    const one = call();
    one.shop.calendar.booked.push({
      booking_id: '00000000-0000-4000-8000-000000000001',
      customer_name: 'Dan',
      at: '2026-11-24 15:00',
    });
    expect(await one.say('I need to cancel, no, move my appointment to Friday at eleven')).toContain('Shall I move it');
  });

  it('is cancelled by a yes with a question beside it', async () => {
    const one = call();
    one.shop.calendar.booked.push({
      booking_id: '00000000-0000-4000-8000-000000000001',
      customer_name: 'Dan',
      at: '2026-11-24 15:00',
    });
    await one.say('cancel my appointment', 'yes, and are you open on Friday?');
    expect(one.shop.calendar.booked).toHaveLength(0);
  });
});
