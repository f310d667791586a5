import type { MenuFact } from '../facts.ts';
import { group, menuOf, type Row } from './strange-menu.ts';

const COLOR = group('Color', 1, 1, 'Red', 'White', 'Yellow');

const ROWS: Row[] = [
  [
    'Fruit Basket',
    'Baskets',
    [group('Size', 1, 1, 'Small', 'Large'), group('Add', 0, 2, 'Dark chocolate', 'Dried figs')],
  ],
  ['Cheese Basket', 'Baskets', [group('Add', 0, 2, 'Crackers', 'Honey')], 'Three cheeses, olives, nuts.'],
  ['Dozen Tulips', 'Flowers', [COLOR]],
  ['Half Dozen Tulips', 'Flowers', [COLOR]],
  ['Tulip Bunch', 'Flowers'],
  ['Flower Wreath', 'Flowers'],
  ['Get Well Bear', 'Gifts'],
  ['Balloon', 'Gifts', [group('Occasion', 1, 1, 'Birthday', 'Get Well')]],
  ['Ceramic Pot', 'Gifts'],
  ['Greeting Card', 'Gifts'],
  ['Truffle Box', 'Sweets', [group('Count', 1, 1, 'Half dozen', 'Dozen'), group('Kind', 1, 1, 'Dark', 'Milk', 'Mint')]],
  ['Tea Tin', 'Sweets', [group('Tea', 0, 1, 'Black', 'Herbal')]],
];

/** A shop of gifts: things by the dozen, things for an occasion, words that several things are called by. */
export const giftMenu = (): MenuFact[] => menuOf(ROWS);
