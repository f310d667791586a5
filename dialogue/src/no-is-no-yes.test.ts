import { describe, expect, it } from 'vitest';
import { leftBehind } from './index.ts';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

/** What an appointment is booked, moved or cancelled by, and what is left of it where it was not. */
const VISIT = {
  booking_id: '00000000-0000-4000-8000-000000000001',
  at: '2026-11-24 10:00',
  customer_name: 'Tom Sayers',
};
const facts = {
  callerName: null,
  notes: notesOf('Dr. Feinberg works Monday to Thursday.', 'Lucia cleans on Tuesdays.'),
};
const asked = async () => {
  const call = converse(harborFacts(facts));
  await call.say('can I book a cleaning Tuesday at ten', 'Tom Sayers');
  return call;
};

const NOES = [
  "no that's it",
  "nope, that's it",
  "no, that's fine, thanks",
  "no that's it, bye",
  "no that's fine, bye",
  "no thanks that's it",
];

describe('a no in front', () => {
  it.each(NOES)('cancels nothing: %s', async (said) => {
    const call = converse(harborFacts(facts));
    call.shop.calendar.booked.push(VISIT);
    await call.say('cancel my appointment', said);
    expect(call.shop.calendar.booked).toHaveLength(1);
  });

  it.each(NOES)('books nothing: %s', async (said) => {
    const call = await asked();
    await call.say(said);
    expect(call.shop.calendar.booked).toHaveLength(0);
  });
});

it.each(['thanks, bye', 'thank you, goodbye'])('who leaves unanswered is called back: %s', async (said) => {
  const call = await asked();
  await call.say(said);
  expect(call.shop.calendar.booked).toHaveLength(0);
  expect(leftBehind(call.state())).toMatchObject({
    caller_name: 'Tom Sayers',
    text: expect.stringContaining('booked'),
  });
});

it.each(['yes, and it is Dr. Feinberg, right?', 'yes, it is Lucia, right?', "yes and it's Dr. Feinberg, correct?"])(
  'makes sure of somebody here, and is no name: %s',
  async (said) => {
    const call = await asked();
    await call.say(said, 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ customer_name: 'Tom Sayers' }]);
  },
);

it('right after, tomorrow, is tomorrow', async () => {
  const call = converse(harborFacts({ ...facts, now: new Date('2026-11-23T15:00:00Z') }));
  await call.say('can I come tomorrow at four', 'Tom Sayers', 'yes');
  expect(await call.say('and one for my daughter right after, tomorrow at four thirty')).not.toContain('November 25');
});
