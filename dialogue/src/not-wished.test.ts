import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is said of a dish that nobody wishes for. */
const garden = menuOf([
  ['Clay Urn', 'Pots', [group('Size', 0, 1, 'Small', 'Large')]],
  ['Watering Can', 'Tools'],
]);

describe('one more that is refused', () => {
  it.each([
    "I don't want another one, just the refund",
    "No, I'm not asking for one more, I want my money back",
    "We don't need any more, somebody should call me",
    "I didn't want two, I wanted my money back",
    "It's not that I want a new one, I want the manager to call me",
  ])('is none: %s', async (says) => {
    const call = converse({ menu: garden });
    await call.say('a watering can');
    await call.say(says);
    expect(call.state()).toMatchObject({ lines: [{ quantity: 1, notes: [] }] });
  });

  it('leaves a count that is put right', async () => {
    const call = converse({ menu: garden });
    expect(await call.say('three watering cans', 'no, I only want two')).toContain('two Watering Cans');
  });
});
