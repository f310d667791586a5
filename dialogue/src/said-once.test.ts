import { describe, expect, it } from 'vitest';
import { leftBehind } from './decide/message/left-behind.ts';
import { bringing, converse, harborFacts } from './testing/index.ts';

const harbor = () => converse(harborFacts());
const sals = () => converse({ ...bringing(), delivery: true, pickup: true });

describe('what callers say of themselves is never asked for again', () => {
  it.each([
    ["it's Olga, a cleaning on Tuesday at ten", 'for Olga, about: cleaning'],
    ['a cleaning on Tuesday at ten, Karen Holt', 'for Karen Holt, about: cleaning'],
    ['my name is Jon, J O N, a cleaning Tuesday at ten', 'for Jon, about: cleaning'],
    ['a cleaning for my husband Greg Olsen on Tuesday at ten', 'for Greg Olsen, about: cleaning'],
  ])('%s', async (said, readBack) => {
    expect(await harbor().say(said)).toContain(readBack);
  });

  it.each([
    ['Brianna Cole, 917 555 0133', 'Thanks, I have 917 555 0133.', 'Brianna Cole'],
    ['Denny Park and my number is 917 555 0188', 'Thanks, I have 917 555 0188.', 'Denny Park'],
    ["it's Brianna with two n's", "So that's", 'Brianna'],
  ])('a name with more: %s', async (said, heard, name) => {
    const call = harbor();
    const reply = await call.say('a cleaning on Tuesday at ten', said);
    expect(reply).toContain(heard);
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ customer_name: name }]);
  });

  it('with an order', async () => {
    const call = sals();
    const said = 'a small cheese pizza for delivery to 22 Baltic Street, Kim Soto';
    expect(await call.say(said, "that's all")).toMatch(/for Kim Soto\. It goes to 22 Baltic Street\./);
    await call.say('actually apartment 14', 'the buzzer is broken so call me', 'this number is fine');
    await call.say('yes');
    expect(call.shop.orders).toMatchObject([
      {
        name: 'Kim Soto',
        way: 'delivery: 22 Baltic Street, apartment 14',
        special: '$3.00 for delivery, not in the total; the buzzer is broken so call me',
      },
    ]);
  });

  it('and no dish, no answer and no nobody is a name', async () => {
    const call = sals();
    expect(await call.say('a small cheese pizza', "that's all", 'pickup', 'none')).toContain('Okay, no allergies');
    expect(await call.say('yes')).toContain('Just a name will do');
    // It is asked no fourth time, and 'yes' is no name then either.
    expect(await call.say('yes')).toContain('without a name');
  });
});

describe('an appointment in the words of its caller', () => {
  it.each([
    ['haircut and color with Jenny Saturday at noon', 'haircut and color with Jenny'],
    ['my crown came off, could I see somebody Monday', 'crown came off'],
    ['I need my roots done next week', 'roots done'],
  ])('%s', async (said, about) => {
    expect(await harbor().say(said, 'the first one', 'Ann')).toContain(`about: ${about}.`);
  });

  it('is about what was told before that was asked', async () => {
    const call = harbor();
    expect(await call.say('I need an appointment', 'for a chipped tooth', 'Tuesday at ten', 'Ann')).toContain(
      'about: a chipped tooth',
    );
  });

  it.each([['yes'], ['ten'], ["name's Devon"]])('is not about "%s"', async (said) => {
    expect(await harbor().say('Tuesday at ten', said)).toMatch(/what is it about/i);
  });
});

describe('one hour or another', () => {
  it('are both offered where both are free', async () => {
    const call = harbor();
    expect(await call.say('a cleaning Tuesday at ten or eleven')).toContain('at 10 AM or 11 AM. Which would you like?');
    await call.say('eleven', 'Ann', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 11:00' }]);
  });

  it('is changed at any point', async () => {
    const call = harbor();
    await call.say('a cleaning Tuesday at three', 'can we make that four instead', 'Ann', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 16:00' }]);
    await call.say("oh no he can't do four, make it two", 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
  });
});

describe('a second appointment', () => {
  it('is begun when the first one is booked', async () => {
    const call = harbor();
    await call.say('Tuesday at ten for a checkup, and one for my daughter right after', 'Karen Holt', 'yes');
    expect(call.replies.at(-1)).toContain("Tuesday, November 24 at 10:30 AM is free. What is your daughter's name?");
    await call.say('Mia Holt', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([
      { at: '2026-11-24 10:00', customer_name: 'Karen Holt' },
      { at: '2026-11-24 10:30', customer_name: 'Mia Holt' },
    ]);
  });

  it('is left for the owner by a caller who hangs up', async () => {
    const call = harbor();
    await call.say('a checkup for me and my son Tuesday at ten', 'Karen Holt', 'yes');
    expect(leftBehind(call.state())?.text).toMatch(
      /before an appointment was booked: checkup, .*10:30.*, for their son \(“a checkup for me and my son Tuesday at ten”\)$/,
    );
  });
});

it('leaves an order for the owner whose caller was cut off', async () => {
  const call = sals();
  await call.say('two small cheese pizzas, delivery to 22 Baltic Street');
  expect(leftBehind(call.state())?.text).toMatch(
    /^The call ended before the order was placed: two small .*delivery to 22 Baltic/,
  );
});
