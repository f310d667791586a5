import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What the owner wrote of is spoken of here as much as the menu: it is not made into a dish that sounds like it. */
const talk = () =>
  converse({
    menu: menuOf([
      ['Apple Pie', 'Desserts'],
      ['Veal Patty', 'Mains'],
      ['Pancakes', 'Breakfast'],
    ]),
    notes: notesOf(
      'We take cash and Apple Pay.',
      'There is a patio with twelve tables.',
      'Parking is in the garage on Pine Street.',
    ),
  });

it.each([
  ['and do you take apple pay', 'and do you take apple pie', /Apple Pay/],
  ['is there a patio', 'is there a patty', /patio/],
  ['is there parking on pine street', 'is there pancakes on pine street', /garage/],
])('%s', async (text, alternative, answer) => {
  const alternatives = [{ text: alternative, likelier: -1.2, sounds: -3 }];
  expect(await talk().turn({ kind: 'speech', text, confidence: 0.88, alternatives })).toMatch(answer);
});
