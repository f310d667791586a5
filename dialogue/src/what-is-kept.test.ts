import { describe, expect, it } from 'vitest';
import { bringing, converse } from './testing/index.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** What stands on an order stays as it was told, whatever is said back, taken back, or said of what nobody likes. */
const ROWS: Row[] = [
  ['Lamb Gyro', 'Wraps', [group('Add', 0, 4, 'Feta', 'Olives', 'Hot sauce')], 'Lamb, tomato, onion, tzatziki.'],
  ['Falafel Wrap', 'Wraps', [group('Add', 0, 4, 'Feta', 'Olives', 'Hot sauce')], 'Chickpea balls, cucumber, tahini.'],
  ['Village Salad', 'Salads', [group('Size', 1, 1, 'Small', 'Large')], 'Cucumber, tomato, olives, feta.'],
  ['Lentil Soup', 'Soups', [group('Size', 1, 1, 'Cup', 'Bowl')], 'Lentils, carrot, cumin.'],
  ['Carrot Cake', 'Sweets', [], 'With walnuts.'],
  ['Walnut Baklava', 'Sweets'],
  ['Moussaka', 'Mains', [], 'Eggplant, ground beef, walnuts.'],
  ['Platter', 'Mains', [group('Rice', 1, 1, 'Brown rice', 'Fried rice')]],
  ['Potato Balls', 'Sides', [group('Style', 1, 1, 'Fried', 'Baked')]],
  ['Round Loaf', 'Breads', [group('Topping', 0, 4, 'Sesame', 'Poppy seeds', 'Onions')]],
];
const shop = () => converse({ menu: menuOf(ROWS) });

async function ordered(...says: string[]): Promise<string[] | undefined> {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('a dish that is named again while something about it is open', () => {
  it('is ordered once', async () => {
    expect(await ordered('a lentil soup', 'lentil soup please', 'lentil soup', 'a cup')).toEqual([
      '1 Lentil Soup (Cup)',
    ]);
  });

  it('and once more where another is wished for', async () => {
    expect(await ordered('a lentil soup', 'and another lentil soup', 'a bowl')).toEqual(['2 Lentil Soup (Bowl)']);
  });
});

describe('what was told, said back', () => {
  it.each([
    ["what's in the moussaka", "oh there's walnut in it, never mind then"],
    ["what's in the carrot cake", 'walnuts, I see, not for me'],
    ["what's in the village salad", 'so it comes with feta and olives, good to know'],
  ])('orders nothing: %s %s', async (asked, said) => {
    expect(await ordered('a falafel wrap', asked, said)).toEqual(['1 Falafel Wrap']);
  });

  it('and what is taken of it is ordered', async () => {
    expect(await ordered('what sweets do you have', 'okay, the walnut baklava please')).toEqual(['1 Walnut Baklava']);
  });
});

describe('what was begun and taken back in one breath', () => {
  it.each([
    ['put feta on it... no, leave it as it is', ['1 Lamb Gyro (Hot sauce)']],
    ['add olives. hmm nah, leave it', ['1 Lamb Gyro (Hot sauce)']],
    ['take the hot sauce off, actually no, leave it on', ['1 Lamb Gyro (Hot sauce)']],
    ['change the hot sauce to feta, or no, hot sauce is fine', ['1 Lamb Gyro (Hot sauce)']],
    ['no hot sauce, add olives... no leave it, just plain', ['1 Lamb Gyro']],
  ])('stands as it was: %s', async (said, lines) => {
    expect(await ordered('a lamb gyro with hot sauce', said)).toEqual(lines);
  });

  it('is done where nothing takes it back', async () => {
    expect(await ordered('a lamb gyro', 'no onion, and leave the tomato off')).toEqual([
      '1 Lamb Gyro (no onion, no tomato)',
    ]);
  });
});

describe('what somebody does not eat', () => {
  it.each([
    ["I don't eat onion, so leave that out of mine", ['1 Falafel Wrap', '1 Lamb Gyro (no onion)']],
    ["my son can't stand tahini, keep it out please", ['1 Falafel Wrap (no tahini)', '1 Lamb Gyro']],
  ])('is left out of what is made with it: %s', async (said, lines) => {
    expect(await ordered('a lamb gyro and a falafel wrap', said)).toEqual(lines);
  });
});

it('leaves off what was put on one line of that one, whichever was named last', async () => {
  expect(
    await ordered(
      'a lamb gyro with feta and olives, and a falafel wrap with hot sauce',
      'no olives after all, just feta on that one',
    ),
  ).toEqual(['1 Falafel Wrap (Hot sauce)', '1 Lamb Gyro (Feta)']);
});

it.each([
  ['a round loaf, sesame on one half and just plain on the other', '1 Round Loaf (sesame on half)'],
  ['a round loaf, half poppy seeds, half plain', '1 Round Loaf (poppy seeds on half)'],
  [
    'a round loaf with sesame on one side and onions on the other side',
    '1 Round Loaf (sesame on half, onions on half)',
  ],
])('puts nothing on the half that stays as it comes: %s', async (said, line) => {
  expect(await ordered(said)).toEqual([line]);
});

it('takes one off for whoever is not there, whose name nobody knows', async () => {
  expect(
    await ordered('three falafel wraps', 'a village salad, large', "Mina's out sick, only two of the falafels"),
  ).toEqual(['1 Village Salad (Large)', '2 Falafel Wrap']);
});

it('calls what is chosen last by what the one before it is called', async () => {
  expect(await ordered('two platters, one with brown rice and one with fried')).toEqual([
    '1 Platter (Brown rice)',
    '1 Platter (Fried rice)',
  ]);
});

describe('where only the owner’s words say that orders are brought', () => {
  it('it is asked whether this one is', async () => {
    const call = converse(bringing());
    expect(await call.say('an arancini', "that's all")).toBe('Is that for pickup or delivery?');
    expect(await call.say('pickup')).toContain('What name');
  });

  it('and not where it was told', async () => {
    expect(await converse(bringing()).say("an arancini, I'll pick it up", "that's all")).toContain('What name');
  });
});
