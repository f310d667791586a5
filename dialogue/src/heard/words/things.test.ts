import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { group, menuOf } from '../../testing/strange-menu.ts';
import { mayBeThing } from './things.ts';

describe('a word that no menu has', () => {
  it.each(['apart', 'promise', 'remembering', 'hurried', 'anniversaries'])('names nothing to buy: %s', (word) => {
    expect(mayBeThing(word)).toBe(false);
  });

  it.each(['kugel', 'vase', 'fern', 'topping', 'xiaolongbao', 'frosted'])(
    'may be one that is not sold here: %s',
    (word) => {
      expect(mayBeThing(word)).toBe(true);
    },
  );

  it('is not looked for on the menu where it is no thing', async () => {
    const call = converse();
    const reply = await call.say("Could you keep two cannoli aside, and I'll swing by for them?");
    expect(reply).toMatch(/two Cannoli/);
    expect(reply).not.toContain("don't see");
  });

  it('is told to be missing where it is one', async () => {
    expect(await converse().say('A small Margherita and a kugel, please.')).toContain("I don't see kugel on our menu");
  });
});

describe('a word of a name that is no thing by itself', () => {
  const menu = menuOf([
    ['Morning Bun', 'Pastries'],
    ['Baguette', 'Bread'],
    ['Hello Kitty Cake', 'Cakes'],
  ]);

  it.each(['Morning! A baguette, please.', 'Oh hello, a baguette.'])('orders nothing: %s', async (text) => {
    const call = converse({ menu });
    expect(await call.say(text)).toMatch(/^Okay, one Baguette\./);
  });

  it('orders with the rest of the name', async () => {
    expect(await converse({ menu }).say('A morning bun, please.')).toContain('one Morning Bun');
  });
});

it('says of a thing that is asked for that it is not sold, and of a service what it can', async () => {
  const call = converse({ menu: menuOf([['Baguette', 'Bread']]) });
  expect(await call.say('Hi, do you all sell scones?')).toContain("I don't see scones on our menu");
});

it('takes no common word for a misspelt name', async () => {
  const heat = group('Heat', 1, 1, 'Mild', 'Hot');
  const call = converse({
    menu: menuOf([
      ['Fried Rice', 'Mains', [heat]],
      ['Steamed Rice', 'Sides'],
      ['Dal', 'Mains', [heat]],
    ]),
  });
  const reply = await call.say('Some white rice, please.');
  expect(reply).not.toContain('hot');
  expect(reply).toContain('Which rice would you like');
  expect(await converse({ menu: menuOf([['Margherita', 'Pizzas']]) }).say('A margarita, please.')).toContain(
    'Margherita',
  );
});
