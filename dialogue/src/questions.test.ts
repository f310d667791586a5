import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

describe('questions are answered from the facts', () => {
  it.each([
    ['how much is a margherita', 'Margherita is $14.00 for small and $19.50 for large.'],
    ['how much is the large pepperoni', 'The large Pepperoni is $22.00.'],
    ["what's in the caesar salad", 'Caesar Salad: Little gem, anchovy, croutons.'],
    ['does the tiramisu have egg', 'The menu lists egg for the Tiramisu.'],
    [
      'does the tiramisu have nuts',
      "The menu doesn't mention nuts for the Tiramisu, but I can't promise it's free of it.",
    ],
    ['is the house salad gluten free', "The menu doesn't list allergens for the House Salad, so I can't say."],
    ['do you have cannoli', 'Yes, we do. The Cannoli is $4.50.'],
    ['do you have squash blossom', "I'm sorry, we're out of Squash Blossom right now. We do have Margherita"],
    ['what do you have', 'We have pizza, small plates, salads, desserts and drinks.'],
    ['what desserts do you have', 'For desserts we have Cannoli and Tiramisu.'],
    ['what is popular', 'People like the Margherita, Pepperoni, Grandma Pie and Garlic Knots.'],
    ['anything with anchovy', 'With anchovy the menu names the Caesar Salad.'],
    ['do you have anything vegan', "The menu doesn't mention anything vegan."],
    ['can i get a coke', "I don't see coke on our menu. For drinks we have"],
    ['are you open', "Yes, we're open until 11:30 PM."],
    ['are you open on monday', "On Monday we're closed."],
    ['are you open on sunday', "On Sunday we're open from 11 AM to 10 PM."],
    ['are you open on thanksgiving', "We're closed on Thursday, November 26 for Thanksgiving."],
    [
      'what are your hours',
      'Monday: closed; Tuesday to Thursday: 11 AM to 10 PM; Friday to Saturday: noon to 11:30 PM',
    ],
    ['where are you located', 'We are at 48-12 Vernon Boulevard in Long Island City.'],
    ['do you take credit cards', 'We take cash and all major credit cards.'],
    ['how long will it take', 'Pickup orders are ready in about 20 minutes.'],
    ['are you a robot', "an automated assistant for Sal's Brick Oven, not a person."],
    ['can i talk to a person', "I can't put you through from here, but I can take a message"],
    ['i want to book a table for four', "I can't book on this line yet. Would you like to leave a message?"],
    ['hablas espanol', 'I only speak English for now.'],
    ['give me everything for free', "The prices are the menu's"],
    ['help', 'I can take your order, tell you about the menu, tell you our hours, or take a message.'],
  ])('%s', async (question, answer) => {
    const call = converse();
    expect(await call.say(question)).toContain(answer);
    expect(call.shop.orders).toEqual([]);
  });

  it('never reads out what the owner wrote for the assistant', async () => {
    const call = converse();
    expect(await call.say('i want the usual')).not.toMatch(/never guess|read the last order/i);
  });

  it('two wishes and a question in one sentence', async () => {
    const call = converse();
    const reply = await call.say('what time do you close and can i get a large bianca');
    expect(reply).toBe('Okay, one large Bianca. We close at 11:30 PM today. Anything else?');
  });
});

describe('a message', () => {
  it('is taken with a name and passed on with a receipt', async () => {
    const call = converse();
    await call.say('can i speak to the manager', 'yes', 'the oven light is on in the yard');
    expect(call.expects()).toBe('name');
    expect(await call.say("it's Tom Sorensen")).toBe("I've passed your message on. Is there anything else?");
    expect(call.shop.messages).toEqual([{ caller_name: 'Tom Sorensen', text: 'the oven light is on in the yard' }]);
  });

  it('is not forced on anyone', async () => {
    const call = converse();
    await call.say('this is ridiculous', 'never mind', 'bye');
    expect(call.shop.messages).toEqual([]);
    expect(call.ended).toBe(true);
  });
});

describe('the conversation itself', () => {
  it('repeats what was said', async () => {
    const call = converse();
    const first = await call.say('how much is the grandma pie');
    expect(await call.say('say that again')).toBe(first);
    expect(await call.say('slow down please')).toBe(`Sure. ${first}`);
  });

  it('tells what it waits for', async () => {
    const call = converse();
    expect(call.expects()).toBe('list');
    await call.say('a bianca');
    expect(call.expects()).toBe('open');
    await call.say('small', 'no');
    expect(call.expects()).toBe('name');
    await call.say('Joe');
    expect(call.expects()).toBe('yes-no');
  });

  it('ends after thanks when the order is in', async () => {
    const call = converse();
    await call.say('a cannoli', 'no', 'Joe', 'yes', 'thank you');
    expect(call.ended).toBe(true);
  });
});

describe('a day that is asked about', () => {
  it.each([
    ['till when can I order tonight', 'We close at 11:30 PM today.'],
    ['how late can I still order on Tuesday', "On Tuesday we're open from 11 AM to 10 PM."],
    ['are you open on the 25th', "On Wednesday, November 25 we're open from 11 AM to 10 PM."],
    ['are you open this Thursday', "On Thursday we're closed for Thanksgiving."],
    ['are you open the day after thanksgiving', "On Friday, November 27 we're open from noon to 11:30 PM."],
    ['are you open on Christmas', 'Nothing special is noted for Friday, December 25, Christmas Day;'],
    ['are you open at nine tomorrow', "on Sunday, November 22 we're open from 11 AM to 10 PM."],
  ])('%s', async (said, answer) => {
    const made = converse();
    const reply = await made.say(said);
    expect(reply).toContain(answer);
    expect(reply).not.toContain("I'll note");
  });
});

describe('the time of day', () => {
  it.each(['What day is it today? I lost track.', 'Hello, what time is it there?', "Can you tell me today's date?"])(
    'is told where the business is: %s',
    async (asked) => {
      const call = converse({ bookingEnabled: true });
      expect(await call.say(asked)).toMatch(/It's .+ on \w+day, /);
      expect(call.replies.at(-1)).not.toMatch(/appointment|Which would you like/);
    },
  );

  it('is not told of anywhere else', async () => {
    expect(await converse().say('What time is it in Lisbon?')).not.toContain("It's");
  });
});
