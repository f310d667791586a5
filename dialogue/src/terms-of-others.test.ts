import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const menu = menuOf([
  ['Caprese', 'Sandwiches', [group('Bread', 0, 1, 'Rye', 'Ciabatta')]],
  ['Lemon Bar', 'Sweets'],
  ['Cold Brew', 'Drinks'],
  ['Carrot Cake', 'Cakes'],
]);
const DISHES = ['A caprese', 'A lemon bar', 'Two cold brews'];

const isRefused = async (note: string, dish: string): Promise<boolean> => {
  const call = converse({ menu, notes: notesOf(note) });
  await call.say(`${dish} for today, for Ida.`, "That's all.");
  return call.replies.some((reply) => /When would you like it\?|I can't take it for then/.test(reply));
};
const atEach = (notes: readonly string[], dishes: readonly string[]) =>
  notes.flatMap((note) => dishes.map((dish): [note: string, dish: string] => [note, dish]));

describe('a notice of what is not on the order', () => {
  const OTHERS = [
    'Office lunches: box lunches 14 dollars each, minimum ten, order by 3 PM the day before.',
    'Wedding cakes from 90 dollars, order a week ahead.',
    'Wedding cakes from 90 dollars. Order a week ahead.',
    'Fruit baskets are made to order with two days notice.',
    'Sheet trays: orders need 48 hours notice.',
    'Box lunches with a caprese are $14, order the day before.',
    'Order sheet trays at least 24 hours in advance.',
    'Please order two days ahead for weddings.',
    "Tray orders need a day's notice.",
    'Orders of fruit baskets need one day of notice.',
    'Carrot cakes need two days notice, all orders by phone.',
    'A platter of lemon bars is $30, order it a day ahead.',
  ];
  it.each(atEach(OTHERS, DISHES))('refuses none: %s %s', async (note, dish) => {
    expect(await isRefused(note, dish)).toBe(false);
  });
});

describe('a notice of what is on the order', () => {
  const OF_ALL = [
    "All orders need a day's notice.",
    'Please order the day before.',
    'Order by noon the day before.',
    'We need your order 24 hours ahead.',
    'Please note: orders must be placed two days in advance.',
    "We need a day's notice for all orders.",
    'Everything is made by hand and needs two days notice.',
    'Orders need 48 hours notice.',
    'Ordering: at least a day ahead, please.',
  ];
  it.each(atEach(OF_ALL, DISHES))('refuses it, where it is of all: %s %s', async (note, dish) => {
    expect(await isRefused(note, dish)).toBe(true);
  });

  it.each([
    ['Caprese needs two days notice.', 'A caprese'],
    ['Sandwiches must be ordered a day ahead.', 'A caprese'],
    ['We need a day of notice for lemon bars.', 'A lemon bar'],
    ['Our cold brew is steeped for long. Order a day ahead.', 'A cold brew'],
    ['Lemon bars: order a day ahead.', 'A lemon bar'],
  ])('refuses it, where it is named: %s', async (note, dish) => {
    expect(await isRefused(note, dish)).toBe(true);
  });
});
