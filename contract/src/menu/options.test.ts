import { describe, expect, it } from 'vitest';
import { Aliases, ChosenOption, OptionGroup, OptionGroups, optionText, priceOptions } from './options.ts';

const group = { name: 'Size', min: 0, max: 1, choices: [{ name: 'Small', price: 0 }] };

it.each([
  [{ max: 1.5 }, 'Choices are counted in whole numbers'],
  [{ max: 51 }, 'At most 50 choices can be made'],
  [{ min: -1 }, 'The number of choices must be 0 or more'],
  [{ max: 0 }, 'At least one choice must be allowed'],
])('%j is refused in words of its own', (wrong, said) => {
  expect(OptionGroup.safeParse({ ...group, ...wrong }).error?.issues[0]?.message).toBe(said);
});

it('takes what is right', () => {
  expect(OptionGroup.safeParse(group).success).toBe(true);
});

const wrongIn = (said: unknown) => Aliases.safeParse(said).error?.issues[0]?.message;

it('takes what callers also say, each once', () => {
  expect(Aliases.parse([' za ', 'Pie', 'pie', '#-4', "'roni", 'Café'])).toEqual(['za', 'pie', '#-4', "'roni", 'Café']);
});

it.each([
  [[' '], 'What callers also say cannot be empty'],
  [['x'.repeat(41)], 'What callers also say has at most 40 characters each'],
  [['<b>pie</b>'], 'Write what callers also say in plain words'],
  [['pie, za'], 'Write what callers also say in plain words'],
  [['--'], 'Write what callers also say in plain words'],
  [Array.from({ length: 21 }, (_, at) => `pie ${at}`), 'At most 20 words of callers can stand for one name'],
])('refuses %j', (said, message) => {
  expect(wrongIn(said)).toBe(message);
});

it.each([
  ['another choice', [{ name: 'Ham', aliases: ['olives'] }, { name: 'Olives' }], false],
  [
    'the words of another',
    [
      { name: 'Ham', aliases: ['pork'] },
      { name: 'Bacon', aliases: ['Pork'] },
    ],
    false,
  ],
  ['its own name', [{ name: 'Ham', aliases: ['ham'] }, { name: 'Olives' }], true],
])('a choice is called like %s', (_what, choices, taken) => {
  const toppings = { ...group, choices: choices.map((choice) => ({ price: 0, ...choice })) };
  expect(OptionGroup.safeParse(toppings).success).toBe(taken);
});

const choice = (name: string, price = 0) => ({ name, price, available: true });
const SIZE: OptionGroup = {
  name: 'Size',
  min: 1,
  max: 1,
  halves: false,
  choices: [choice('Small'), choice('Large', 4)],
};
const TOPPINGS: OptionGroup = {
  name: 'Toppings',
  min: 0,
  max: 2,
  halves: true,
  choices: [choice('Olives', 2.25), choice('Ham', 3), choice('Onions', 1), { ...choice('Figs', 5), available: false }],
};
const MENU = [SIZE, TOPPINGS];
const pick = (group: string, name: string, part: ChosenOption['part'] = 'whole') => ({ group, choice: name, part });

describe('what is chosen', () => {
  it('is priced in the order of the menu, whatever its case, and a half costs half, rounded up', () => {
    const chosen = [pick('toppings', ' olives', 'first half'), pick('Toppings', 'Ham'), pick('SIZE ', 'large')];
    expect(priceOptions(MENU, chosen)).toEqual({
      ok: true,
      options: [
        { group: 'Size', choice: 'Large', part: 'whole', price: 4 },
        { group: 'Toppings', choice: 'Olives', part: 'first half', price: 1.13 },
        { group: 'Toppings', choice: 'Ham', part: 'whole', price: 3 },
      ],
      addedCents: 813,
    });
  });

  it('is on the whole where the group knows no halves', () => {
    const priced = priceOptions([SIZE], [pick('Size', 'Large', 'second half')]);
    expect(priced).toMatchObject({ addedCents: 400, options: [{ part: 'whole' }] });
  });

  it('counts once when it is on both halves', () => {
    const chosen = [pick('Toppings', 'Ham', 'first half'), pick('Toppings', 'Ham', 'second half')];
    expect(priceOptions([TOPPINGS], [...chosen, pick('Toppings', 'Onions')])).toMatchObject({
      ok: true,
      addedCents: 400,
    });
  });

  it.each([
    ['There is no Crust to choose.', [pick('Crust', 'Thin')]],
    ['Medium is not a choice of Size.', [pick('Size', 'Medium')]],
    ['Choose 1 of Size.', []],
    ['Figs is sold out.', [pick('Size', 'Small'), pick('Toppings', 'Figs')]],
    ['Choose at most 1 of Size.', [pick('Size', 'Small'), pick('Size', 'Large')]],
  ])('is refused: %s', (problem, chosen) => expect(priceOptions(MENU, chosen)).toEqual({ ok: false, problem }));

  it('is asked for by its fewest', () => {
    const sides = { ...TOPPINGS, name: 'Sides', min: 1 };
    expect(priceOptions([sides], [])).toEqual({ ok: false, problem: 'Choose at least 1 of Sides.' });
  });

  it('is read by the kitchen', () => {
    expect(optionText([pick('Size', 'Large'), pick('Toppings', 'Ham', 'first half')])).toBe(
      'Large, Ham on the first half',
    );
    expect(ChosenOption.parse({ group: 'Size', choice: 'Large' }).part).toBe('whole');
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => choice(`Choice ${at}`));

describe('a group of choices', () => {
  it.each([
    ['Each option needs a name', { name: ' ' }],
    ['Option names have at most 50 characters', { name: 'x'.repeat(51) }],
    ['Each option group needs a choice', { choices: [] }],
    ['An option group has at most 50 choices', { choices: many(51) }],
    ['Choices of one group need different names', { choices: [choice('Ham'), choice('ham')] }],
    [
      'What callers also say must be different for each choice of a group',
      { choices: [{ ...choice('Ham'), aliases: ['pork'] }, choice('Pork')] },
    ],
    ['The fewest choices cannot be more than the most', { min: 2, max: 1, choices: many(3) }],
    ['There are fewer choices than must be chosen', { min: 2, max: 2 }],
    ['Option prices must be numbers like 1.50', { choices: [{ name: 'Ham', price: 'three' }] }],
    ['Option prices must be -999.99 or more', { choices: [choice('Ham', -1000)] }],
    ['Option prices must be 999.99 or less', { choices: [choice('Ham', 1000)] }],
  ])('is refused: %s', (said, wrong) => {
    expect(OptionGroup.safeParse({ ...group, ...wrong }).error?.issues[0]?.message).toBe(said);
  });

  it.each([
    [
      'An item has at most 10 option groups',
      Array.from({ length: 11 }, (_, at) => ({ ...group, name: `Group ${at}` })),
    ],
    ['Option groups of one item need different names', [group, { ...group, name: 'size' }]],
  ])('is one of some: %s', (said, groups) => {
    expect(OptionGroups.safeParse(groups).error?.issues[0]?.message).toBe(said);
  });

  it('is available, whole and without halves where nothing is said', () => {
    expect(OptionGroup.parse({ ...group, min: 1 })).toEqual({
      ...group,
      min: 1,
      halves: false,
      choices: [{ name: 'Small', price: 0, available: true }],
    });
  });
});
