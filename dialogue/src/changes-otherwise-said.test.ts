import { describe, expect, it } from 'vitest';
import { giftMenu } from './testing/gift-menu.ts';
import { CLOSING, converse } from './testing/index.ts';
import { cafeMenu, lunchMenu } from './testing/strange-menu.ts';

/** What is on the ticket of a call at a shop of gifts, an office's lunch or a café. */
async function ordered(menu: ReturnType<typeof giftMenu>, says: readonly string[]) {
  const call = converse({ menu });
  await call.say(...says, ...CLOSING);
  return call.shop.orders[0]?.lines;
}

const GIFTS = 'a fruit basket, small, a greeting card and a ceramic pot';

describe('what goes is told without a verb of going', () => {
  it.each([
    'the pot can go',
    "the ceramic pot, we don't need it",
    'that pot you can leave off',
    "let's not do the pot",
    'no pot after all',
    'scrap the pot, she has enough plants',
    'leave out the pot, would you',
    'oh, my sister hates clay, so no ceramic pot',
  ])('%s', async (said) => {
    expect(await ordered(giftMenu(), [GIFTS, said])).toEqual(['1 Fruit Basket (Small)', '1 Greeting Card']);
  });
});

describe('all but one goes', () => {
  it.each([
    'everything off except the greeting card',
    'keep the card and forget the rest',
    'drop everything but the card',
    'just keep the card',
  ])('%s', async (said) => {
    expect(await ordered(giftMenu(), [GIFTS, said])).toEqual(['1 Greeting Card']);
  });
});

describe('how many are left is told in many ways', () => {
  it.each([
    ['bring the falafel wraps down to one'],
    ["three's too many, one falafel wrap"],
    ['one falafel wrap is plenty'],
    ['make it just one falafel wrap'],
    ['wait, I counted again, one of the falafel wraps'],
  ])('%s', async (said) => {
    const wraps = 'three falafel wraps on flour and a chopped salad';
    expect(await ordered(lunchMenu(), [wraps, said])).toEqual(['1 Falafel Wrap (Flour)', '1 Chopped Salad']);
  });

  it('in the sentence that orders them', async () => {
    const said = 'seven chopped salads. Wait, two do not eat salad, so five';
    expect(await ordered(lunchMenu(), [said])).toEqual(['5 Chopped Salad']);
  });
});

describe('one more that differs', () => {
  it.each(['another one, oat', 'one more, that one oat', 'and an oat one too', 'another one like that but oat'])(
    '%s',
    async (said) => {
      const lines = ['1 Latte (Small, Skim)', '1 Latte (Small, Oat)'];
      expect(await ordered(cafeMenu(), ['a small latte with skim milk', said])).toEqual(lines);
    },
  );
});

describe('what is taken back before the sentence ends changes nothing', () => {
  it.each([
    'put bacon on one - no wait, he eats no pork, leave that off',
    "add bacon to one of them, no wait, don't",
    'one of them with bacon... hm no, skip it, both plain',
  ])('%s', async (said) => {
    expect(await ordered(lunchMenu(), ['two double smash', said])).toEqual(['2 Double Smash']);
  });

  it.each(['no, put it back', 'take that back'])('behind it: %s', async (said) => {
    expect(await ordered(giftMenu(), [GIFTS, 'take off the card', said])).toHaveLength(3);
  });
});

describe('what was to be left off and is wanted after all', () => {
  it.each(['the tomato is fine on one of them', 'one of them can have tomato'])('%s', async (said) => {
    const lines = ['1 Double Smash', '1 Double Smash (no tomato)'];
    expect((await ordered(lunchMenu(), ['two double smash, no tomato', said]))?.toSorted()).toEqual(lines);
  });
});

describe('what stands and is only spoken of is not ordered once more', () => {
  it.each(['I was wondering about the card', 'hm, that pot, though'])('%s', async (said) => {
    const call = converse({ menu: giftMenu() });
    await call.say(GIFTS, said, ...CLOSING);
    expect(call.shop.orders[0]?.lines ?? ['1', '2', '3']).toHaveLength(3);
    expect(call.replies.join(' ')).not.toMatch(/two (?:Greeting Cards|Ceramic Pots)/);
  });
});

describe('what is asked for instead of what has gone takes nothing else off', () => {
  it.each(['that one instead', "okay, I'll have that instead"])('%s', async (said) => {
    const says = [
      'a falafel wrap on flour and a steak wrap on flour',
      'scrap the steak wrap',
      "what's the chicken wrap",
      said,
      'flour',
    ];
    expect(await ordered(lunchMenu(), says)).toEqual(['1 Falafel Wrap (Flour)', '1 Chicken Wrap (Flour)']);
  });
});
