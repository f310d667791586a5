import { expect, it } from 'vitest';
import { formatPhone, PHONE_FORMAT, personPhone, usPhone } from './phones.ts';

it.each([
  ['(718) 555-0147', '+17185550147'],
  ['1 718 555 0147', '+17185550147'],
  ['+1 718-555-0147', '+17185550147'],
  [' +1 718 555 0147 ', '+17185550147'],
  ['+44 20 7946 0958', '+442079460958'],
  [' +44 20 7946 0951', '+442079460951'],
  ['+49 151 12345', '+4915112345'],
  ['030 123456', '030 123456'],
  ['555-0147', '555-0147'],
  ['1 718 555 0147 99', '1 718 555 0147 99'],
])('keeps %j as %j', (typed, stored) => expect(personPhone(typed)).toBe(stored));

it.each([
  ['718.555.0147', '+17185550147'],
  ['+1 (718) 555-0147 ext. 3', '+17185550147'],
  ['2 718 555 0147', null],
  ['718 555 014', null],
  ['', null],
])('takes %j for %j', (text, number) => expect(usPhone(text)).toBe(number));

it.each([
  ['+17185550147', '+1 (718) 555-0147'],
  ['+442079460958', '+442079460958'],
  ['+171855501477', '+171855501477'],
  ['call +17185550147', 'call +17185550147'],
])('shows %j as %j', (stored, shown) => expect(formatPhone(stored)).toBe(shown));

it('says what a number looks like', () => {
  expect(PHONE_FORMAT).toBe('Phone number must be in the format: +1 (555) 123-4567');
});
