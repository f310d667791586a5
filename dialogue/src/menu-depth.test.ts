import { describe, expect, it } from 'vitest';
import { bringing, CLOSING, converse, salsFacts, TICKETS } from './testing/index.ts';

describe('a ticket in depth', () => {
  it.each(TICKETS.map((script) => [script.title, script] as const))('%s', async (_title, { says, lines, sellsOut }) => {
    const call = converse();
    const [done, ...end] = CLOSING;
    await call.say(...says, done);
    if (sellsOut) {
      call.shop.sellOut(sellsOut.item);
      await call.say(end[0], sellsOut.answer, end[1]);
    } else await call.say(...end);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
    expect(call.replies.join(' ').includes('has just sold out')).toBe(sellsOut !== undefined);
  });

  it('is priced with what was chosen on it', async () => {
    const call = converse();
    await call.say('a large cheese half sausage half mushrooms, gluten free crust', ...CLOSING);
    expect(call.shop.orders[0]?.totalCents).toBe(1800 + 150 + 125 + 300);
  });
});

describe('what was misheard', () => {
  it.each<[title: string, says: string[], lines: string[]]>([
    ['a size', ['an excel half & half with pepperoni and mushroom'], ['1 XL Half & Half (Pepperoni, Mushroom)']],
    ['a verb', ['a large pepperoni with olives', 'smoke the olives for onions'], ['1 Large Pepperoni (Onions)']],
    ['an ending', ['a large pepperoni with olives', 'removed the olives'], ['1 Large Pepperoni']],
    ['an answer', ['a house salad', 'rand'], ['1 House Salad (Ranch)']],
    [
      'a number',
      ['a lemon soda and an orange soda', 'make it to of the orange soda'],
      ['1 Lemon Soda', '2 Orange Soda'],
    ],
  ])('%s', async (_title, says, lines) => {
    const call = converse();
    await call.say(...says, ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });

  it('is asked when a dish of the order is to become something', async () => {
    const call = converse();
    expect(await call.say('garlic knots and a tiramisu', 'Where he knew the knots')).toBe(
      "Sorry, I didn't get that. What should I change about the Garlic Knots?",
    );
    expect(await call.say('I said, remove the knots')).toContain("I've taken off the Garlic Knots");
  });

  it('is asked for again when it could be anything', async () => {
    expect(await converse().say('a house salad', 'the weather')).toContain('Which dressing for the House Salad');
    expect(await converse().say('a large pepperoni', 'onions for Dan')).toContain('onions');
  });
});

describe('the agent', () => {
  it('asks for what must be chosen, and tells what there is', async () => {
    const call = converse();
    const question = 'Which dressing for the House Salad: house vinaigrette, ranch or blue cheese?';
    expect(await call.say('a house salad')).toBe(`Okay, one House Salad. ${question}`);
    expect(await call.say('what dressings do you have')).toContain('For dressing we have house vinaigrette, ranch');
    expect(await call.say('the second one')).toBe('Okay, one House Salad, ranch. Anything else?');
  });

  it('says how much is too much', async () => {
    const reply = await converse().say('a small cheese with mushrooms, olives, onions, sausage and extra cheese');
    expect(reply).toContain('I can put at most 4 toppings on it.');
  });

  it('says which topping has run out, and puts the others on', async () => {
    const call = converse();
    call.shop.sellOut('Olives');
    expect(await call.say('a large pepperoni with olives and onions')).toBe(
      "Okay, one large Pepperoni, onions. We're out of olives right now. Anything else?",
    );
    expect(await call.say('what toppings do you have')).not.toContain('olives');
  });

  it('says what is not on the menu', async () => {
    expect(await converse().say('do you have any tacos')).toContain("I don't see tacos on our menu.");
  });

  it('counts pizzas, not cheeses', async () => {
    expect(await converse().say('three large cheese')).toContain('three large Cheese pizzas');
  });

  it('asks about allergies in every order, and takes none over from the last', async () => {
    const call = converse();
    expect(await call.say('an arancini', "that's all")).toContain('Please tell me if anyone has an allergy.');
    await call.say('Dan, we have a peanut allergy', 'yes');
    expect(await call.say('a tiramisu too', "that's all")).toContain('Please tell me if anyone has an allergy.');
    await call.say('yes');
    expect(call.shop.orders.map(({ name, allergies }) => [name, allergies])).toEqual([
      ['Dan', 'peanut'],
      ['Dan', null],
    ]);
  });

  it('asks what an allergy is to', async () => {
    const call = converse();
    expect(await call.say('an arancini', 'I have an allergy')).toContain('What is the allergy to?');
    await call.say('shellfish', ...CLOSING);
    expect(call.shop.orders[0]?.allergies).toBe('shellfish');
  });

  it('asks whether to bring it, and where to', async () => {
    const call = converse({ ...bringing(), delivery: true });
    expect(await call.say('an arancini', "that's all")).toBe('Is that for pickup or delivery?');
    expect(await call.say('delivery')).toBe(
      'We deliver within two miles for a $3.00 fee. What address should it go to?',
    );
    await call.say('48-12 Vernon Boulevard, apartment 3', 'Dan', 'yes');
    expect(call.shop.orders[0]?.way).toBe('delivery: 48-12 Vernon Boulevard, apartment 3');
  });

  it('takes orders only the way the kitchen does', async () => {
    expect(await converse({ notes: [] }).say('an arancini for delivery')).toContain("we don't deliver");
    expect(await converse({ notes: [] }).say('can I get an arancini delivered')).toMatch(
      /^Okay, one Arancini\. I'm sorry, we don't deliver\. It would be for pickup\./,
    );
    const brings = converse({ pickup: false, delivery: true });
    expect(await brings.say('an arancini for pickup')).toContain('we only deliver');
    expect(await brings.say("that's all")).toBe('What address should it go to?');
  });

  it('brings an order where only a note says so, with the address on the ticket', async () => {
    const call = converse({ ...bringing(), delivery: false });
    const fee = 'We deliver within two miles for a $3.00 fee.';
    expect(await call.say("hi, I'd like to order for delivery")).toContain(fee);
    expect(await call.say('an arancini', "that's all")).toBe('What address should it go to?');
    expect(await call.say('48 Vernon Boulevard', 'no allergies, Dan')).toContain('It goes to 48 Vernon Boulevard.');
    await call.say('yes');
    expect(call.shop.orders[0]).toMatchObject({
      special:
        'for delivery to 48 Vernon Boulevard; $3.00 for delivery, not in the total; check the address: We deliver within two miles for a $3.00 fee.',
    });
    const other = converse({ ...bringing(), delivery: false });
    expect(await other.say('can I get an arancini delivered', "that's all")).toBe('What address should it go to?');
  });

  it('asks who orders although the price is asked as the last thing', async () => {
    const call = converse();
    expect(await call.say('an arancini', "that's all. how much is it?")).toMatch(
      /^So far I have one Arancini, \$[\d.]+ in all\. Please tell me if anyone has an allergy\. What name/,
    );
    expect(await call.say('no allergies. Sue')).toMatch(/for Sue\. Is that right\?$/);
    await call.say('yes');
    expect(call.shop.orders[0]?.name).toBe('Sue');
  });

  it('tells how long it takes while the kitchen is busy', async () => {
    const busy = converse({ busyMinutes: 15 });
    expect(await busy.say('how long is the wait')).toContain('please allow about 15 minutes more than usual');
    const promised = converse({ busyMinutes: 15, readyMinutes: 20 });
    expect(await promised.say('an arancini', "that's all", 'Dan')).toContain('It takes about 35 minutes.');
  });

  it('tells when that is after closing', async () => {
    const late = converse({ readyMinutes: 20, now: new Date('2026-11-22T04:15:00Z') });
    expect(await late.say('an arancini', "that's all", 'Dan')).toContain(
      'It takes about 20 minutes, after we close at 11:30 PM.',
    );
  });
});

it('sizes that a menu writes by a letter are said as words', async () => {
  const size = { name: 'Size', min: 1, max: 1, halves: false };
  const choices = ['S', 'M', 'L'].map((name, at) => ({ name, price: at * 3, available: true }));
  const menu = salsFacts()
    .menu.slice(0, 1)
    .map((item) => ({
      ...item,
      name: 'Pepperoni Pie',
      optionGroups: [{ ...size, choices }],
    }));
  const call = converse({ menu });
  expect(await call.say('two large pepperoni pies')).toContain('two large Pepperoni Pies');
  expect(await call.say('make one of them a small')).toContain('one small Pepperoni Pie');
});
