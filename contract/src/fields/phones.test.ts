import { expect, it } from 'vitest';
import { personPhone } from './phones.ts';

it.each([
  ['(718) 555-0147', '+17185550147'],
  ['1 718 555 0147', '+17185550147'],
  ['+1 718-555-0147', '+17185550147'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+49 151 12345', '+4915112345'],
  ['030 123456', '030 123456'],
  ['555-0147', '555-0147'],
])('keeps %j as %j', (typed, stored) => expect(personPhone(typed)).toBe(stored));
