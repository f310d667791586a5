import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf, type Row } from './testing/strange-menu.ts';

/** What is said behind taking a dish off is about that dish, and takes no other with it. */
const ROWS: Row[] = [
  ['Moussaka', 'Mains'],
  ['Lentil Soup', 'Soups'],
  ['Baklava', 'Sweets'],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string, lines: string[]]>([
  ["get rid of the moussaka, I didn't ask for that", ['1 Lentil Soup', '2 Baklava']],
  ['remove the baklavas, we never wanted those', ['1 Lentil Soup', '1 Moussaka']],
  ['I did not want the lentil soup', ['1 Moussaka', '2 Baklava']],
  ["drop the moussaka, I don't want that anymore, and the lentil soup", ['2 Baklava']],
])('takes off what was named and no more in %j', async (says, lines) => {
  const call = shop();
  await call.say('a moussaka, a lentil soup and two baklavas', says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

it.each<[says: string, lines: string[]]>([
  ["I didn't order the moussaka, take it off", ['1 Lentil Soup']],
  ['take that off I never ordered the moussaka', ['1 Lentil Soup']],
  ['I did not order the baklava, take it off', ['1 Lentil Soup', '1 Moussaka']],
  ['take off the baklava', ['1 Lentil Soup', '1 Moussaka']],
])('alters no other dish when the one to go does not stand in %j', async (says, lines) => {
  const call = shop();
  const told = await call.say('a moussaka and a lentil soup', says);
  expect(told).toContain(lines.length < 2 ? "I've taken off the Moussaka" : "I don't have Baklava on your order");
  await call.say("that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

it('brings nothing back when what has just gone is to stay off', async () => {
  const call = shop();
  await call.say(
    'a moussaka and a lentil soup',
    'take the moussaka off',
    'none, leave that off',
    "that's all",
    'Dan',
    'yes',
  );
  expect(call.shop.orders[0]?.lines).toEqual(['1 Lentil Soup']);
});
