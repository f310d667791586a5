import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const SIZE = group('Size', 1, 1, 'Small', 'Large');
const taverna = (): MenuFact[] =>
  menuOf([
    ['Lamb Souvlaki Wrap', 'Wraps', [SIZE]],
    ['Lamb Souvlaki Platter', 'Platters', [], 'With orzo and salad'],
    ['Spanakopita', 'Starters', [], 'Spinach and feta in phyllo'],
    ['Gigantes', 'Starters', [], 'Giant beans in tomato sauce'],
    ['Octopus Meze', 'Starters', [], 'Two skewers, charred'],
    ['Kids Chicken Box', 'Kids', []],
    ['Kids Gyro Box', 'Kids', []],
    ['Gyro', 'Wraps', [SIZE]],
    ['Paella', 'Rice', [], 'Saffron rice with shrimp'],
    ['Lemon Rice', 'Sides', []],
    ['Tea Box', 'For groups', []],
    ['Mint Tea', 'Drinks', [SIZE]],
    ['Honey Jar', 'Pantry', []],
    ['AAA Batteries', 'Pantry', []],
  ]);

/** A dish by its kind, by what it is not, by what is in it, by its words turned around. */
describe('a dish that is not named as the menu does', () => {
  it.each<[says: string[], lines: string[]]>([
    [['a lamb souvlaki, the wrap, large'], ['1 Lamb Souvlaki Wrap (Large)']],
    [['a lamb souvlaki, the wrap not the platter, small'], ['1 Lamb Souvlaki Wrap (Small)']],
    [['one lamb souvlaki, the platter not the wrap'], ['1 Lamb Souvlaki Platter']],
    [['a kids box, the gyro one'], ['1 Kids Gyro Box']],
    [['two rices please'], ['2 Lemon Rice']],
    [['the spinach thing with the feta and a lemon rice'], ['1 Lemon Rice', '1 Spanakopita']],
    [['I want the giant bean one'], ['1 Gigantes']],
    [['a lemon rice, the octopus skewers and a paella'], ['1 Lemon Rice', '1 Octopus Meze', '1 Paella']],
    [['a box of tea and two jars of honey'], ['1 Tea Box', '2 Honey Jar']],
    [['triple A batteries, four packs'], ['4 AAA Batteries']],
  ])('%j', async (says, lines) => {
    const call = converse({ menu: taverna(), notes: [] });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });
});
