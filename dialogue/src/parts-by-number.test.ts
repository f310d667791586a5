import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** How many are in one of them, and what is sold beside it. */
const stall = menuOf([
  [
    'Rice Balls',
    'Bites',
    [group('Box', 1, 1, '4 pieces', '8 pieces', '16 pieces'), group('Glaze', 1, 1, 'Plum', 'Miso')],
  ],
  ['Tofu Puffs', 'Bites', [group('Glaze', 1, 1, 'Plum', 'Miso')]],
  ['Tub of Sauce', 'Extras', [group('Kind', 1, 1, 'Plum', 'Tamarind')]],
]);

describe('a number that tells how many are in one', () => {
  it.each(["I'll have the eight then, plum", 'okay, the 8, plum', "let's do the eight piece, plum please"])(
    'is of what was spoken of: %s',
    async (says) => {
      const call = converse({ menu: stall });
      expect(await call.say('how much are the rice balls', says)).toMatch(
        /one (?:order of )?Rice Balls?, 8 pieces and plum/i,
      );
    },
  );

  it('is no count of another dish', async () => {
    const call = converse({ menu: stall });
    expect(await call.say("I'll take the sixteen then, miso")).not.toMatch(/sixteen/);
  });
});

describe('what can be chosen on a dish and is sold beside it', () => {
  it.each([
    'throw in two extra plums on the side',
    'and two plum on the side',
    'also two tubs of plum',
    'two more plum please',
  ])('is ordered by itself: %s', async (says) => {
    const call = converse({ menu: stall });
    expect(await call.say('one tofu puffs with miso', says)).toMatch(/two Tubs of Sauce, plum\./);
  });

  it('stays on the dish where it is not counted', async () => {
    const call = converse({ menu: stall });
    expect(await call.say('one tofu puffs with plum on the side')).not.toContain('Tub');
  });
});
