import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { counterMenu } from './testing/strange-menu.ts';

it.each<[says: string[], lines: string[]]>([
  // Parts that say another of what one may be are dishes of their own.
  [['three Boston creams, two jellies and a lemon'], ['1 Lemon', '2 Raspberry jelly', '3 Boston cream']],
  [['six wings, mild, for my grandson. And six hot for me.'], ['1 6, Hot', '1 6, Mild']],
  [['a dozen glazed'], ['12 Glazed']],
  [
    ['a dozen glazed', 'well half glazed half frosted'],
    ['6 Frosted', '6 Glazed'],
  ],
  [['a shake strawberry and a vanilla one', 'oh wait, both vanilla'], ['2 Vanilla']],
  [['one pierogi potato cheese fried'], ['1 Potato and cheese, Pan-fried']],
  [['the stuffed cabbage, with rye bread on the side'], ['1 Golabki', '1 Rye Bread on the side']],
  [['a side of kimchi'], ['1 Kimchi']],
  [['a steak roll with cheese'], ['1 Swiss']],
  [['a steak roll with swiss', 'no cheese on that'], ['1 Steak Roll']],
  [['two cubanos, one whole one half, no pickles on the half'], ['1 Half, No pickles', '1 Whole']],
  // What is changed.
  [['an eighteen inch round pie', 'make the pie a sixteen'], ['1 16 inch']],
  [['a strawberry shake', 'actually vanilla, he changed his mind'], ['1 Vanilla']],
  [['a stew, a bowl', 'can I have beans instead of the cabbage in the stew'], ['1 Bowl, beans instead of cabbage']],
  [
    ['ropa vieja with yuca', 'and roast pork, same side'],
    ['1 Roast Pork Yuca', '1 Ropa Vieja Yuca'],
  ],
  [['a pound of bacon'], ['2 Bacon']],
  [
    ['two lemon donuts and two jelly donuts', 'a kimchi', 'make that three jelly donuts'],
    ['1 Kimchi', '2 Lemon', '3 Raspberry jelly'],
  ],
  [['a family combo with fries and yuca', 'plantains instead of the yuca'], ['1 Family Combo Fries, Plantains']],
  [
    ['two sodas, coke', 'make one of them the orange'],
    ['1 Coke', '1 Orange'],
  ],
  [['half a cubano, no ham'], ['1 Half, No ham']],
  [['a pot of coffee'], ['1 Coffee Pot for three']],
  [['kimchi, three'], ['3 Kimchi']],
  [['a melt, no onions'], ['1 Melt Without onions']],
  // What was asked about.
  [
    ['do you have coke zero?', 'okay, two of those and an orange'],
    ['1 Orange', '2 Coke Zero'],
  ],
  [['how much is the stew?', 'a cup of that'], ['1 Cup']],
])('%s', async (says, lines) => {
  const call = converse({ menu: counterMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.map(short).toSorted() ?? []).toEqual(lines);
});

/** Without the dish, where what was chosen tells it. */
const short = (line: string): string =>
  line
    .replace(
      /^(\d+) (?:Filled Donut|Wings|Yeast Donut|Shake|Pierogi|Steak Roll|Cubano|Round Pie|Stew|Soda) \((.*)\)$/,
      '$1 $2',
    )
    .replace(/ \((.*)\)$/, ' $1');
