import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** Who changes their mind between a message, an appointment and a question in one call. */

const open = () => converse(harborFacts({ notes: notesOf('A pottery class is $45.') }));

describe('a caller who wanted a message', () => {
  it('gets an appointment when they would rather have that', async () => {
    const call = open();
    await call.say('can I leave a message for the owner');
    expect(await call.say('actually can I just book a cleaning for Monday at nine')).toMatch(
      /Monday, November 23 at 9 AM/,
    );
    await call.say('Pat Shaw', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 09:00', customer_name: 'Pat Shaw' }]);
    expect(call.shop.messages).toEqual([]);
  });

  it('is told nothing is lost by a no behind which something is let known', async () => {
    const call = open();
    await call.say("hey it's Mike from upstairs, your sign's light is out", 'no just letting you know');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Mike', text: expect.stringMatching(/light is out/) }]);
  });

  it('keeps the number that something is to be sent to', async () => {
    const call = open();
    await call.say('this is the school calling about a form for a student, Joan Pike', 'please fax it to 718 555 0155');
    await call.say("that's all");
    expect(call.shop.messages).toMatchObject([{ text: expect.stringMatching(/fax it to 718 555 0155/) }]);
  });
});

describe('an appointment that is to be cancelled', () => {
  it.each([
    'yes leave it, keep the appointment',
    'hmm, in that case leave it where it is',
    "no don't cancel then",
    'okay then I want to keep my slot',
    'sure, let me keep the booking',
  ])('stands for who says to keep it: %s', async (keep) => {
    const call = open();
    const booking_id = '7f3c1d52-0000-4000-8000-0000000000a1';
    call.shop.calendar.booked.push({ booking_id, at: '2026-11-24 10:00', customer_name: 'Priya Nair' });
    await call.say('I need to cancel my appointment, this is Priya Nair');
    expect(await call.say(keep)).toContain('it stays as it is');
    expect(call.shop.calendar.booked).toHaveLength(1);
  });

  it('goes for who cannot keep it', async () => {
    const call = open();
    const booking_id = '7f3c1d52-0000-4000-8000-0000000000a1';
    call.shop.calendar.booked.push({ booking_id, at: '2026-11-24 10:00', customer_name: 'Priya Nair' });
    await call.say('I need to cancel my appointment, this is Priya Nair', "yes, cancel it, I can't keep it");
    expect(call.shop.calendar.booked).toEqual([]);
  });

  it('is not waited for by who asks how that would go', async () => {
    const call = open();
    await call.say('a cleaning on Monday at nine', 'Lou Ray');
    await call.say('and how do I cancel if something comes up');
    expect(await call.say('yes')).toContain('You are booked');
  });
});

describe('a wait for a time', () => {
  it('is let go by who has all they wanted', async () => {
    const call = open();
    await call.say('put me on the waiting list for Monday morning', 'Lou Ray');
    expect(await call.say("No, that's all.")).toContain('you are not on the waiting list');
  });
});

describe('an appointment that was left for a call back', () => {
  it('is taken up again, and the call back knows of it', async () => {
    const call = open();
    await call.say('can I get a cleaning Monday at ten', 'Lou Ray');
    await call.say('actually can somebody just call me first');
    expect(call.shop.messages).toMatchObject([
      { text: expect.stringMatching(/cleaning.*November 23, 10 AM.*call me first/) },
    ]);
    expect(await call.say('no, book it')).toMatch(
      /^So that's Monday, November 23 at 10 AM, for Lou Ray, about: cleaning/,
    );
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ customer_name: 'Lou Ray' }]);
  });
});

describe('an appointment that was cancelled', () => {
  it('is made again at the same time of another week', async () => {
    const call = converse(harborFacts({ callerName: 'Priya Nair' }));
    const booking_id = '00000000-0000-4000-8000-000000000001';
    call.shop.calendar.booked.push({ booking_id, at: '2026-11-24 10:00', customer_name: 'Priya Nair' });
    await call.say("cancel my son's lesson, he's sick", 'yes');
    expect(await call.say('can we do the same time next week')).not.toMatch(/don't find/);
  });
});

describe('whose an appointment is', () => {
  it.each([
    [['Nina Patel, his name is Arjun'], 'Nina Patel', /his name is Arjun/],
    [["it's for Rocky, he's a beagle", 'Tess'], 'Tess', /for Rocky/],
  ])('is told in one breath or in two: %j', async (turns, name, notes) => {
    const call = open();
    await call.say('can I come in Monday at ten for a nail trim', ...turns);
    expect(call.replies.at(-1)).toMatch(new RegExp(`, for ${name}, about`));
    expect(call.replies.at(-1)).toMatch(notes);
  });

  it('is the caller, who tells their own name after the one whom it is for', async () => {
    const call = open();
    await call.say('my boy needs a trim, Monday morning', "his name's Ollie");
    expect(await call.say("ten, and it's Meg")).toMatch(/, for Meg, about: .*Ollie/);
  });

  it('is no verb behind a no', async () => {
    const call = open();
    await call.say('can I come in Monday at ten for a nail trim', 'Tess');
    expect(await call.say('no, book it')).not.toMatch(/for Book/);
  });

  it('drops what is let go while it is asked what for', async () => {
    const call = open();
    await call.say('put me down for Monday at ten', 'Dre');
    expect(await call.say("actually never mind, I'll just come by")).toMatch(/^Okay, nothing is booked/);
  });
});
