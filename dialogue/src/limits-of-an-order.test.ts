import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

const menu = menuOf([
  ['Burrito', 'Breakfast'],
  ['Stew', 'Mains', [], 'Beef, peanuts.'],
  ['Salad', 'Sides', [], 'Greens, tahini.'],
  ['Tea', 'Drinks'],
]);
/** A Wednesday at noon, with the doors open from eight to eleven in the evening. */
const shop = (...notes: string[]) =>
  converse({ menu, notes: notesOf(...notes), now: new Date('2026-11-25T17:00:00Z') });
const REST = ["that's all", 'Kay Soto', 'yes', 'yes'];

describe('the hours an owner wrote of a dish', () => {
  it.each([
    ['Breakfast items until 11 AM only.', 'a burrito', '2 PM', '11:30'],
    ['Stew is served from 5 to 9.', 'a stew', '2 PM', '6 PM'],
    ['No stew before 5 PM.', 'a stew', '2 PM', '6 PM'],
    ['We stop serving stew at 3.', 'a stew', '4 PM', '2 PM'],
    ['Stew: 5 PM to 9 PM only, with rice.', 'a stew', '2 PM', '6 PM'],
    ['Stew is not available until 4.', 'a stew', '2 PM', '6 PM'],
    ['Stew after 5 PM only, please.', 'a stew', '2 PM', '6 PM'],
  ])('are told, and another time asked for: %s', async (note, dish, at) => {
    const call = shop(note);
    await call.say(`${dish} for pickup today at ${at}`);
    expect(await call.say("that's all")).toBe(`${note} When would you like it?`);
    // Who says something else wants it for no other time, and least of all for now.
    expect(await call.say('Kay Soto')).toContain('When would you like it?');
    expect(call.shop.orders).toEqual([]);
  });

  it.each([
    ['Stew is served from 5 to 9.', '6 PM'],
    ['Stew is half price after 8 PM.', '2 PM'],
    ['Stew is often sold out by 1 PM.', '2 PM'],
    ['Stew takes 15 to 20 minutes.', '2 PM'],
    ['Same-day stew is possible for orders placed before 1 PM.', '2 PM'],
    ['Salad until 1 PM only.', '2 PM'],
    ['Stew is two for one from 5 to 7, happy hour.', '2 PM'],
  ])('and bind nothing else: %s %s', async (note, at) => {
    const call = shop(note);
    await call.say(`a stew for pickup today at ${at}`, ...REST);
    expect(call.shop.orders).toHaveLength(1);
  });

  it('put off to their beginning what is wanted at once, and the read-back says so', async () => {
    const call = shop('Stew is served from 5 to 9.');
    await call.say('a stew for pickup');
    expect(await call.say("that's all")).toContain('Stew is served from 5 to 9.');
    await call.say('Kay Soto');
    expect(call.replies.join(' ')).toContain("It's for today at 5 PM. Is that right?");
    expect(call.shop.orders).toEqual([]);
    await call.say('yes', 'yes');
    expect(call.shop.orders[0]?.wanted).toBe('2026-11-25T17:00');
  });

  it('keep the day, where another time is told', async () => {
    const call = shop('Stew only after 5 PM.');
    await call.say('a stew for pickup on Friday at 2 PM', "that's all", 'at 6 then', 'Kay Soto', 'yes', 'yes');
    expect(call.shop.orders[0]?.wanted).toBe('2026-11-27T18:00');
  });
});

describe('what an owner wrote of bringing an order', () => {
  it.each([
    'Delivery to Corktown, 5 dollar fee, until 8:30 PM.',
    'No deliveries after 8:30.',
    'We stop delivering at 8:30.',
    'We deliver from noon to 8:30.',
  ])('holds for when it is brought: %s', async (note) => {
    const late = shop(note);
    await late.say('a tea for delivery to 12 Elm Street, Corktown, today at 9 PM');
    expect(await late.say("that's all")).toContain(`${note} When would you like it?`);
    const early = shop(note);
    await early.say('a tea for delivery to 12 Elm Street, Corktown, today at 7 PM', ...REST);
    expect(early.shop.orders).toHaveLength(1);
  });

  it.each([
    ['We deliver within downtown.', 'Ferndale', true],
    ['We deliver to Corktown and Midtown.', 'Ferndale', true],
    ['We only deliver south of the river.', 'Ferndale', true],
    ['We deliver to Corktown and Midtown.', 'Midtown', false],
    ['We deliver anywhere in Detroit.', 'Ferndale', false],
  ])('is told where nobody can tell whether it holds: %s %s', async (note, town, isUnsure) => {
    const call = shop(note);
    await call.say(`a tea for delivery to 12 Elm Street in ${town}`, "that's all");
    const read = await call.say('Kay Soto');
    expect(read.includes(`${note} I can't tell from here whether that reaches you.`)).toBe(isUnsure);
  });
});

describe('a dish that has what they are allergic to', () => {
  it.each([
    [["I'm allergic to peanuts", 'a stew and a tea'], 'Stew'],
    [['a stew and a tea', 'oh, and my son has a peanut allergy'], 'Stew'],
    [['a salad and a tea', "she can't have sesame"], 'Salad'],
    [['a salad and a tea, I have a sesame allergy'], 'Salad'],
  ])('is kept only when they say so: %j', async (says, dish) => {
    const call = shop();
    expect(await call.say(...says)).toContain(`Shall I keep the ${dish} all the same`);
    expect(await call.say('no')).toContain("I've taken it off.");
    expect(call.lines().map(({ family }) => family)).toEqual(['tea']);
    const other = shop();
    await other.say(...says, 'yes, keep it', ...REST);
    expect(other.shop.orders[0]?.lines).toContain(`1 ${dish}`);
    expect(other.shop.orders[0]?.allergies).toMatch(/peanut|sesame/);
  });

  it('by a note of the owner too, and not by one that denies it', async () => {
    const allergic = ["I'm allergic to walnuts", 'a tea'];
    expect(await shop('The tea has walnuts in it.').say(...allergic)).toContain('Shall I keep the Tea');
    expect(await shop('The tea has no walnuts.').say(...allergic)).not.toContain('Shall I keep');
  });

  it.each([
    "a salad, no tahini because I'm allergic",
    "a salad no tahini i'm allergic",
    'a salad without tahini, my son is allergic to it',
  ])('is a wish and an allergy: %s', async (said) => {
    const call = shop();
    await call.say(said);
    await call.say('yes', "that's all", 'Kay Soto', 'yes', 'yes');
    expect(call.shop.orders[0]).toMatchObject({ lines: ['1 Salad (no tahini)'], allergies: 'tahini' });
  });
});
