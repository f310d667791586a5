import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { lunchMenu } from './testing/strange-menu.ts';

const office = () => converse({ menu: lunchMenu(), notes: [] });

async function ordered(says: readonly string[]): Promise<string[] | undefined> {
  const call = office();
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('a number of a kind, and each of them told behind it', () => {
  it.each([
    [
      'four flatbreads, all medium, two sausage, one plain and a garden supreme',
      ['1 Cheese Flatbread (Medium)', '1 Garden Supreme (Medium)', '2 Sausage Flatbread (Medium)'],
    ],
    [
      'two large flatbreads, one plain, the other a garden supreme',
      ['1 Cheese Flatbread (Large)', '1 Garden Supreme (Large)'],
    ],
    [
      'three wraps on spinach, one falafel, a steak, and one chicken with tahini',
      ['1 Chicken Wrap (Spinach, Tahini)', '1 Falafel Wrap (Spinach)', '1 Steak Wrap (Spinach)'],
    ],
  ])('%s', async (said, lines) => {
    expect(await ordered([said])).toEqual(lines);
  });
});

describe('what is left of a number', () => {
  it.each([
    ['two wraps, the falafel on flour and the steak on spinach', ['1 Falafel Wrap (Flour)', '1 Steak Wrap (Spinach)']],
    [
      'five chicken wraps on flour, three with tahini, the rest with salsa verde',
      ['2 Chicken Wrap (Flour, Salsa verde)', '3 Chicken Wrap (Flour, Tahini)'],
    ],
    ['three wraps on flour, one of each', ['1 Chicken Wrap (Flour)', '1 Falafel Wrap (Flour)', '1 Steak Wrap (Flour)']],
    [
      'a steak wrap on flour and a falafel wrap on spinach, both with cucumbers, hold the jalapenos on the steak',
      ['1 Falafel Wrap (Spinach, Cucumbers)', '1 Steak Wrap (Flour, Cucumbers, no jalapenos)'],
    ],
  ])('%s', async (said, lines) => {
    expect(await ordered([said])).toEqual(lines);
  });
});

describe('told by those who want it', () => {
  it.each([
    [
      'okay so Priya wants a chicken wrap on flour with tahini and jalapenos, Omar wants the same but no jalapenos, and I want a large lemonade',
      ['1 Chicken Wrap (Flour, Jalapenos, Tahini)', '1 Chicken Wrap (Flour, Tahini)', '1 Lemonade (Large)'],
    ],
    [
      'a steak wrap on spinach, my boss will have the same thing with salsa verde, and a small lemonade',
      ['1 Lemonade (Small)', '1 Steak Wrap (Spinach)', '1 Steak Wrap (Spinach, Salsa verde)'],
    ],
    [
      "Leo's having a steak wrap on flour with tahini, and I'll have the same as him but on spinach",
      ['1 Steak Wrap (Flour, Tahini)', '1 Steak Wrap (Spinach, Tahini)'],
    ],
    [
      'Ines gets a falafel wrap on flour and the new guy is having a medium lemonade',
      ['1 Falafel Wrap (Flour)', '1 Lemonade (Medium)'],
    ],
    ['a falafel wrap on flour for Ruben, a chopped salad for Greta', ['1 Chopped Salad', '1 Falafel Wrap (Flour)']],
  ])('%s', async (said, lines) => {
    expect(await ordered([said])).toEqual(lines);
  });
});

describe('everything but', () => {
  it.each([
    [
      'a chicken wrap on flour, everything on it except the red onion, lime and chili, please',
      ['1 Chicken Wrap (Flour, Lime and chili, everything except the red onion)'],
    ],
    [
      'a steak wrap on spinach with everything but lettuce, cucumbers and jalapenos',
      ['1 Steak Wrap (Spinach, everything but lettuce cucumbers and jalapenos)'],
    ],
    [
      'a double with everything except tomato, and toss a fried egg on there',
      ['1 Double Smash (Fried egg, everything except tomato)'],
    ],
  ])('%s', async (said, lines) => {
    expect(await ordered([said])).toEqual(lines);
  });
});

it('is taken back, and more is ordered behind it', async () => {
  const said = 'a chicken wrap on flour, no tahini, sorry, on spinach, and a small lemonade, no, a large one';
  expect(await ordered([said])).toEqual(['1 Chicken Wrap (Spinach, no tahini)', '1 Lemonade (Large)']);
});

describe('asked in the same breath', () => {
  it('of the kitchen', async () => {
    expect(
      await ordered(['a falafel wrap on flour, and could you wrap it in foil please, and a small lemonade']),
    ).toEqual(['1 Falafel Wrap (Flour, wrap it in foil)', '1 Lemonade (Small)']);
  });

  it('of the kitchen, with a question behind it', async () => {
    const call = office();
    const said = 'a steak wrap on flour, and can you cut it in half? And what comes on the chopped salad?';
    expect(await call.say(said)).toContain('chickpeas');
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Steak Wrap (Flour, cut it in half)']);
  });

  it('of a dish', async () => {
    const call = office();
    expect(await call.say('A small lemonade and, uh, what all comes in the chopped salad?')).toContain('chickpeas');
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Lemonade (Small)']);
  });

  it('before it is ordered', async () => {
    const call = office();
    const reply = await call.say("Do you have pita? 'Cause if you do I'd take a falafel wrap on flour");
    expect(reply).toContain('one Falafel Wrap, flour');
    expect(reply).toContain('pita');
  });
});
