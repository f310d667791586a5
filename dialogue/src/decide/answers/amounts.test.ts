import { expect, it } from 'vitest';
import { inFigures } from './amounts.ts';

it.each([
  ['Delivery within five miles for three ninety-nine.', 'Delivery within five miles for $3.99.'],
  ['minimum order twenty dollars, delivery charge two fifty', 'minimum order $20.00, delivery charge $2.50'],
  ['Delivery is free over twenty dollars, otherwise three dollars.', 'Delivery is free over $20.00, otherwise $3.00.'],
  ['delivery is four dollars and fifty cents', 'delivery is $4.50'],
  ['We deliver from four to nine, within two miles, in about forty-five minutes.', null],
  ['The fee is $4 under ten miles.', null],
])('%s', (text, figures) => {
  expect(inFigures(text)).toBe(figures ?? text);
});
