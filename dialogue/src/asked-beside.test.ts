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

describe('a question midway is of nothing else', () => {
  const vet = () =>
    converse(
      harborFacts({
        notes: notesOf(
          'Our barn is at 9 Fifth Road.',
          'Shoeing a horse is $120.',
          'No feed from the evening before a procedure, hay is fine.',
          'A change less than two days ahead costs $30.',
        ),
      }),
    );

  it.each([
    ["and that's one hundred twenty, right?", '$120'],
    ["what's that run, by the way", '$120'],
    ["you're still on Fifth Road, right?", '9 Fifth Road'],
    ['can he get feed that morning or no', 'No feed from the evening before'],
    ['what time do you close that day', 'On Tuesday, November 24 we'],
    ['how late are you there on Monday', 'On Monday'],
  ])('%s', async (said, answer) => {
    const call = vet();
    const question = await call.say('Shoeing a horse, on Tuesday at ten', 'Ann Lee');
    expect(question).toContain('Shall I book it?');
    const reply = await call.say(said);
    expect(reply).toContain(answer);
    expect(reply).toContain('Shall I book it?');
    await call.say('yes');
    expect(call.shop.calendar.booked).toHaveLength(1);
  });
});

describe('the hours of another day', () => {
  it('are asked for by that day alone', async () => {
    const call = converse();
    await call.say('how late are you guys open tonight');
    expect(await call.say('and Friday?')).toContain('On Friday');
    expect(await call.say('and Saturday')).toContain('On Saturday');
  });
});

describe('what is asked of an order that stands', () => {
  it.each(["what's that come to?", "what's it come to now", 'what have you got for me so far?'])('%s', async (said) => {
    const call = converse();
    await call.say('a large pepperoni');
    expect(await call.say(said)).toMatch(/^So far I have one large Pepperoni, \$/);
  });

  it('is no word again', async () => {
    const call = converse();
    const question = await call.say('a large pepperoni');
    expect(await call.say("sorry, what's that?")).toContain(question.split('. ')[0] ?? '');
  });
});

it('tells what comes with the dish at hand before what it costs elsewhere', async () => {
  const call = converse();
  await call.say('a large margherita');
  expect(await call.say('does that come with basil or is that extra')).toMatch(/^Yes\. .*basil/i);
});
