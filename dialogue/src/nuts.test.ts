import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What the menu says of an allergen anywhere is said to who has the allergy. */
const [pesto, cake, curry, salad, clams] = menuOf([
  ['Pesto Chicken Pizza', 'Pizza', [], 'Basil pesto, chicken.'],
  ['Chocolate Cake', 'Cakes', [], 'With hazelnuts.'],
  ['Coconut Curry', 'Mains', [], 'Coconut, butternut squash, nutmeg.'],
  ['Eggplant Salad', 'Salads', [], 'Grilled eggplant.'],
  ['Baked Clams', 'Appetizers', []],
]);
const menu = [
  ...(pesto ? [{ ...pesto, allergens: ['wheat', 'milk', 'pine nuts'] }] : []),
  ...[cake, curry, salad].flatMap((one) => (one ? [{ ...one, allergens: ['wheat'] }] : [])),
  ...(clams ? [clams] : []),
];
const ask = (words: string) => converse({ menu, notes: [] }).say(words);

it.each([
  ['my son has a nut allergy, is there nuts in the pesto chicken pizza?', 'The menu lists pine nuts for the Pesto'],
  ["I'm allergic to nuts, is the chocolate cake okay?", 'The menu lists hazelnuts for the Chocolate Cake'],
  ["baked clams, and I'm allergic to shellfish", 'The menu lists clams for the Baked Clams'],
  ['a chocolate cake please, my daughter is allergic to nuts', 'The menu lists hazelnuts for the Chocolate Cake'],
])('%s', async (said, told) => {
  expect(await ask(said)).toContain(told);
});

it.each([
  ["I'm allergic to nuts, is the coconut curry okay?", "doesn't mention nuts for the Coconut Curry"],
  ["I'm allergic to eggs, is the eggplant salad okay?", "doesn't mention eggs for the Eggplant Salad"],
])('but a squash is no nut, nor is a plant an egg: %s', async (said, told) => {
  expect(await ask(said)).toContain(told);
});

it.each([
  ['does the chocolate cake have hazelnuts in it?', /hazelnuts/],
  ['is there milk in the pesto chicken pizza', /milk/],
])('a note of the same dish that names no such thing does not answer: %s', async (said, told) => {
  const note = 'The chocolate cake and the pesto chicken pizza are baked in the wood oven with olive oil and sea salt.';
  const reply = await converse({ menu, notes: notesOf(note) }).say(said);
  expect(reply).toMatch(told);
  expect(reply).not.toContain('wood oven');
});

it('orders nothing for who asks whether it can be eaten', async () => {
  const call = converse({ menu, notes: [] });
  const said = await call.say('my daughter is allergic to nuts, can she eat the chocolate cake?');
  expect(said).toContain('The menu lists hazelnuts for the Chocolate Cake');
  expect(said).not.toContain('Okay, one');
  expect(await call.say("that's all")).not.toContain('What name');
});

it('writes down an allergy that was told, once, and takes no dish for it', async () => {
  const call = converse({ notes: [] });
  await call.say('my son has a tree nut allergy');
  expect(await call.say('a large pepperoni and garlic knots, and please write down the allergy')).toContain(
    'The tree nut allergy is on your order.',
  );
  await call.say("that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]).toMatchObject({ lines: ['1 Large Pepperoni', '1 Garlic Knots'], allergies: 'tree nut' });
});

it('takes the end of an order for no allergy', async () => {
  const call = converse({ notes: [] });
  expect(await call.say('a large pepperoni, and somebody has an allergy')).toContain('What is the allergy to?');
  await call.say("that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.allergies).toBe('not named');
});

it.each([
  ['he has no cheese or tomato allergy, only tree nuts', 'tree nut'],
  ["he's only allergic to tree nuts, not cheese and tomato", 'tree nut'],
  ["Actually it's not nuts, it's sesame", 'sesame, cheese, tomato'],
  ["sorry, she's not allergic to tomato", 'tree nut, cheese'],
  // What they do without is no allergy taken back.
  ['and no tomato on the pizza, because of the allergy', 'tree nut, cheese, tomato'],
])('%s', async (said, allergies) => {
  const call = converse({ notes: [] });
  await call.say('my son has a tree nut allergy', 'and he is allergic to cheese and tomato', 'a large pepperoni');
  await call.say(said, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.allergies?.split(/, | and /).toSorted()).toEqual(allergies.split(', ').toSorted());
});

const withSesame = menuOf([
  ['Sesame Balls', 'Sweets'],
  ['Cold Sesame Noodles', 'Noodles'],
  ['Dan Dan Noodles', 'Noodles', [], 'Ground pork, chili oil.'],
  ['Cucumber Salad', 'Starters'],
  ['Tea', 'Drinks'],
]).map((one) => ({ ...one, allergens: one.name === 'Tea' ? ['milk'] : ['sesame'] }));

it.each([
  ['my kid is allergic to sesame, which dishes have it', /lists sesame.*Dan Dan Noodles.*Cucumber Salad/],
  [
    'my kid is allergic to sesame, what can she eat from your noodles',
    /^(?!.*lists sesame for the Sesame Balls and).*can't promise/,
  ],
  [
    "she's allergic to sesame, is the cold sesame noodles okay",
    /^(?!.*sorry).*lists sesame for the Cold Sesame Noodles/,
  ],
])('more has a food than is called after it: %s', async (said, told) => {
  expect(await converse({ menu: withSesame, notes: [] }).say(said)).toMatch(told);
});
