import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

describe('an order that is in', () => {
  it.each([
    ['cancel the order', 'cancel'],
    ['oh, no olives on that please', 'change'],
    ['make it extra crispy', 'change'],
    ["I'll be there at six", 'change'],
    ['can I come get it in like half an hour?', 'change'],
    ['actually can you bring it to 55 Fulton Street', 'change'],
    ['could you cut them in half', 'change'],
  ])('cannot be changed, and what is told of it is passed on: %s', async (told, what) => {
    const call = converse();
    await call.say('an arancini', 'no', 'Joe', 'yes');
    expect(await call.say(told)).toContain(`Your order is already in, and I can't ${what} it from here.`);
    expect(call.shop.messages).toMatchObject([{ text: `About the order that is in: ${told}` }]);
  });

  it.each(['when do you close on Friday?', 'is there pork in that?', 'do you deliver?'])(
    'is not spoken of in a question of something else: %s',
    async (asked) => {
      const call = converse();
      await call.say('an arancini', 'no', 'Joe', 'yes');
      expect(await call.say(asked)).not.toContain('already in');
    },
  );
});
