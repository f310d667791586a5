import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is meant by a part of a choice's name, and what is something else that no menu has. */
const menu = menuOf([
  [
    'Harbor Burger',
    'Mains',
    [
      group('Patties', 1, 1, 'Single', 'Double', 'Triple'),
      group('Bun', 0, 1, 'Brioche bun', 'Potato bun', 'Lettuce wrap'),
      group('Toppings', 0, 6, 'Bacon', 'Caramelized onions', 'Black olives', 'Mayo', 'Swiss'),
    ],
  ],
  ['Cod Sandwich', 'Mains', [group('Toppings', 0, 6, 'Bacon', 'Swiss', 'Oil and vinegar')]],
  ['Fish Sticks', 'Mains', [group('Sauce', 0, 3, 'Tartar sauce', 'Honey mustard', 'Cocktail sauce')]],
  [
    'Flat Brew',
    'Coffee',
    [
      group('Served', 0, 1, 'Hot', 'Iced'),
      group('Milk', 0, 1, 'Two percent', 'Oat milk', 'Whole milk'),
      group('Extras', 0, 4, 'Extra shot', 'Cold foam', 'Pumpkin spice', 'Sugar'),
    ],
  ],
  ['Hot Cocoa', 'Coffee'],
  ['Lime Soda', 'Drinks', [group('Ice', 0, 1, 'Light ice', 'No ice')]],
  ['Plain Roll', 'Bakery', [group('How', 0, 1, 'Warmed')]],
]);

const burger = (...notes: string[]) => [`1 Harbor Burger (${['Single', ...notes].join(', ')})`];

it.each([
  ['a single harbor burger with lettuce', burger('with lettuce')],
  ['a single harbor burger with extra lettuce', burger('extra lettuce')],
  ['a single harbor burger with bacon and light lettuce', burger('Bacon', 'light lettuce')],
  ['a single harbor burger with olives', burger('Black olives')],
  ['a single harbor burger on potato', burger('Potato bun')],
  ['a single harbor burger with raw onions', burger('raw onions')],
  ['a single harbor burger with a whole lot of bacon', burger('Bacon', 'extra bacon')],
  ['a single harbor burger, medium well', burger('medium well')],
  ['a single harbor burger without the bacon and the swiss', burger('no bacon', 'no swiss')],
  ['a single harbor burger with bacon, scratch the bacon', burger()],
  ['a single harbor burger no swiss double bacon', burger('Bacon', 'no swiss', 'extra bacon')],
  ['a single harbor burger, xtra bacon pls', burger('Bacon', 'extra bacon')],
  ['a single harbor burger with bacon, otherwise swiss', burger('Bacon', 'otherwise swiss')],
  [
    'a single harbor burger, swiss and mayo on the side',
    burger('Swiss', 'Mayo', 'swiss on the side', 'mayo on the side'),
  ],
  ['a single harbor burger without the bacon, and mayo on the side', burger('Mayo', 'no bacon', 'mayo on the side')],
  ['a cod sandwich with vinegar', ['1 Cod Sandwich (with vinegar)']],
  ['a cod sandwich cooked to 165 degrees', ['1 Cod Sandwich (cooked to 165 degrees)']],
  ['what i want is a cod sandwich', ['1 Cod Sandwich']],
  ['what about two cod sandwiches', ['2 Cod Sandwich']],
  ['fish sticks with honey', ['1 Fish Sticks (honey)']],
  ['fish sticks, twice the tartar sauce', ['1 Fish Sticks (Tartar sauce, extra tartar sauce)']],
  ['a flat brew, extra hot', ['1 Flat Brew (Hot, extra hot)']],
  ['a flat brew, extra spicy', ['1 Flat Brew (extra spicy)']],
  ['a flat brew, not too hot', ['1 Flat Brew (not too hot)']],
  ['a flat brew, less hot', ['1 Flat Brew (less hot)']],
  ['a flat brew with extra foam', ['1 Flat Brew (extra foam)']],
  ['a flat brew with a shot of espresso', ['1 Flat Brew (Extra shot)']],
  ['a flat brew with 25% sugar', ['1 Flat Brew (Sugar)']],
  ['a flat brew, three sugars', ['1 Flat Brew (Sugar, 3 sugar)']],
  ['a flat brew with oat, iced', ['1 Flat Brew (Oat milk, Iced)']],
  ['a lime soda with extra ice', ['1 Lime Soda (extra ice)']],
  ['six plain rolls, none of them warmed', ['6 Plain Roll (not warmed)']],
])('%s', async (said, wanted) => {
  const call = converse({ menu, notes: [] });
  await call.say(said, "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted().map(inOrder)).toEqual(wanted.map(inOrder));
});

/** In whichever order the notes stand. */
const inOrder = (line: string): string =>
  line.replace(/\((.*)\)$/, (_, notes: string) => `(${notes.split(', ').toSorted().join(', ')})`);
