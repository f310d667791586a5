import { expect, it } from 'vitest';
import { Aliases, OptionGroup } from './options.ts';

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
  expect(Aliases.parse([' za ', 'Pie', 'pie', '#4', "'roni", 'Café'])).toEqual(['za', 'pie', '#4', "'roni", 'Café']);
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
