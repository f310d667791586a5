import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { cornerMenu } from './testing/corner-menu.ts';
import { menuOf } from './testing/strange-menu.ts';

it('passes nothing on for somebody who declines that and asks for something else', async () => {
  const call = converse({ menu: cornerMenu(), bookingEnabled: true });
  expect(await call.say('do you have wifi')).toMatch(/message/);
  await call.say("no it's fine, I'd like to cancel my appointment", 'bye');
  expect(call.shop.messages).toEqual([]);
});

it('tells what was chosen on a dish to somebody who must not eat it', async () => {
  const [pizza, ...others] = cornerMenu();
  if (!pizza) throw new Error('the menu has a pizza');
  const choices = ['Pesto', 'Walnut pesto'].map((name) => ({ name, price: 0, available: true }));
  const sauced = {
    ...pizza,
    optionGroups: [...pizza.optionGroups, { name: 'Sauce', min: 0, max: 1, halves: false, choices }],
  };
  const call = converse({ menu: [sauced, ...others] });
  await call.say('a small cheese pizza with walnut pesto');
  expect(await call.say("I'm allergic to tree nuts")).toContain('You have walnut pesto on the');
});

it('names what there is of a kind to somebody who wants one of another sort', async () => {
  const call = converse({ menu: menuOf([['Celebration Cake', 'Cakes', []]]), notes: [] });
  expect(await call.say('Hi, I need a birthday cake for Saturday.')).toContain('For cakes we have Celebration Cake.');
});
