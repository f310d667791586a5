import { describe, expect, it } from 'vitest';
import { converse, harborFacts, notesOf } from './testing/index.ts';
import { lunchMenu } from './testing/lunch-menu.ts';

/** What is told or asked right behind a message that was left goes with it. */

const left = async (first = 'have Marge call me about a party, Ruth Doyle') => {
  const call = converse({ menu: lunchMenu() });
  await call.say(first);
  expect(call.shop.messages).toHaveLength(1);
  return { say: call.say.bind(call), shop: call.shop, last: () => call.shop.messages.at(-1)?.text ?? '' };
};

it.each([
  'about fifty people, for Saturday at noon. will she call today',
  'half of them are vegetarian and no pickles',
  'add to the message that one person is celiac',
  'no hold on, two of them cannot have eggs',
  'can she do it before the weekend?',
])('%s', async (more) => {
  const call = await left();
  expect(await call.say(more)).not.toMatch(/on your order|Would you like to leave|Okay, for/);
  expect(call.last()).toContain('have Marge call me about a party');
  expect(call.last().toLowerCase()).toContain(more.replace(/^no hold on, /, '').slice(0, 20));
  expect(call.shop.orders).toHaveLength(0);
});

it('keeps the question with the complaint that it is asked about', async () => {
  const call = await left('I picked up food on Sunday and half of it was missing, this is Greg Hall');
  await call.say('will they refund it? we paid for two and got none');
  expect(call.last()).toContain('will they refund it?');
});

it('offers no second message to who has left one', async () => {
  const call = await left();
  expect(await call.say('and can I talk to somebody now')).not.toContain('Would you like to leave a message');
});

it('keeps what is asked beside what is told of it', async () => {
  const call = converse(harborFacts({}));
  await call.say("hi, is my car ready? it's the blue Civic", 'yes, Lena Moss');
  expect(call.shop.messages.at(-1)?.text).toContain('is my car ready');
  expect(call.shop.messages.at(-1)?.text).toContain('blue Civic');
});

it('begins an order for who plainly wishes for one', async () => {
  const call = await left();
  expect(await call.say("great. and I'd like to order a turkey club")).toMatch(/turkey club/i);
  expect(call.last()).not.toMatch(/turkey club/i);
});

it.each(['when will she call me?', 'you have my number, right?', 'thanks a lot'])(
  'adds nothing for %s',
  async (said) => {
    const call = await left();
    await call.say(said);
    expect(call.shop.messages).toHaveLength(1);
  },
);

it.each(['can I talk to Walt', 'could I speak to Marge please', 'can you connect me to Gwen'])('%s', async (said) => {
  const call = converse({ menu: lunchMenu(), notes: notesOf('Walt, Marge and Gwen plan the parties.') });
  expect(await call.say(said)).toMatch(/leave a message/);
});

it('answers what is asked with a tag, and keeps it', async () => {
  const call = converse(
    harborFacts({ notes: notesOf('We take Delta Dental, Cigna and Aetna; we do not take Medicaid.') }),
  );
  await call.say('I was charged fifty for a cancelled appointment but I called two days before', 'Steven Yao');
  expect(await call.say('and my insurance is Aetna, you do take that, right?')).toContain('We take Delta Dental');
  expect(call.shop.messages.at(-1)?.text).toContain('Aetna');
});

describe('where only messages are taken', () => {
  const shop = async (...said: string[]) => {
    const call = converse({
      orderingEnabled: false,
      notes: notesOf('Bike rentals are $35 a day, helmets are included.'),
    });
    const reply = await call.say(...said);
    return { reply, ended: call.ended, left: call.shop.messages.at(-1) };
  };

  it('puts the end of a number right, and hangs up on nobody for it', async () => {
    const { left, ended } = await shop('is my bike ready', 'Priya Shah', 'please call 718 555 0177', 'no, 0117');
    expect(ended).toBe(false);
    expect(left?.caller_phone).toMatch(/7185550117$/);
  });

  it('calls nobody Ridiculous', async () => {
    const { left } = await shop('can you take a message', "my helmet doesn't fit", "that's ridiculous", 'Ben Ash');
    expect(left?.caller_name).toBe('Ben Ash');
  });

  it('takes what was wished for along, and no hour for a telephone number', async () => {
    const { left, reply } = await shop(
      'I want to rent two bikes for saturday',
      'yes please, a message',
      'Ana Cruz, we come at 9:15',
    );
    expect(reply).toContain('passed your message on');
    expect(left?.text).toMatch(/rent two bikes for saturday.*9:15/i);
  });
});
