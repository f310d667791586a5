import { expect, it } from 'vitest';
import { withoutFigures } from './figures.ts';

it.each([
  ['two boxes, minus 2.25 both eyes', /2\.25/],
  ['my power is minus two point five', /five/],
  ['right eye 3.5 left eye 4.0', /[34]\./],
  ['20 milligrams of it at night', /20/],
])('leaves out what is measured: %s', (said, left) => expect(withoutFigures(said)).not.toMatch(left));

it.each(['at 10.30 tomorrow', 'friday at 3, both of us', 'can we do two thirty', 'my right eye hurts, at 4'])(
  'keeps a time: %s',
  (said) => expect(withoutFigures(said)).toBe(said),
);
