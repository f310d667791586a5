import { describe, expect, it } from 'vitest';
import { callerIn } from './heard/caller.ts';
import { besideDetails } from './heard/words/details-beside.ts';
import { converse } from './testing/conversation.ts';

/** Who calls and where to reach them, said in one breath with what they want, changes nothing of it. */

const SAID_BESIDE: ((said: string) => string)[] = [
  (said) => `hi, this is Victor Dorsey, ${said}`,
  (said) => `Victor Dorsey here, ${said}`,
  (said) => `hello, it's Victor Dorsey. ${said}`,
  (said) => `hi my name is Victor Dorsey ${said}`,
  (said) => `${said}, this is Victor Dorsey`,
  (said) => `${said}. Victor Dorsey is the name`,
  (said) => `${said}, under Victor Dorsey`,
  (said) => `${said}, it's Victor Dorsey, 718 555 0231`,
  (said) => `${said} and my name is Victor Dorsey and my number is 718 555 0231`,
  (said) => `${said}. Victor Dorsey, you can reach me at seven one eight five five five oh two three one`,
];

describe('who calls, told beside what they want', () => {
  it.each(SAID_BESIDE.map((beside) => beside('I need my brakes looked at')))('%s', (said) => {
    const caller = callerIn(said, () => false);
    expect(caller.name).toBe('Victor Dorsey');
    expect(besideDetails(said, caller)?.replace(/\.$/, '')).toBe('I need my brakes looked at');
  });

  it.each([
    'tell him Theo called, it is about the roof',
    'this is Dave from Sysco, our truck is late',
    'fax it to 718 555 0224',
    'my name is Victor Dorsey',
  ])('keeps what is more than that: %s', (said) => {
    expect(
      besideDetails(
        said,
        callerIn(said, () => false),
      ),
    ).toBeNull();
  });

  it.each(SAID_BESIDE)('leaves the same message (%#)', async (beside) => {
    const call = converse();
    await call.say(beside('I had a delivery last night and it was stone cold'));
    expect(call.shop.messages).toMatchObject([
      {
        caller_name: 'Victor Dorsey',
        text: expect.stringMatching(/^I had a delivery last night and it was stone cold\.?$/),
      },
    ]);
  });

  it.each(SAID_BESIDE)('makes the same appointment (%#)', async (beside) => {
    const call = converse({ bookingEnabled: true, orderingEnabled: false, menu: [] });
    expect(await call.say(beside('my tooth hurts, can I come in tomorrow at two'))).toMatch(
      /for Victor Dorsey.*about: my tooth hurts\. Shall I book it\?$/,
    );
  });
});
