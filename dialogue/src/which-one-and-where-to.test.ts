import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** The day on which an appointment stands, and the day that it is to move to, in whatever order they are said. */

function caller() {
  const call = converse(harborFacts({ callerName: 'Ada Okoye' }));
  const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
  call.shop.calendar.booked.push({ booking_id: id(1), at: '2026-11-25 14:00', customer_name: 'Ada Okoye' });
  call.shop.calendar.booked.push({ booking_id: id(2), at: '2026-11-24 10:00', customer_name: 'Ada Okoye' });
  return call;
}

describe('of two appointments', () => {
  it.each([
    ["move my appointment to Friday, eleven. it's the Wednesday one"],
    ['the Wednesday one, can we make it Friday at eleven'],
    ['I need to change an appointment. The one on Wednesday. Could it be Friday at eleven?'],
    ['can we make it Friday at eleven, the Wednesday one I mean'],
    ['reschedule please. I have Wednesday at two and want Friday at eleven'],
    ["can you move me to Friday at eleven, I'm down for Wednesday"],
    ['I need to move my appointment', 'the Wednesday one, to Friday at eleven'],
    ['I need to move my appointment', 'to Friday at eleven, the Wednesday one'],
    ['I need to move my appointment', 'Wednesday, to Friday at eleven'],
  ])('the one that is named is moved: %s %s', async (...said) => {
    const call = caller();
    await call.say(...said, 'yes');
    expect(call.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-27 11:00', '2026-11-24 10:00']);
  });

  it('the one that is named is cancelled, whatever other day is spoken of', async () => {
    const call = caller();
    await call.say("cancel the Wednesday one, I'm away until Friday", 'yes');
    expect(call.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-24 10:00']);
  });
});

it('of times that were offered the Friday one is a choice', async () => {
  const call = converse(harborFacts({ callerName: 'Ada Okoye' }));
  await call.say('a checkup Thursday or Friday at ten', 'the Friday one', 'yes');
  expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-27 10:00' }]);
});
