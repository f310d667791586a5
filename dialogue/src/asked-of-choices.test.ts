import { describe, expect, it } from 'vitest';
import { converse, notesOf, salsFacts } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What can be chosen, what it adds to the price, and which day the hours were of: asked behind an answer, without its name. */

const priced = (name: string, min: number, max: number, ...choices: [string, number][]) => ({
  ...group(name, min, max),
  choices: choices.map(([one, price]) => ({ name: one, price, available: true })),
});
const MENU = menuOf([
  ['Beeswax Candle', 'Candles', [group('Shade', 1, 1, 'Ivory', 'Amber', 'Moss')]],
  [
    'Soap Bar',
    'Bath',
    [group('Fragrance', 1, 1, 'Cedar', 'Mint'), priced('Wrapping', 0, 1, ['Tissue', 0.5], ['Gift box', 3])],
  ],
  ['Gift Bag', 'Bath'],
  ['Bath Salt', 'Bath', [group('Fragrance', 1, 1, 'Cedar', 'Rose')]],
]);
const shop = () => converse({ menu: MENU });

describe('which there are', () => {
  it.each([
    [['how much is the beeswax candle', 'what shades?'], /ivory, amber and moss/i],
    [['do you have beeswax candles', 'which ones are there'], /ivory, amber and moss/i],
    [['what fragrances does the soap bar come in'], /cedar and mint/i],
    [['how much is the beeswax candle', 'does it come in amber?'], /^Yes, in amber/],
  ])('%s', async (says, told) => {
    expect(await shop().say(...says)).toMatch(told);
  });
});

describe('what a choice adds', () => {
  it.each([
    [['is a gift box extra'], 'Gift box is $3.00 extra'],
    [['do you charge for tissue on the soap bar?'], 'Tissue is $0.50 extra'],
    [['what does wrapping add?'], 'Wrapping is $0.50 to $3.00'],
    [['do you have tissue', 'is that extra?'], 'Tissue is $0.50 extra'],
  ])('%s', async (says, told) => {
    expect(await shop().say(...says)).toContain(told);
  });

  it('says nothing of choices to who asks about something else', async () => {
    expect(await shop().say('do you charge for parking')).not.toContain('extra');
  });
});

it.each(['till when?', 'and what time do you close', 'until what time'])(
  'of the day that hours were of: %s',
  async (asked) => {
    const call = converse(salsFacts());
    expect(await call.say('are you open on Friday', asked)).toContain('11:30 PM');
  },
);

describe('several, behind the price of one', () => {
  it.each(['and if I get three?', 'what if we took three', 'and for three?'])('is no order: %s', async (asked) => {
    const call = shop();
    expect(await call.say('how much is the gift bag', asked)).toContain('$27.00');
    expect(await call.say('what do I have so far')).not.toContain('three');
  });

  it('is told out of the note that has it', async () => {
    const notes = notesOf('A key copy is $4, each additional one $2.', 'We open at nine.');
    const call = converse({ notes, menu: [] });
    expect(await call.say('what do you charge for a key copy', 'and if I need two of them?')).toContain('$2');
  });
});

describe('who sells nothing to eat', () => {
  it('asks nobody about allergies', async () => {
    const call = shop();
    expect(await call.say('a gift bag please', 'for pickup', "that's all")).not.toMatch(/allerg/i);
  });

  it.each(["super, I'll stop by", 'great, see you in a bit', "alright, I'm coming over"])('parts: %s', async (said) => {
    expect(await shop().say('do you have gift bags', said)).toMatch(/Goodbye|anything else/i);
  });
});
