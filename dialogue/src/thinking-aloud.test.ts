import { describe, expect, it } from 'vitest';
import { converse, harborFacts, notesOf } from './testing/index.ts';

/** What may become of an appointment, told by somebody who has not made up their mind: nothing is begun. */

const MUSIC = harborFacts({
  businessName: 'Ridge Music School',
  callerName: 'Ada Okoye',
  notes: notesOf('Please cancel a day ahead; after that the lesson is charged.'),
});
function pupil() {
  const call = converse(MUSIC);
  const booking_id = '00000000-0000-4000-8000-000000000001';
  call.shop.calendar.booked.push({ booking_id, at: '2026-11-27 10:00', customer_name: 'Ada Okoye' });
  return call;
}

describe('thinking aloud', () => {
  it.each([
    'I might have to move Friday, not sure yet',
    "if my sister can't come I'd have to cancel",
    "I could end up cancelling if the babysitter doesn't show",
    "we'd probably have to reschedule if he's still sick by then",
    "it's possible I'd need to push my lesson, can't tell yet",
  ])('changes nothing: %s', async (said) => {
    const call = pupil();
    expect(await call.say(said)).toMatch(/Nothing is booked or changed/);
    expect(call.shop.calls).toEqual([]);
  });

  it.each([
    'I was going to book but let me check with my wife first',
    "I haven't decided if I'm coming Friday",
    "I'll probably book once I've spoken to my husband",
    "I'd love to come Friday but I need to ask at work first",
  ])('books nothing: %s', async (said) => {
    const call = converse(MUSIC);
    expect(await call.say(said)).toMatch(/Nothing is booked or changed/);
    expect(call.shop.calls).toEqual([]);
  });
});

describe('however it is led to, a wish is one', () => {
  it.each([
    'I might have to move my Friday appointment, can you do Monday at nine',
    "I'm not sure I can make it Friday, could we do Monday at nine",
    'I was thinking of moving my Friday appointment to Monday at nine',
    'if Monday at nine is free I would like to move my appointment there',
  ])('%s', async (said) => {
    const call = pupil();
    await call.say(said, 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 09:00' }]);
  });

  it("and what can't be helped is asked about", async () => {
    expect(await pupil().say("my sister can't come so I'd have to cancel")).toMatch(/Shall I cancel it\?$/);
  });
});
