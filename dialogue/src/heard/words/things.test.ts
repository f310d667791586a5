import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
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
