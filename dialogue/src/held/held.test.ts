import { describe, expect, it } from 'vitest';
import { cornerMenu } from '../testing/corner-menu.ts';
import { salsFacts } from '../testing/facts.ts';
import { type Deed, differencesFrom } from './differences.ts';
import type { Exchange } from './said.ts';

/** What a language model would do, against what was heard before. Saturday, November 21, 2026, 8:43 in the evening. */
const menu = cornerMenu();
const facts = salsFacts({ menu, bookingEnabled: true });
const idOf = (dish: string) => menu.find(({ name }) => name === dish)?.id ?? '';

type Line = [count: number, dish: string, ...choices: string[]];

const groupOf = (dish: string, choice: string): string =>
  menu
    .find(({ name }) => name === dish)
    ?.optionGroups.find(({ choices }) => choices.some(({ name }) => name === choice))?.name ?? '';

const order = (lines: Line[], more: object = {}): Deed => ({
  tool: 'place_order',
  input: {
    customer_name: 'Dan',
    lines: lines.map(([quantity, dish, ...choices]) => ({
      menu_item_id: idOf(dish),
      quantity,
      options: choices.map((choice) => ({ group: groupOf(dish, choice), choice, part: 'whole' as const })),
    })),
    ...more,
  },
});
const book = (starts_at: string, more: object = {}): Deed => ({
  tool: 'book_slot',
  input: { starts_at, customer_name: 'Dan', ...more },
});

/** Caller and agent in turns, the caller first and last. */
function talk(...lines: string[]): Exchange[] {
  return lines.flatMap((caller, at) => (at % 2 === 0 ? { caller, agent: lines[at + 1] ?? '' } : []));
}
const held = (lines: string[], deed: Deed, asked: string[] = []) => differencesFrom(talk(...lines), deed, facts, asked);

const PIZZAS = 'two large cheese pizzas with mushrooms and a sprite';
const AS_SAID: Line[] = [
  [2, 'Cheese Pizza', 'Large', 'Mushrooms'],
  [1, 'Sprite'],
];

describe('an order that is as it was said', () => {
  it.each<[string, string[], Deed]>([
    ['in one breath', [PIZZAS], order(AS_SAID)],
    [
      'one after the other',
      [
        'a large cheese pizza',
        'Anything on it?',
        'mushrooms',
        'What else?',
        'two of them, please',
        'What else?',
        'a sprite',
      ],
      order(AS_SAID),
    ],
    [
      'with a dish that the agent offered',
      [PIZZAS, 'A garden salad with that?', 'sure'],
      order([...AS_SAID, [1, 'Garden Salad']]),
    ],
    ['with one taken back', [`${PIZZAS} and a coke`, 'Sure.', 'no coke after all'], order(AS_SAID)],
    [
      'in the number that was read back and agreed to',
      ['a large cheese pizza', 'So that is three large Cheese Pizzas. Right?', 'yes'],
      order([[3, 'Cheese Pizza', 'Large']]),
    ],
    [
      'in a kind with one dish that fits',
      ['a small pizza with onions'],
      order([[1, 'Cheese Pizza', 'Small', 'Onions']]),
    ],
    ['for the name that was given', [PIZZAS, 'What name?', "it's Dan"], order(AS_SAID)],
    ['under a name that was hardly heard', [PIZZAS, 'What name?', 'Dann'], order(AS_SAID)],
    [
      'for the number that was given',
      [PIZZAS, 'Your number?', 'seven one eight five five five oh one two three'],
      order(AS_SAID, { customer_phone: '+17185550123' }),
    ],
    ['for later', [`${PIZZAS} for tomorrow at noon`], order(AS_SAID, { wanted_at: '2026-11-22T12:00' })],
  ])('is placed: %s', (_how, lines, deed) => {
    expect(held(lines, deed)).toEqual([]);
  });
});

describe('an order that is not', () => {
  it.each<[string, string[], Deed, RegExp]>([
    ['a dish that nobody named', [PIZZAS], order([...AS_SAID, [1, 'Italian Sub']]), /^1 Italian Sub \(I did not/],
    ['a dish that was named', [PIZZAS], order(AS_SAID.slice(0, 1)), /^no Sprite$/],
    [
      'another number',
      [PIZZAS],
      order([
        [3, 'Cheese Pizza', 'Large', 'Mushrooms'],
        [1, 'Sprite'],
      ]),
      /^3 Cheese .*heard 2/,
    ],
    [
      'another size',
      [PIZZAS],
      order([
        [2, 'Cheese Pizza', 'Small', 'Mushrooms'],
        [1, 'Sprite'],
      ]),
      /^small for .*heard large/,
    ],
    [
      'a choice that was wanted',
      [PIZZAS],
      order([
        [2, 'Cheese Pizza', 'Large'],
        [1, 'Sprite'],
      ]),
      /^no Mushrooms on/,
    ],
    [
      'what was to be left off',
      ['a large cheese pizza, no onions'],
      order([[1, 'Cheese Pizza', 'Large', 'Onions']]),
      /^Onions on .*none/,
    ],
    ['another name', [PIZZAS, 'What name?', "it's Rosa"], order(AS_SAID), /^the name Dan$/],
    [
      'another number to call',
      [PIZZAS, 'Your number?', '718 555 0123'],
      order(AS_SAID, { customer_phone: '7185550199' }),
      /^the number/,
    ],
    [
      'another hour',
      [`${PIZZAS} for tomorrow at noon`],
      order(AS_SAID, { wanted_at: '2026-11-22T14:00' }),
      /^tomorrow at 2 PM/,
    ],
    ['no hour', [`${PIZZAS} for tomorrow at noon`], order(AS_SAID), /^as soon as/],
    ['no yes', [PIZZAS, 'Shall I place it?', 'whatever'], order(AS_SAID), /^all of it/],
    ['no agreement', [PIZZAS, 'Shall I place it?', "I'm not sure"], order(AS_SAID), /^all of it/],
  ])('has %s', (_what, lines, deed, difference) => {
    expect(held(lines, deed)).toEqual([expect.stringMatching(difference)]);
  });

  it('is placed after the question and a yes, and only then', () => {
    const three = order([
      [3, 'Cheese Pizza', 'Large', 'Mushrooms'],
      [1, 'Sprite'],
    ]);
    const asked = held([PIZZAS], three);
    const question = 'Is that what you want?';
    expect(held([PIZZAS, question, 'yes'], three, asked)).toEqual([]);
    expect(held([PIZZAS, question, 'no, two'], three, asked)).toHaveLength(1);
    expect(held([PIZZAS, question, 'no, two'], order(AS_SAID), asked)).toEqual([]);
  });
});

describe('an appointment', () => {
  const FRIDAY_TWO = '2026-11-27T14:00:00-05:00';
  it.each<[string, string[], Deed]>([
    ['is as it was said', ['friday at two please'], book(FRIDAY_TWO)],
    ['is in the part of the day that was said', ['friday afternoon'], book(FRIDAY_TWO)],
    [
      'is one that was offered',
      ['do you have anything?', 'I have Friday at 2 PM or at 3 PM.', 'the first one'],
      book(FRIDAY_TWO),
    ],
    [
      'is where it was moved in the talk',
      ['thursday at noon', 'Then I only have Friday at 2 PM. Is that okay?', 'yes'],
      book(FRIDAY_TWO),
    ],
    ['is one that was chosen', ['thursday at noon', 'I have two other times.', 'the first one'], book(FRIDAY_TWO)],
    ['is free to be any where nothing was said', ['I need an appointment'], book(FRIDAY_TWO)],
    ['is cancelled where that was asked for', ['I have to cancel my appointment'], { tool: 'cancel_booking' }],
  ])('%s', (_how, lines, deed) => {
    expect(held(lines, deed)).toEqual([]);
  });

  it.each<[string, string[], Deed]>([
    ['on another day', ['friday at two please'], book('2026-11-30T14:00:00-05:00')],
    ['at another hour', ['friday at two please'], book('2026-11-27T16:00:00-05:00')],
    ['not as it was agreed', ['any time', 'Is Friday at 2 PM okay?', 'yes'], book('2026-11-27T16:00:00-05:00')],
    ['for somebody else', ['friday at two please', 'What name?', 'Rosa Marchetti'], book(FRIDAY_TWO)],
    ['away that nobody spoke of', ['when is my appointment?'], { tool: 'cancel_booking' }],
  ])('is asked about %s', (_how, lines, deed) => {
    expect(held(lines, deed)).toHaveLength(1);
  });
});
