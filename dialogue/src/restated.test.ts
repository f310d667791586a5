import { describe, expect, it } from 'vitest';
import { CLOSING, converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

describe('dishes that stand, named again as they should be', () => {
  it.each<[title: string, says: string[], lines: string[]]>([
    ['in all', ['three small biancas', 'no, two biancas in all. not five'], ['2 Small Bianca']],
    [
      'all of them',
      ['two small biancas and three large pepperonis', 'no no, one bianca and two pepperonis. three pizzas altogether'],
      ['1 Small Bianca', '2 Large Pepperoni'],
    ],
    [
      'told behind a change',
      ['three small biancas', 'make one of those a pepperoni. so two bianca and one pepperoni'],
      ['2 Small Bianca', '1 Small Pepperoni'],
    ],
    [
      'one, and not two',
      ['two small biancas and a tiramisu', 'just one tiramisu, not two'],
      ['2 Small Bianca', '1 Tiramisu'],
    ],
    [
      'from the beginning',
      ['a large cheese and a tiramisu', "no, that's wrong. start over. two small biancas"],
      ['2 Small Bianca'],
    ],
    [
      'beside what is new',
      ['two small biancas', 'actually only one bianca and a tiramisu'],
      ['1 Small Bianca', '1 Tiramisu'],
    ],
    [
      'by their kind, though something else was named last',
      ['a small bianca and a tiramisu', 'wait, make that two pizzas'],
      ['2 Small Bianca', '1 Tiramisu'],
    ],
    ['but more of them are more', ['two small biancas', 'actually, two more biancas'], ['4 Small Bianca']],
  ])('%s', async (_, says, lines) => {
    const call = converse();
    await call.say(...says, ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });
});

describe('what goes with an order', () => {
  it('is asked for though the total was asked for first', async () => {
    const call = converse();
    expect(await call.say('a tiramisu', "that's all. how much is that?")).toContain('What name should I put on it?');
    await call.say('Dan', 'yes');
    expect(call.shop.orders[0]?.name).toBe('Dan');
  });

  it('is heard behind an allergy that there is none of', async () => {
    const call = converse();
    expect(await call.say('a tiramisu', "that's all", 'no allergies. Sue')).toContain('for Sue. Is that right?');
  });

  it('is of one of two, where two of one dish were spoken of', async () => {
    const call = converse();
    await call.say('a small cheese and a tiramisu', 'make that two cheese', 'the second one with olives', ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(['1 Small Cheese', '1 Small Cheese (Olives)', '1 Tiramisu']);
  });

  it('is how it comes, in any word for that', async () => {
    expect(await converse().say('can I get a small bianca delivered')).toMatch(/deliver/);
  });
});

it.each<[says: string, lines: string[]]>([
  ['a cake with sprinkles on a sponge cake', ['1 Sponge Cake (Sprinkles)']],
  ['I want a cake with fudge, just a plain sponge cake', ['1 Sponge Cake (Fudge)']],
  ['a sponge cake with sprinkles and a carrot cake', ['1 Carrot Cake', '1 Sponge Cake (Sprinkles)']],
])('takes what is named behind its kind for no second one in %j', async (says, lines) => {
  const call = converse({
    menu: menuOf([
      ['Sponge Cake', 'Cakes', [group('Topping', 0, 2, 'Sprinkles', 'Fudge')]],
      ['Carrot Cake', 'Cakes'],
    ]),
  });
  await call.say(says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

describe('what stands, summed up by the caller', () => {
  const menu = menuOf([
    ['Bao', 'Buns'],
    ['Miso Soup', 'Soups'],
    ['Kimchi', 'Sides'],
  ]);

  it('stays as it is, counted or not', async () => {
    const call = converse({ menu });
    await call.say('Three bao and two miso soups.');
    await call.say("So that's three bao and the miso soups.");
    expect(call.state()).toMatchObject({ lines: [{ quantity: 3 }, { quantity: 2 }] });
  });

  it('said twice in one breath with another number is that number', async () => {
    const call = converse({ menu });
    expect(await call.say('And a kimchi. Three kimchi.')).toContain('three');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 3 }] });
    await call.say('A bao and two more bao.');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 3 }, { quantity: 3 }] });
  });

  it('told again with a complaint is what was told, and no more', async () => {
    const call = converse({ menu });
    await call.say('A bao and three kimchi.');
    expect(await call.say('I said two bao.')).toContain('two Baos');
    expect(await call.say('What? I already told you. Two bao and three kimchi.')).toMatch(/two Baos.*three Kimchis/);
    expect(await call.say('Three kimchi? No, only one.')).toContain('one Kimchi.');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 1 }] });
  });
});
