import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { sayAs } from './say-as.ts';

const TABLE: Record<string, [written: string, said: string][]> = {
  money: [
    ['Your total is $27.50.', 'Your total is twenty seven dollars and fifty cents.'],
    ['$1', 'one dollar'],
    ['$0.99', 'ninety nine cents'],
    ['$1.01', 'one dollar and one cent'],
    ['It is $1,250.00, paid.', 'It is one thousand two hundred fifty dollars, paid.'],
  ],
  times: [
    ['at 5:00 PM', 'at five P M'],
    ['at 5:30 p.m.', 'at five thirty P M.'],
    ['We open at 9 a.m. Come by.', 'We open at nine A M. Come by.'],
    ['from 11am to 10:05pm', 'from eleven A M to ten oh five P M'],
    ['9:00 AM-5:00 PM', 'nine A M to five P M'],
    ['5-7 PM', 'five to seven P M'],
    ['at 17:45', 'at seventeen forty five'],
    ['at 8:00', "at eight o'clock"],
  ],
  phones: [
    ['Call (555) 010-4477.', 'Call five five five, zero one zero, four four seven seven.'],
    ['+15550104477', 'five five five, zero one zero, four four seven seven'],
    ['555-010-4477', 'five five five, zero one zero, four four seven seven'],
    ['555-4477', 'five five five, four four seven seven'],
  ],
  codes: [
    ['Order #1C2E8F3A is placed.', 'Order one see, two ee, eight eff, three eigh is placed.'],
    ['Order #7.', 'Order number seven.'],
    ['code 4F9K2', 'code four eff, nine kay, two'],
  ],
  dates: [
    ['on 2026-11-21', 'on November twenty first, twenty twenty six'],
    ['on 3/4/2027', 'on March fourth, twenty twenty seven'],
    ['Tue, Nov 3', 'Tuesday, November third'],
    ['November 21, 2026', 'November twenty first, twenty twenty six'],
    ['the 22nd', 'the twenty second'],
    ['our 12th', 'our twelfth'],
    ['the 30th', 'the thirtieth'],
  ],
  numbers: [
    ['2 large pizzas', 'two large pizzas'],
    ['2x Garlic bread', 'two Garlic bread'],
    ['1,250 people', 'one thousand two hundred fifty people'],
    ['zip 10001', 'zip one zero zero zero one'],
    ['1420 Main St.', 'fourteen twenty Main St.'.replace('St.', 'Street.')],
    ['in 20-25 min', 'in twenty to twenty five minutes'],
    ['3.5 miles', 'three point five miles'],
    ['20% off', 'twenty percent off'],
    ['a 14" pizza', 'a fourteen inch pizza'],
    ['1½ cups', 'one and a half cups'],
    ['open 24/7', 'open twenty four seven'],
    ['007', 'zero zero seven'],
    ['in 2005', 'in two thousand five'],
    ['in 1905', 'in nineteen oh five'],
  ],
  words: [
    ['Mac & cheese', 'Mac and cheese'],
    ['M&Ms', 'M and Ms'],
    ['Dr. Kim at 12 Oak Dr.', 'Doctor Kim at twelve Oak Drive'],
    ['Mrs. Lee w/ a friend', 'Misses Lee with a friend'],
    ['8 oz. steak', 'eight ounces steak'],
    ['ext. 12', 'extension twelve'],
    ['sal@example.com', 'sal at example dot com'],
    ['**Great** — thanks 🎉', 'Great, thanks'],
    ['Jalapeño “crème”', 'Jalapeno "creme"'],
    ['yes/no', 'yes or no'],
    ['I may go on Sunday with Mark.', 'I may go on Sunday with Mark.'],
    ['', ''],
  ],
};

describe.each(Object.entries(TABLE))('says %s', (_, rows) => {
  it.each(rows)('%s', (written, said) => {
    expect(sayAs(written)).toBe(said);
  });
});

it('leaves nothing that Flite cannot read: plain letters and marks, no digits', () => {
  const written = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9$#:.,%/ -]{0,30}$/),
    fc
      .array(fc.constantFrom('$', '5', '12', ':30', ' pm', 'Nov ', '#A1B2', '-', '/', '555', ' ', 'oz.'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, (text) => {
      expect(sayAs(text)).toMatch(/^[\x20-\x2f\x3a-\x7e]*$/);
    }),
    { numRuns: 1000, seed: SEED },
  );
});
