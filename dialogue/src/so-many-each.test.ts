import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/** How many of each there are to be, however that is told, of any dishes. */
const DISHES = ['Leek Tart', 'Trout Wrap', 'Mushroom Soup', 'Seed Cake', 'Bottled Cider', 'Black and White Cookie'];
const menu = menuOf(DISHES.map((name): [string, string] => [name, name.split(' ').at(-1) ?? '']));
const pairs = DISHES.map((name, at) => [name.toLowerCase(), (DISHES[(at + 2) % DISHES.length] ?? '').toLowerCase()]);

async function standing(said: string): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(said);
  const { lines, unclear } = call.state() as {
    lines: { quantity: number; family: string; notes: string[] }[];
    unclear: unknown[];
  };
  expect(unclear).toEqual([]);
  return lines.map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' ')).toSorted();
}
const filled = (text: string, [a = '', b = '']: readonly string[]): string =>
  text.replaceAll('{A}', a).replaceAll('{B}', b);

it.each([
  ['can I get two each of {A} and {B}', 2],
  ["I'll take two each of the {A}s and the {B}s", 2],
  ['give me two each, {A} and {B}', 2],
  ['three of each, {A}s and {B}s', 3],
  ['{A} and {B}, two of each', 2],
  ["I'd like a {A} and a {B}, four of each please", 4],
  ['two {A}s and the same number of {B}s', 2],
])('of both: %s', async (text, many) => {
  for (const pair of pairs)
    expect(await standing(filled(text, pair)), `${pair.join()}`).toEqual(
      pair.map((dish) => `${many} ${dish}`).toSorted(),
    );
});

it.each([
  ['could I have {A}s for both of us', 2],
  ['a {A} each for the four of us', 4],
  ['one {A} each for three of us', 3],
  ['four {A}s please, one for each of us', 4],
  ['ordering for six please, a {A}', 1],
  ["we're ordering for four people, three {A}s", 3],
  ['is it possible to get two {A}s', 2],
])('of one: %s', async (text, many) => {
  for (const pair of pairs)
    expect(await standing(filled(text, pair)), `${pair.join()}`).toEqual([`${many} ${pair[0]}`]);
});
