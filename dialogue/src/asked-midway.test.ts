import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** A question is answered in every state of a call; then what was open is asked again, and nothing has changed. */

const NURSERY = menuOf([
  ['Fern Basket', 'Plants', [group('Size', 1, 1, 'Small', 'Large')], 'Moss, ivy and ferns.'],
  ['Herb Tray', 'Plants', [group('Herb', 1, 1, 'Basil', 'Thyme')], 'Six seedlings.'],
  ['Ivy Pot', 'Plants', [], 'Trailing ivy in clay.'],
  ['Potting Soil', 'Soil', []],
  ['Clay Pot', 'Pots', [group('Add', 0, 2, 'Saucer', 'Drain hole')]],
]);
const NOTES = notesOf(
  'The nursery is at 5 Mill Lane, beside the creek.',
  'We sharpen shears for 8 dollars.',
  'We trim hedges in spring, but not trees.',
  'We take cash and Visa.',
  'Orders for delivery must be at least $30.',
  'Orders are ready in about 30 minutes.',
);
const nursery = (menu: MenuFact[] = NURSERY) => converse({ menu, notes: NOTES });

describe('in the midst of a question of ours', () => {
  const STATES: [state: string, says: string[], open: string][] = [
    ['at a choice', ['two clay pots and an herb tray'], 'Which herb'],
    ['at a size', ['a fern basket'], 'What size Fern Basket'],
    ['at the name', ['a clay pot', "that's all"], 'What name'],
    ['at the read-back', ['a clay pot', "that's all", 'Ann Lee'], 'Shall I place the order'],
  ];
  const QUESTIONS: [asked: string, answer: RegExp][] = [
    ["you're where exactly", /5 Mill Lane/],
    ['you take Visa', /cash and Visa/],
    ['do you sharpen shears', /8 dollars/],
    ['is there like a minimum', /at least \$30/],
    ['about how long', /30 minutes/],
    ['which plants have ivy', /Fern Basket and Ivy Pot/],
    ['anything with moss', /Fern Basket/],
    ['how much are three ivy pots', /\$27\.00/],
    ['how many seedlings are in an herb tray', /Six seedlings/],
    ['if I needed two bags of potting soil, what would that be', /\$18\.00/],
    ['what do you have down for me', /So far I have|So that's/],
  ];
  it.each(
    STATES.flatMap(([state, says, open]) => QUESTIONS.map(([asked, answer]) => ({ state, says, open, asked, answer }))),
  )('$state: $asked', async ({ says, open, asked, answer }) => {
    const call = nursery();
    await call.say(...says);
    const before = call.state();
    const reply = await call.say(asked);
    expect(reply).toMatch(answer);
    expect(reply).toMatch(new RegExp(`${open}|Is that right`));
    expect(standing(call.state())).toEqual(standing(before));
  });
});

const standing = (state: unknown): unknown => {
  const { lines, name, special, wanted, unclear } = Object(state);
  return { lines, name, special, wanted, unclear };
};

describe('what something costs', () => {
  it.each([
    ['what do two bags of potting soil come to', '$18.00 for two Potting Soils'],
    ['how much would an ivy pot and a clay pot be together', '$18.00 for one Ivy Pot and one Clay Pot'],
    ['a small fern basket, what would that run', 'Fern Basket is $9.00'],
    ['how much is a clay pot if I get it with a saucer', 'Clay Pot with saucer is $9.00'],
  ])('%s', async (asked, answer) => {
    const call = nursery();
    expect(await call.say(asked)).toContain(answer);
    expect(Object(call.state()).lines).toEqual([]);
  });

  it('is told of all that stands, also while something is to be chosen', async () => {
    const call = nursery();
    const reply = await call.say('two clay pots and an herb tray', "what's all that");
    expect(reply).toContain('$27.00 in all');
    expect(reply).toContain('Which herb');
  });
});

it('takes a question for no answer to a choice', async () => {
  const call = nursery();
  const reply = await call.say('an herb tray', 'any discount for a school');
  expect(reply).toContain('Which herb');
});

it('asks no price of the appointment where another thing is named', async () => {
  const notes = notesOf(
    'A piano tuning is $140 and takes two hours.',
    'Regulating the keys is $260.',
    'A new string is $18.',
  );
  const call = converse(harborFacts({ notes }));
  await call.say('I need my piano tuned', 'Tuesday at ten');
  expect(await call.say('and what would a new string be')).toContain('$18');
  expect(await call.say('and how long is the tuning')).toContain('two hours');
});

it('knows what is done by what it is done to', async () => {
  const call = nursery();
  expect(await call.say('do you trim shears')).toContain('We sharpen shears');
});

describe('who it is', () => {
  it.each(['which vet would it be', "who'd be seeing us", "who's the doctor"])('%s', async (asked) => {
    const notes = notesOf('Dr. Amos is in on all days but Monday.', 'Every refill has to be approved by a doctor.');
    const call = converse(harborFacts({ notes }));
    expect(await call.say(asked)).toContain('Dr. Amos');
  });
});

describe('rules of the house', () => {
  const HOUSE = notesOf(
    'Whoever brings three or more bicycles gets a free tune-up.',
    'If a repair does not hold for a month, we fix it for free.',
    'Please cancel at least two days ahead. After that we charge half the price.',
    'The workshop is behind the bakery.',
  );
  it.each([
    ['do we get something for bringing that many', 'gets a free tune-up'],
    ['is there any kind of guarantee', 'fix it for free'],
    ['what happens if I have to switch days', 'Please cancel at least two days ahead. After that we charge half'],
  ])('%s', async (asked, answer) => {
    const call = converse(harborFacts({ notes: HOUSE }));
    const reply = await call.say(asked);
    expect(reply).toContain(answer);
    expect(reply.match(/Please cancel/g)?.length ?? 1).toBe(1);
  });
});

it('tells what name it has', async () => {
  const call = nursery();
  expect(await call.say('a clay pot', 'what name did you put')).toContain("I don't have a name yet.");
  expect(await call.say("that's all", 'Ann Lee', 'did you get my name')).toContain('I have it under Ann Lee.');
});

it('is asked after the order is in, and changes nothing of it', async () => {
  const call = nursery();
  const reply = await call.say('a clay pot', "that's all", 'Ann Lee', 'yes', 'how much is it now');
  expect(reply).toContain('Your order is in');
  expect(call.shop.messages).toEqual([]);
});

describe('right behind what the owner wrote', () => {
  it.each([
    ['do you trim trees', 'even the ivy pot?'],
    ['do you sharpen shears', 'and the potting soil?'],
    ['do you take cash', 'what about the herb tray?'],
  ])('%s, and %s is a question', async (asked, more) => {
    const call = nursery();
    await call.say(asked);
    expect(await call.say(more)).not.toMatch(/Okay, one|Which herb/);
    await call.say("that's all");
    expect(call.shop.orders).toEqual([]);
  });

  it('what is let go of is the whole order', async () => {
    const call = nursery();
    await call.say('a clay pot and a potting soil', 'about how long');
    expect(await call.say("oh no, my train leaves at noon. forget it, I don't need it anymore")).toContain(
      'Nothing was ordered',
    );
  });
});
