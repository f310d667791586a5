import { expect, it } from 'vitest';
import { tokenise } from '../understand/words.ts';
import { cardIn, withoutHours } from './card.ts';

it.each([
  ['four one one one, one one one one, one one one one, one one one one', 'card'],
  ["the number's 5500 0000 0000 0004 expires twelve twenty nine and the code is 123", 'card'],
  ['four one one one one one one one', 'half'],
  ['my visa is 4242', 'half'],
  ['one one one one', 'part'],
  // Numbers that are told of several things are no number.
  ["no wait, eleven fifteen is my daughter Lily, I'm ten thirty", null],
  ["around three thirty, it's three medium lattes, one almond, one skim, one regular, and two muffins", null],
  ['can I pay by card, two pies three cokes one water four knots', null],
])('%s: %s', (said, card) => {
  expect(cardIn(tokenise(said))).toBe(card);
});

it.each(["11:30. name's Frank", '12:30', 'at 9:05, please'])('an hour is none: %s', (said) => {
  expect(cardIn(tokenise(withoutHours(said)))).toBeNull();
});

it('leaves groups of digits what they are', () => {
  expect(cardIn(tokenise(withoutHours('4111 1111 1111 1111')))).toBe('card');
});
