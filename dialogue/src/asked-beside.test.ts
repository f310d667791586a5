import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** What is asked beside something else is answered, and the rest is done. */

const harbor = () =>
  converse(
    harborFacts({
      notes: notesOf(
        'Parking is in the yard behind the house.',
        'A cleaning costs 80 dollars.',
        'We take cash and cards.',
      ),
    }),
  );

describe('in the middle of an appointment', () => {
  it.each([
    ['ten o clock on Tuesday is good, and where can I park?', 'Parking is in the yard'],
    ['Tuesday at ten. How much is that cleaning?', 'A cleaning costs 80 dollars.'],
  ])('%s', async (said, answer) => {
    const call = harbor();
    await call.say("I'd like to come in for a cleaning");
    const reply = await call.say(said);
    expect(reply).toContain(answer);
    expect(reply).toContain('What name should I put it under?');
  });

  it('beside the name', async () => {
    const call = harbor();
    const reply = await call.say('a cleaning on Tuesday at ten', 'Ann Lee. And do I pay by card or in cash?');
    expect(reply).toContain('We take cash and cards.');
    expect(reply).toContain('for Ann Lee');
    expect(call.shop.calendar.booked).toHaveLength(0);
  });

  it('beside a yes, which agrees once the answer is heard', async () => {
    const call = harbor();
    await call.say('a cleaning on Tuesday at ten', 'Ann Lee');
    const reply = await call.say('Yes please. And how much is the cleaning?');
    expect(reply).toContain('A cleaning costs 80 dollars.');
    expect(call.shop.calendar.booked).toHaveLength(0);
    await call.say('yes');
    expect(call.shop.calendar.booked).toHaveLength(1);
  });
});

it('answers two questions of one breath', async () => {
  const reply = await harbor().say('Where do I park? And do you take cards?');
  expect(reply).toContain('Parking is in the yard');
  expect(reply).toContain('We take cash and cards.');
});
