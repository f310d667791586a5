import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse } from './testing/index.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** What owners sell together for one price, and only wrote of. */
const ROWS: Row[] = [
  ['Lamb Gyro', 'Wraps', [group('Size', 1, 1, 'Regular', 'Large')]],
  ['Falafel Wrap', 'Wraps', []],
  ['Lentil Soup', 'Soups', [group('Size', 1, 1, 'Cup', 'Bowl')]],
  ['Chicken Soup', 'Soups', [group('Size', 1, 1, 'Cup', 'Bowl')]],
  ['Lemonade', 'Drinks'],
  ['Iced Tea', 'Drinks'],
];
const shop = () =>
  converse({
    menu: menuOf(ROWS),
    notes: notesOf(
      'Lunch deal: a large lamb gyro and a lemonade for $15.',
      'Wednesday special: two falafel wraps for $14.',
      'Soup combo: any soup with an iced tea for $9.',
    ),
  });

describe('a deal that the owner wrote of', () => {
  it.each([
    [['is there a lunch deal', "okay I'll do that"]],
    [['is there a lunch deal', 'sounds good, let me have that one']],
    [["hi, I'd like the lunch deal please"]],
    [['what comes with the lunch deal', 'alright sign me up for that, the large gyro']],
  ])('is ordered with what comes with it, and its price noted: %s', async (says) => {
    const call = shop();
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(['1 Lamb Gyro (Large)', '1 Lemonade']);
    expect(call.shop.orders[0]?.special).toContain('Lunch deal: a large lamb gyro and a lemonade for $15');
  });

  it('tells that what it adds up is without its price', async () => {
    expect(await shop().say('the lunch deal please')).toMatch(/large Lamb Gyro.*\$15: what I add up is without that/);
  });

  it('leaves what is still to be chosen to be told', async () => {
    expect(await shop().say('the soup combo please')).toMatch(/one Iced Tea/);
  });

  it('is none on another day', async () => {
    const call = shop();
    await call.say('the wednesday special please');
    expect(call.state()).toMatchObject({ lines: [], special: [] });
  });

  it('is not taken by who orders something else', async () => {
    const call = shop();
    await call.say('is there a lunch deal', "I'll take one falafel wrap", "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]).toMatchObject({ lines: ['1 Falafel Wrap'], special: null });
  });
});
