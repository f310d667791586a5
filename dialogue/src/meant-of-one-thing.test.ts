import { describe, expect, it } from 'vitest';
import { leftBehind } from './index.ts';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is said of one thing is no other: an announcement, how a dish is made, a number that works, a crowd to be fed. */

const SIZE = group('Size', 1, 1, 'Small', 'Large');
const menu = menuOf([
  ['Filter Coffee', 'Coffee', [SIZE]],
  ['Flat White', 'Coffee', [SIZE]],
  ['House Blend', 'Beans', [group('Grind', 0, 1, 'Whole bean', 'Filter', 'Press')]],
  ['Slider', 'Sandwiches'],
]);
const notes = notesOf('Orders over $2 need a deposit of 30%.', 'Rita takes the reservations for the back room.');
const call = () => converse({ menu, notes: [], callerName: null });
const dishes = (one: ReturnType<typeof call>) => one.lines().map(({ family, quantity }) => `${quantity} ${family}`);

describe('what is ordered', () => {
  it.each([
    'I need a few coffees for a meeting. Two large filter coffees please',
    "Hi, we're after some coffees. Two large filter coffees",
  ])('is not what announces it: %s', async (said) => {
    const one = call();
    await one.say(said);
    expect(dishes(one)).toEqual(['2 filter coffee']);
  });

  it.each(['ground for filter please', 'can you grind it for filter'])('is made as it is told: %s', async (said) => {
    const one = call();
    await one.say('a house blend', said);
    expect(dishes(one)).toEqual(['1 house blend']);
    expect(one.lines()[0]?.notes).toEqual(['filter']);
  });

  it('is nothing of what a crowd would like', async () => {
    const one = call();
    await one.say('I need catering for about forty people on the 22nd', 'sliders mostly', 'Victor Chan');
    expect(dishes(one)).toEqual([]);
    expect(one.shop.messages[0]).toMatchObject({ text: expect.stringContaining('forty people on the 22nd. sliders') });
  });
});

describe('another day', () => {
  it.each(["that's everything, yes", 'no', "that's it"])('does not become now: %s', async (said) => {
    const one = call();
    await one.say('a slider for tomorrow', "that's all", said);
    expect(one.state()).toMatchObject({ wantedDay: expect.stringMatching(/^\d/) });
  });
});

describe('a yes', () => {
  it.each(["nope that's it", 'yes that number works', 'yep this one'])(
    'to something else places nothing: %s',
    async (said) => {
      const one = call();
      await one.say('a slider', "that's it", 'Dan', said);
      expect(one.shop.orders).toHaveLength(0);
      await one.say('yes');
      expect(one.shop.orders).toHaveLength(1);
    },
  );
});

it.each([
  ["It's Joan. Joan Baker.", 'Joan Baker'],
  ["her name's Mia but put it under Erin", 'Erin'],
  ["my daughter's called Ivy but the order goes under Hank", 'Hank'],
])('is under the name that it is to be under: %s', async (said, name) => {
  const one = call();
  await one.say('a slider', "that's it", said);
  expect(one.state()).toMatchObject({ name });
});

it('tells once what is asked of an order that comes to so much, and where it is read back', async () => {
  const one = converse({ menu: menu.map((dish) => ({ ...dish, priceCents: 100 })), notes, callerName: null });
  expect(await one.say('three sliders')).toContain('deposit of 30%');
  expect(await one.say('and a house blend')).not.toContain('deposit');
  expect(await one.say("that's it", 'Dan')).toContain('deposit of 30%');
});

it('passes a wish on to who is asked for', async () => {
  const one = converse({ menu, notes, callerName: null });
  await one.say('Is Rita around? I want the back room for Friday', 'Paul');
  expect(one.shop.messages[0]).toMatchObject({ caller_name: 'Paul', text: expect.stringContaining('Friday') });
});

describe('a visit', () => {
  const clinic = (...texts: string[]) => converse(harborFacts({ callerName: null, notes: notesOf(...texts) }));

  it('does not come before an emergency', async () => {
    const one = clinic();
    await one.say('I hurt my back', "since this morning my leg's gone numb and I can't hold my urine");
    expect(await one.say('so should I go to the ER or come in today?')).toMatch(/911/);
    expect(leftBehind(one.state())?.text ?? '').not.toContain('today');
  });

  it('is not made for what may be broken, where nothing is X-rayed', async () => {
    const said = await clinic('We do not do X-rays.').say("I think my ankle's broken, I can't stand on it");
    expect(said).toMatch(/We do not do X-rays\..*emergency room/);
  });

  it('keeps whom they asked for', async () => {
    const one = clinic('For weddings call Dana six weeks ahead.');
    await one.say('Can I talk to Dana please?', "it's about my wedding in September", 'Lindsay Park');
    expect(one.shop.messages[0]).toMatchObject({ text: expect.stringContaining('Dana') });
  });
});
