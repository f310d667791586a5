import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { cornerMenu } from './testing/corner-menu.ts';

/** A shop with one pizza that everything goes on, and sodas that are choices of one drink. */
function shop() {
  const [pizza, ...others] = cornerMenu();
  const coke = others.find(({ name }) => name === 'Coke');
  if (!pizza || !coke) throw new Error('the menu has both');
  const kinds = ['Coke', 'Root beer', 'Lemonade'].map((name) => ({ name, price: 0, available: true }));
  const soda = { ...coke, id: `${coke.id.slice(0, -1)}9`, name: 'Soda' };
  return converse({
    menu: [pizza, { ...soda, optionGroups: [{ name: 'Kind', min: 1, max: 1, halves: false, choices: kinds }] }],
  });
}

it.each<[says: string[], lines: string[]]>([
  [['two cokes and a root beer'], ['2 Soda (Coke)', '1 Soda (Root beer)']],
  [
    ['two small cheese pizzas, one with onions, one with sausage', 'no mushrooms on the sausage one'],
    ['1 Cheese Pizza (Small, Onions)', '1 Cheese Pizza (Small, Sausage, no mushrooms)'],
  ],
  [
    ['two small cheese pizzas, one with onions, one with sausage', 'take the sausage one off'],
    ['1 Cheese Pizza (Small, Onions)'],
  ],
  [
    ['four small cheese pizzas', 'three of them are sausage'],
    ['1 Cheese Pizza (Small)', '3 Cheese Pizza (Small, Sausage)'],
  ],
  [
    ['two cheese pizzas, one large and one small with onions'],
    ['1 Cheese Pizza (Large)', '1 Cheese Pizza (Small, Onions)'],
  ],
  [
    ['a small cheese pizza and a coke', 'can I get onions and mushrooms on the other one'],
    ['1 Cheese Pizza (Small, Mushrooms, Onions)', '1 Soda (Coke)'],
  ],
  [
    [
      'a small cheese pizza with onions and a cheese pizza with mushrooms',
      'put sausage on the onion one',
      'and do sausage and onions on the other one',
      'large',
    ],
    ['1 Cheese Pizza (Small, Sausage, Onions)', '1 Cheese Pizza (Large, Mushrooms, Sausage, Onions)'],
  ],
  [['a small cheese pizza', 'with everything but onions'], ['1 Cheese Pizza (Small, everything but onions)']],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it.each<[says: string, lines: string[]]>([
  ['two larges, one margherita and one pepperoni', ['1 Large Margherita', '1 Large Pepperoni']],
  ['three smalls for the office. Two margheritas and a pepperoni', ['2 Margherita, small', '1 Small Pepperoni']],
  ['two larges one margherita one pepperoni', ['1 Large Margherita', '1 Large Pepperoni']],
  ['two large, one small pepperoni', ['2 Large Pepperoni', '1 Small Pepperoni']],
])('counts a size and the dishes that come to it once: %s', async (said, lines) => {
  const call = converse();
  await call.say(said, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it('asks for the last of so many of a size', async () => {
  const call = converse();
  expect(await call.say('three larges, one margherita and one pepperoni')).toMatch(
    /one large Marg.*one large Pep.*Which/,
  );
});

it('does not read the same again to somebody who said that it is wrong', async () => {
  const call = shop();
  await call.say('four small cheese pizzas', "that's all", 'Dan');
  expect(await call.say('no, four of them are calzones')).toMatch(/nothing is placed yet|what to change/);
  expect(call.shop.orders).toEqual([]);
});

describe('somebody who says that this is all, with a question open', () => {
  it('is asked once more, and then whether it is to be left off', async () => {
    const call = converse();
    await call.say('a large pepperoni', 'and a soda');
    expect(await call.say("that's all")).toMatch(/one more thing. Which soda/);
    expect(await call.say("that's all")).toContain("I can't order the soda. Shall I leave it off?");
    expect(await call.say("no, that's all")).toContain('Which soda would you like');
    await call.say("that's all", 'yes');
    expect(await call.say('Dan')).not.toMatch(/soda/i);
  });

  it('keeps it for one more question, and not for ever', async () => {
    const call = converse();
    await call.say('a large pepperoni', 'and a soda', "that's all", "that's all", "no, that's all", "no, that's all");
    expect(await call.say("no, that's all")).toContain("I've left off the soda");
    expect(await call.say('Dan')).toMatch(/one large Pepperoni[^.]*\..*I left off the soda\. Is that right/);
  });

  it('asks for nothing more of who wants no more once all is left off', async () => {
    const call = converse();
    await call.say('a soda', "that's all", "that's all", "no, that's all", "no, that's all");
    expect(await call.say("no, that's all")).toBe("Okay, I've left off the soda. Is there anything else?");
    await call.say("no, that's all");
    expect(call.ended).toBe(true);
  });

  it('hears at the end what was left off without a word of theirs', async () => {
    const call = converse();
    await call.say('a small cheese pizza and a pepperoni pizza', "that's all", "that's all");
    expect(await call.say("that's all")).toContain("I've left off the Pepperoni");
    expect(await call.say('Dan')).toMatch(/I left off the Pepperoni[^.]*\. Is that right/);
    await call.say('no', 'add a large pepperoni');
    expect(await call.say("that's all")).not.toContain('left off');
  });

  it('still has the dish when its size is told then', async () => {
    const call = converse();
    await call.say('a small cheese pizza and a pepperoni pizza', "that's all", 'large');
    expect(await call.say('Dan')).toMatch(/one large Pepperoni/i);
  });
});

it('hears the way out and the street beside anything else', async () => {
  const call = converse({ menu: cornerMenu(), pickup: true, delivery: true });
  await call.say('a small cheese pizza', 'can you bring it to 410 Onion Street', "that's all");
  expect(await call.say('Dan')).toContain('It goes to 410 Onion Street.');
  const other = converse({ menu: cornerMenu(), pickup: true, delivery: true });
  await other.say('a small cheese pizza');
  expect(await other.say("that's it, pickup, name is Priya")).toMatch(/for Priya\..*Is that right/);
});
