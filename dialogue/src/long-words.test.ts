import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

const LONG = 200_000;
const PUMPS = [' ', 'a ', '1" ', 'half a ', 'pepperoni ', 'i want to move the ', 'cancel my a ', "'", '\u0301'];

describe('a caller who never ends', () => {
  it.each(PUMPS)('with %j is answered at once', async (pump) => {
    const conversation = converse();
    const began = performance.now();
    await conversation.say(`two large pepperoni ${pump.repeat(LONG / pump.length)}!`);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
