import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

const LONG = 200_000;
const PUMPS = [' ', 'a ', '1" ', 'half a ', 'pepperoni ', 'i want to move the ', 'cancel my a ', "'", '\u0301'];

describe('a caller who never ends', () => {
  it.each(PUMPS)('with %j is answered at once', async (pump) => {
    const conversation = converse();
    // By its own CPU, in microseconds: others on the machine are not its fault.
    const began = process.cpuUsage();
    await conversation.say(`two large pepperoni ${pump.repeat(LONG / pump.length)}!`);
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
  });
});
