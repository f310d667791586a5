import { describe, expect, it } from 'vitest';
import { converse, salsFacts } from './testing/index.ts';

describe('what is asked about the menu is answered, and nothing is ordered by it', () => {
  it.each([
    ['how much are olives on top', 'Olives are $2.00 extra.'],
    ['what does ranch cost', 'Ranch is $10.50 with the House Salad'],
    ["what's a large pepperoni with olives run me", 'The large Pepperoni with olives is $24.00.'],
    ['how much is a large with onions and sausage', 'The large Cheese pizza with onions and sausage is $22.50.'],
    ["what's your cheapest pizza", 'The cheapest is the plain Slices at $3.50.'],
    ['which pizza is the most expensive', 'The most expensive'],
    ["what's cheaper, the cannoli or the tiramisu", 'The Cannoli is $4.50 and the Tiramisu is $'],
    ['anything under five bucks', "For that there's the Cannoli at $4.50"],
    ['how big is the large', "The menu doesn't say how big that is."],
    ['which pizzas have no meat', 'The menu names no meat for the'],
    ['does anything have egg in it', 'The menu lists egg for the'],
    ['anything without nuts', "The menu doesn't list nuts for the"],
    ['do you have olives or just onions', 'Yes, we have olives for $2.00 more and onions for $1.50 more.'],
    ['is lasagna on the menu', "I don't see lasagna on our menu."],
  ])('%s', async (question, answer) => {
    const call = converse();
    expect(await call.say(question)).toContain(answer);
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('asks the same of what is named next', async () => {
    const call = converse();
    await call.say('how much is a large pepperoni');
    expect(await call.say('and with olives')).toContain('The large Pepperoni with olives is $24.00.');
    expect(await call.say('what about a small')).toContain('The small Pepperoni with olives is $17.50.');
    expect(await call.say('and the tiramisu')).toContain('Tiramisu is $');
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('and takes it as it was spoken of', async () => {
    const call = converse();
    await call.say('how much is a large pepperoni with olives');
    expect(await call.say("okay I'll take that one")).toContain('one large Pepperoni, olives');
  });

  it('an answer to a question of ours is no order either', async () => {
    const call = converse();
    await call.say('does anything have egg in it');
    expect(await call.say('the tiramisu')).toContain('The menu lists egg for the Tiramisu.');
    expect(call.state()).toMatchObject({ lines: [] });
  });
});

describe('an allergy', () => {
  it('in one breath with an order leaves the order', async () => {
    const call = converse();
    const reply = await call.say('a tiramisu and an arancini, my son is allergic to egg');
    expect(reply).toMatch(/one Tiramisu and one .*Arancini.*egg allergy.*lists egg for the Tiramisu/s);
    await call.say("that's all", 'Joe', 'yes');
    expect(call.shop.orders).toMatchObject([{ allergies: 'egg', lines: ['1 Tiramisu', '1 Arancini'] }]);
  });

  it('is not forgotten when a dish is asked about', async () => {
    const call = converse();
    await call.say('my daughter has a bad egg allergy');
    expect(await call.say('can she have the tiramisu')).toContain('lists egg for the Tiramisu');
    expect(await call.say('how about the arancini')).toContain('Arancini');
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('is answered once for all dishes', async () => {
    const call = converse();
    const reply = await call.say("I'm allergic to egg, a tiramisu, an arancini and a cannoli");
    expect(reply.match(/can't promise/g)).toHaveLength(1);
  });
});

describe('what cannot be sent or done here', () => {
  it.each([
    ['can you text me the address', "I can't send anything from here. We are at 48-12 Vernon"],
    ['could you email me the receipt', 'I can pass that on'],
    ["we'd like to do a party of forty next Saturday", 'I can pass it on'],
  ])('%s', async (said, answer) => expect(await converse().say(said)).toContain(answer));

  it('goes on the ticket while an order is taken', async () => {
    const call = converse();
    await call.say('a cannoli', "can you text me when it's ready", "that's all", 'Joe', 'yes');
    expect(call.shop.orders).toMatchObject([{ special: "text me when it's ready" }]);
  });

  it('takes where something should go for no name', async () => {
    const call = converse();
    await call.say('could you email me the receipt from last week', 'to my work email', "it's Ann Holt");
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Ann Holt' }]);
  });
});

describe('safety', () => {
  it("says the business's own rule behind the number to call", async () => {
    const notes = [
      { kind: 'memory' as const, id: '1', label: '', text: 'In an emergency our night line is 555 0199.' },
    ];
    const call = converse(salsFacts({ notes }));
    expect(await call.say('my husband collapsed')).toMatch(
      /call 911 now\. In an emergency our night line is 555 0199\./,
    );
  });

  it('asks a child for a grown-up, and takes nothing from it', async () => {
    const call = converse();
    expect(await call.say("I'm eight and I want a large pepperoni")).toBe(
      'Could you put a grown-up on the phone, please?',
    );
    expect(await call.say("she's asleep")).toContain('Please have one call us back');
    expect(await call.say('hi this is her mother, a large pepperoni please')).toContain('one large Pepperoni');
  });
});
