import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What a description says is not in a dish is not in it. */
const [korma, brownie, plate] = menuOf([
  ['Chicken Korma', 'Curries', [], 'Cream, onion, cardamom. No nuts.'],
  ['Brownie', 'Desserts', [], 'Dark chocolate, made without eggs or dairy.'],
  ['Grill Plate', 'Mains', [], 'Lamb, salad, flatbread. No rice, no beans.'],
]);
const menu = [korma, brownie, plate].flatMap((one) => (one ? [{ ...one, allergens: ['milk'] }] : []));
const ask = (words: string) => converse({ menu, notes: [] }).say(words);

it.each([
  ['my son is allergic to nuts, is the korma okay for him?', "By the menu there's no nuts in the Chicken Korma"],
  ["I'm allergic to eggs, can I have the brownie?", "By the menu there's no eggs in the Brownie"],
])('%s', async (said, told) => {
  const reply = await ask(said);
  expect(reply).toContain(told);
  expect(reply).toContain("can't promise");
  expect(reply).not.toContain('The menu lists nuts');
});

it.each([
  ['Wheat bun, gluten-free bun available.', 'gluten'],
  ['Cashew sauce. Can be made without nuts.', 'nuts'],
  ['Cashew cream, nut-free on request.', 'nuts'],
  ['Beef on a gluten-free bun with wheat beer sauce.', 'gluten'],
])('what can be had so is not made so: %s', async (description, food) => {
  const burgers = menuOf([['House Burger', 'Burgers', [], description]]);
  const reply = await converse({ menu: burgers, notes: [] }).say(`I'm allergic to ${food}, is the house burger okay?`);
  expect(reply).not.toContain('By the menu there');
});

it('answers no to who asks for it', async () => {
  expect(await ask('does the grill plate have rice in it?')).toMatch(/^No\./);
});

it('writes an allergy down once, however many are named', async () => {
  const call = converse({ menu, notes: [] });
  await call.say('one korma, my son has a nut allergy');
  await call.say("he's allergic to nuts");
  expect(call.state()).toMatchObject({ allergies: [expect.stringMatching(/^nuts?$/)] });
});
