import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Which dish is meant, and how many of it, where numbers are words of names and names share words. */
const STYLE = group('Style', 1, 1, 'Mild', 'Smoky');
const menu = menuOf([
  [
    'Drumsticks',
    'Chicken',
    [group('Count', 1, 1, '5 pieces', '10 pieces', '20 pieces'), group('Dip', 0, 2, 'Aioli', 'Ranch')],
  ],
  ['Ten Piece Drumstick Meal', 'Meals', [group('Drink', 1, 1, 'Cola', 'Lemonade')]],
  ['6 Piece Tub', 'Tubs', [STYLE]],
  ['14 Piece Tub', 'Tubs', [STYLE]],
  ['14 Piece Feast', 'Tubs', [STYLE]],
  ['Scone', 'Bakery'],
  ['Half Dozen Scones', 'Bakery'],
  ['Olive Jar', 'Sides', [group('Kind', 1, 1, 'Full brine', 'Half brine')]],
  ['PLT', 'Sandwiches', [group('Bread', 1, 1, 'Rye', 'White')]],
  ['Bottled Tea', 'Drinks', [group('Flavor', 1, 1, 'Peach tea', 'Diet peach tea', 'Lemon tea')]],
  ['Kofta Wrap', 'Wraps', [], 'Veal and mint kofta meat, onion.'],
  ['Kofta Plate', 'Plates', [], 'Veal and mint kofta meat with rice.'],
  ['Veal Chop Plate', 'Plates', [], 'Two chops.'],
  ['Dip', 'Sides', [group('Kind', 1, 1, 'Garlic', 'Honey')]],
  ['Butter Cup', 'Sides'],
  ['Empanada', 'Empanadas', [group('Filling', 1, 1, 'Beef', 'Corn', 'Tongue')]],
  ['Flan', 'Sweets'],
]);

it.each([
  [['a twenty piece drumstick with ranch'], ['1 Drumsticks (20 pieces, Ranch)']],
  [['a ten piece drumstick'], ['1 Drumsticks (10 pieces)']],
  [['two five piece drumsticks'], ['2 Drumsticks (5 pieces)']],
  [['a ten piece drumstick, just the drumsticks'], ['1 Drumsticks (10 pieces)']],
  [['a ten piece drumstick meal with a cola'], ['1 Ten Piece Drumstick Meal (Cola)']],
  [['a half dozen scones'], ['1 Half Dozen Scones']],
  [['half a dozen scones please'], ['1 Half Dozen Scones']],
  [['a scone and a half dozen scones'], ['1 Half Dozen Scones', '1 Scone']],
  [['a half brine olive jar'], ['1 Olive Jar (Half brine)']],
  [['give me a p l t on rye'], ['1 PLT (Rye)']],
  [['two P.L.T.s on white'], ['2 PLT (White)']],
  [['a peach bottled tea'], ['1 Bottled Tea (Peach tea)']],
  [['a diet peach bottled tea'], ['1 Bottled Tea (Diet peach tea)']],
  [['two veal and mint kofta wraps'], ['2 Kofta Wrap']],
  [['two of the veal and mint koftas, in the wrap, and a flan'], ['1 Flan', '2 Kofta Wrap']],
  [['a honey dip, the little cup'], ['1 Dip (Honey)']],
  [['a plt on rye and a flan, the plt is for my brother'], ['1 Flan', '1 PLT (Rye)']],
  [['a six piece tub, smoky', "six's not gonna be enough, do the fourteen piece"], ['1 14 Piece Tub (Smoky)']],
  [['a fourteen piece tub, mild', "that's too much, make it the six piece"], ['1 6 Piece Tub (Mild)']],
  [['a plt on rye', 'you know what, make it two, the same'], ['2 PLT (Rye)']],
  [['a plt on rye', 'actually make that three, all the same'], ['3 PLT (Rye)']],
  [['a plt on rye', 'one more, the same'], ['2 PLT (Rye)']],
  [
    ['three beef empanadas and three corn empanadas', "sorry, I meant four corn, so that's seven all together"],
    ['3 Empanada (Beef)', '4 Empanada (Corn)'],
  ],
  [
    ['how much are your empanadas', 'alright, then two tongue and two corn please'],
    ['2 Empanada (Corn)', '2 Empanada (Tongue)'],
  ],
  [
    ['how much is a bottled tea', 'one peach and one lemon'],
    ['1 Bottled Tea (Lemon tea)', '1 Bottled Tea (Peach tea)'],
  ],
  [["what's in the veal chop plate", "good, I'd like two of those then"], ['2 Veal Chop Plate']],
])('%s', async (said, wanted) => {
  const call = converse({ menu, notes: [] });
  await call.say(...said, "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(wanted);
});
