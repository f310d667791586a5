import { describe, expect, it } from 'vitest';
import { converse, harborFacts, salsFacts } from './testing/index.ts';

const HEARD = /^I'm sorry about that; somebody should hear of it\./;

describe('what went wrong before, told amid an order', () => {
  it.each([
    'oh by the way, the meatball hero I picked up on Tuesday was totally raw inside',
    'the last lasagna was all burnt and we tossed it out',
    "while I have you, Saturday's pizza came stone cold and I want my money back",
  ])('is passed on, and the order goes on: %s', async (said) => {
    const made = converse(salsFacts());
    await made.say('a large cheese pizza');
    expect(await made.say(said)).toMatch(HEARD);
    expect(await made.say('what do I have so far')).toMatch(/^So far I have one large Cheese pizza, \$/);
    expect(JSON.stringify(made.state())).toContain(said.slice(-20));
  });

  it('takes what is told of it next along', async () => {
    const made = converse(salsFacts());
    await made.say('a large cheese pizza', 'the garlic knots we got on Friday were completely burnt');
    await made.say("I don't need new ones, just a refund");
    expect(JSON.stringify(made.state())).toContain('just a refund');
    expect(await made.say('what do I have so far')).toMatch(/^So far I have one large Cheese pizza, \$/);
  });
});

describe('amid something else', () => {
  it('what time it was is told to who asks for a moment too', async () => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    made.shop.calendar.booked.push({
      booking_id: '00000000-0000-4000-8000-000000000001',
      at: '2026-11-27 10:00',
      customer_name: 'Priya Nair',
    });
    await made.say('I have to cancel my appointment');
    expect(await made.say('hold on, what time was that again?')).toContain('Friday, November 27 at 10 AM');
  });

  it('who calls a number that was told is not told another', async () => {
    const made = converse(harborFacts({ phone: '+12125550100' }));
    expect(await made.say("alright, I'm dialing that number now")).not.toContain('Our number');
    expect(await made.say('what is your number')).toContain('Our number');
  });
});
