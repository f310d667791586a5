import { describe, expect, it } from 'vitest';
import { converse, notesOf } from './testing/index.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** Dishes that are sold with something beside, and are called by less than their name; and 'ones' of what was spoken of last. */
const SIDE = group('Side', 1, 1, 'Miso soup', 'Green salad', 'Rice');
const ROWS: Row[] = [
  ['Beef Bulgogi', 'Mains', [group('Rice', 1, 1, 'White', 'Purple')], 'Marinated beef.'],
  ['Spicy Pork', 'Mains', [group('Rice', 1, 1, 'White', 'Purple')], 'Pork in chili sauce.'],
  ['Beef Bulgogi Dosirak Box', 'Dosirak boxes', [SIDE]],
  ['Spicy Pork Dosirak Box', 'Dosirak boxes', [SIDE]],
  ['Miso Soup', 'Soups'],
  ['Green Salad', 'Salads'],
  ['Rice', 'Sides'],
  ['Tasting Tray', 'Trays', [group('Rolls', 2, 2, 'Tuna', 'Salmon', 'Cucumber')]],
  ['Kimbap', 'Rolls', [group('Kind', 1, 1, 'Tuna', 'Vegetable')]],
  ['Cheese Pancake', 'Pancakes', [group('Size', 1, 1, 'Small', 'Large'), group('Add', 0, 3, 'Kimchi', 'Scallion')]],
  ['Seafood Pancake', 'Pancakes', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Fried Wings', 'Sides', [group('Sauce', 1, 1, 'Plain', 'Soy garlic')]],
];
const NOON = new Date('2026-11-21T17:30:00Z');
const shop = () => converse({ menu: menuOf(ROWS), notes: notesOf('Dosirak boxes are served until 3 PM.'), now: NOON });

async function lines(...says: string[]): Promise<string[] | undefined> {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('a dish with something beside', () => {
  it.each([
    [
      ['until when do you have the dosirak boxes', 'okay, the spicy pork one with the green salad'],
      ['1 Spicy Pork Dosirak Box (Green salad)'],
    ],
    [
      ['until when do you have dosirak boxes', 'two bulgogi ones, one with miso soup and one with rice'],
      ['1 Beef Bulgogi Dosirak Box (Miso soup)', '1 Beef Bulgogi Dosirak Box (Rice)'],
    ],
    [['a spicy pork dosirak with rice please'], ['1 Spicy Pork Dosirak Box (Rice)']],
  ])('is meant where talk was of those: %s', async (says, expected) => {
    expect(await lines(...says)).toEqual(expected);
  });

  it('is asked about where both may be meant', async () => {
    const call = shop();
    await call.say('until when do you have dosirak boxes');
    expect(await call.say('a spicy pork please')).toMatch(
      /Which spicy pork.*(?:Dosirak Box or Spicy Pork|Spicy Pork or)/,
    );
  });

  it('is not meant where nobody spoke of it', async () => {
    expect(await lines('a spicy pork with white rice and a miso soup')).toEqual([
      '1 Miso Soup',
      '1 Spicy Pork (White)',
    ]);
  });
});

it('puts all on one of which several are chosen', async () => {
  expect(await lines('the tasting tray, one tuna and one salmon')).toEqual(['1 Tasting Tray (Tuna, Salmon)']);
});

describe('ones', () => {
  it.each([
    [
      ['a large cheese pancake with kimchi and a large cheese pancake', 'one more plain one'],
      ['1 Cheese Pancake (Large, Kimchi)', '2 Cheese Pancake (Large)'],
    ],
    [['how much is the kimbap', 'three of the vegetable ones'], ['3 Kimbap (Vegetable)']],
    [
      ['a miso soup', 'and two of those green salads'],
      ['1 Miso Soup', '2 Green Salad'],
    ],
  ])('are of what was spoken of last: %s', async (says, expected) => {
    expect(await lines(...says)).toEqual(expected);
  });
});
