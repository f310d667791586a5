import { expect, test } from 'vitest';
import type { Expectation } from '../roles.ts';
import { endpointMs } from './endpointing.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { isOnlyListening } from './words.ts';

test.each<[string, Expectation, number]>([
  ['Do you deliver', 'open', 350],
  ['I would like a', 'open', 900],
  ['Two margheritas and.', 'open', 900],
  ['My number is', 'open', 900],
  ['yes please', 'yes-no', 250],
  ['No.', 'yes-no', 250],
  ['yes but make it a large', 'yes-no', 350],
  ['no I said', 'yes-no', 350],
  ['yes and', 'yes-no', 900],
  ['two large pepperoni', 'list', 800],
  ["garlic knots and that's it", 'list', 350],
  ['no', 'list', 350],
  ["that's it for the pizzas", 'list', 800],
  ['thats all!', 'list', 350],
  ['', 'list', 800],
  ['yes yes sure okay', 'yes-no', 250],
  ['yes yes yes yes sure', 'yes-no', 350],
  ['', 'yes-no', 350],
  ['my number', 'open', 900],
  ['O’Connor', 'name', 600],
  ['five five five oh one', 'digits', 900],
  ['555 010 2233', 'digits', 350],
  ['five five five oh one oh two two three three', 'digits', 350],
])('after "%s" to a question that expects %s the turn ends in %i ms', (text, expects, ms) => {
  expect(endpointMs(text, expects, DEFAULT_POLICY)).toBe(ms);
});

test.each<[string, boolean]>([
  ['Mm-hmm.', true],
  ['uh-huh, okay', true],
  ['Yeah, right.', true],
  ['yeah but no onions', false],
  ['stop', false],
  ['', false],
])('"%s" is only a sign of listening: %s', (text, listening) => {
  expect(isOnlyListening(text, { opening: false })).toBe(listening);
});

test('a hello is only a sign of listening while the line opens', () => {
  expect(isOnlyListening('Hello?', { opening: true })).toBe(true);
  expect(isOnlyListening('Hello?', { opening: false })).toBe(false);
});
