import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const notes = notesOf(
  'More than 15 minutes late we may have to rebook you.',
  'Please bring a photo ID to the first visit.',
  'Cancelling with less than a day of notice is $40.',
  'Parking is free behind the house.',
);
const open = () => converse(harborFacts({ notes, callerName: null }));

describe('who comes late', () => {
  it.each(["hi I'm running like 20 minutes late for my appointment", 'stuck in traffic, gonna be half an hour late'])(
    'hears what that comes to: %s',
    async (said) => {
      const reply = await open().say(said);
      expect(reply).toContain('More than 15 minutes late');
      expect(reply).toContain('pass that on');
    },
  );

  it.each(['is that ok or do I lose the spot', 'do I still come or not', 'is that a problem', 'can I still come'])(
    'hears no more than that: %s',
    async (said) => {
      const call = open();
      await call.say("I'm gonna be 20 minutes late today", 'Ann Bell');
      expect(await call.say(said)).toMatch(/^More than 15 minutes late we may have to rebook you\. /);
    },
  );
});

describe('a question beside the yes', () => {
  it.each([
    ['yes. do I need to bring anything', 'photo ID'],
    ['yeah book it, and where do I park', 'Parking is free'],
  ])('is answered: %s', async (said, told) => {
    const call = open();
    await call.say('a checkup on Friday at ten, Ann Bell');
    const reply = await call.say(said);
    expect(reply).toContain(told);
    expect(reply).toMatch(/You are booked|booked for/);
  });

  it('is answered before anything is cancelled', async () => {
    const call = open();
    const id = '00000000-0000-4000-8000-000000000001';
    call.shop.calendar.booked.push({ booking_id: id, at: '2026-11-27 10:00', customer_name: 'Ann Bell' });
    await call.say('cancel my appointment');
    expect(await call.say('yes, is there a fee for that')).toMatch(/\$40.*Shall I cancel it/);
    await call.say('yes');
    expect(call.shop.calendar.booked).toEqual([]);
  });
});

it.each(['my gel from saturday chipped already', 'the filling from last friday is hurting again'])(
  'takes no day that is past for one that is wished for: %s',
  async (said) => expect(await open().say(said)).not.toMatch(/I have|has already passed/),
);
