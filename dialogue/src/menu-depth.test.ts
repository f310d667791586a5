import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

const END = ["that's all", 'Dan', 'yes'];

/** What is said before the order is closed, and the exact ticket. */
const TICKETS: [title: string, says: string[], lines: string[]][] = [
  ['a size and a crust', ['a large pepperoni, thin crust'], ['1 Large Pepperoni (Thin crust)']],
  [
    'toppings in a row, without commas',
    ['a small pepperoni with mushrooms olives and onions'],
    ['1 Small Pepperoni (Mushrooms, Olives, Onions)'],
  ],
  [
    'each half on its own',
    ['a large cheese half sausage half mushrooms'],
    ['1 Large Cheese (Mushrooms on the second half, Sausage on the first half)'],
  ],
  [
    'one topping on a half',
    ['a large pepperoni', 'put sausage on half'],
    ['1 Large Pepperoni (Sausage on the first half)'],
  ],
  [
    'two halves of one pie',
    ['an xl half and half with pepperoni and mushroom'],
    ['1 XL Half & Half (Pepperoni, Mushroom)'],
  ],
  ['two halves, no pie named', ['a half pepperoni half mushroom'], ['1 XL Half & Half (Pepperoni, Mushroom)']],
  [
    'two halves, asked for one by one',
    ['can i get a half and half', 'bianca', 'margherita'],
    ['1 XL Half & Half (Margherita, Bianca)'],
  ],
  ['what must be chosen', ['a house salad', 'ranch'], ['1 House Salad (Ranch)']],
  ['what must be chosen, said at once', ['a house salad with blue cheese'], ['1 House Salad (Blue cheese)']],
  [
    'light, without, and well done',
    ['large pepperoni, light sauce, no onions, well done'],
    ['1 Large Pepperoni (light sauce, no onions, well done)'],
  ],
  ['a swap', ['a large pepperoni with olives', 'swap the olives for mushrooms'], ['1 Large Pepperoni (Mushrooms)']],
  [
    'off and on in one breath',
    ['a small cheese pizza with onions', 'take off the onions and put on mushrooms'],
    ['1 Small Cheese (Mushrooms)'],
  ],
  ['a change of mind', ['a large pepperoni', 'add sausage', 'actually no sausage'], ['1 Large Pepperoni']],
  ['another crust', ['a large pepperoni, thin crust', 'actually thick crust'], ['1 Large Pepperoni (Thick crust)']],
  ['one of two', ['two large pepperoni, one with mushrooms'], ['1 Large Pepperoni', '1 Large Pepperoni (Mushrooms)']],
  [
    'each of two',
    ['can i get two large pepperonis one with olives and one with sausage'],
    ['1 Large Pepperoni (Sausage)', '1 Large Pepperoni (Olives)'],
  ],
  [
    'another size, the crust kept',
    ['a large pepperoni with gluten free crust', 'make it a small'],
    ['1 Small Pepperoni (Gluten-free crust)'],
  ],
  [
    'one dish taken off, the other changed',
    ['a large cheese, garlic knots and a tiramisu', 'remove the knots', 'extra cheese on the large cheese'],
    ['1 Large Cheese (Extra cheese)', '1 Tiramisu'],
  ],
  [
    'two dishes that sound alike',
    ['a lemon soda and an orange soda', 'make it two of the orange soda'],
    ['1 Lemon Soda', '2 Orange Soda'],
  ],
  [
    'more than may be chosen',
    ['a small cheese with mushrooms, olives, onions, sausage and extra cheese'],
    ['1 Small Cheese (Mushrooms, Sausage, Olives, Onions)'],
  ],
];

describe('a ticket in depth', () => {
  it.each(TICKETS)('%s', async (_title, says, lines) => {
    const call = converse();
    await call.say(...says, ...END);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });

  it('is priced with what was chosen on it', async () => {
    const call = converse();
    await call.say('a large cheese half sausage half mushrooms, gluten free crust', ...END);
    expect(call.shop.orders[0]?.totalCents).toBe(1800 + 150 + 125 + 300);
  });

  it('goes on without what sells out in mid-call', async () => {
    const call = converse();
    await call.say('a large pepperoni with mushrooms and a tiramisu', "that's all");
    const tiramisu = call.shop.menu.find(({ name }) => name === 'Tiramisu');
    if (tiramisu) tiramisu.available = false;
    expect(await call.say('Dan')).toMatch(/Tiramisu has just sold out/);
    await call.say('no', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Large Pepperoni (Mushrooms)']);
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
    for (const { optionGroups } of call.shop.menu) {
      for (const choice of optionGroups.flatMap(({ choices }) => choices))
        choice.available &&= choice.name !== 'Olives';
    }
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
    await call.say('shellfish', ...END);
    expect(call.shop.orders[0]?.allergies).toBe('shellfish');
  });

  it('asks whether to bring it, and where to', async () => {
    const call = converse({ delivery: true });
    expect(await call.say('an arancini', "that's all")).toBe('Is that for pickup or delivery?');
    expect(await call.say('delivery')).toBe('What address should it go to?');
    await call.say('48-12 Vernon Boulevard, apartment 3', 'Dan', 'yes');
    expect(call.shop.orders[0]?.way).toBe('delivery: 48-12 Vernon Boulevard, apartment 3');
  });

  it('takes orders only the way the kitchen does', async () => {
    expect(await converse({ notes: [] }).say('an arancini for delivery')).toContain("we don't deliver");
    const brings = converse({ pickup: false, delivery: true });
    expect(await brings.say('an arancini for pickup')).toContain('we only deliver');
    expect(await brings.say("that's all")).toBe('What address should it go to?');
  });

  it('tells how long it takes while the kitchen is busy', async () => {
    const busy = converse({ busyMinutes: 15 });
    expect(await busy.say('how long is the wait')).toContain('please allow about 15 minutes more than usual');
    const promised = converse({ busyMinutes: 15, readyMinutes: 20 });
    expect(await promised.say('an arancini', "that's all", 'Dan')).toContain('It takes about 35 minutes.');
  });
});
