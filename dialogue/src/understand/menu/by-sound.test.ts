import { expect, it } from 'vitest';
import { guesses } from './by-sound.ts';

const NAMES = ['BLT', 'BLTs', 'Steak', 'Coke', 'Cokes', 'Footlong', '6 inch', 'Lettuce', 'Chicken'];

it.each([
  ['Said Long,', 'said long', 'Footlong,'],
  ['Take.', 'take', 'Steak.'],
  ['Can I get to be Lts both on sourdough?', 'lts', 'Can I get to BLTs both on sourdough?'],
  ['And two small-books,', 'books', 'And two small Cokes,'],
  ['and let us on it', 'let us', 'and Lettuce on it'],
])('%s may be a name of the menu', (heard, strange, likely) => {
  expect(guesses(heard, new Set(strange.split(' ')), NAMES, 0.4)[0]?.text).toBe(likely);
});

it('guesses at nothing that sounds like no name, nor in words that are explained', () => {
  expect(guesses('a birthday balloon', new Set(['birthday', 'balloon']), NAMES, 0.2)).toEqual([]);
  expect(guesses('take', new Set(), NAMES, 0.4)).toEqual([]);
  expect(guesses('a two liter co', new Set(['co']), ['Two liter'], 0.4)).toEqual([]);
});
