import { describe, expect, it } from 'vitest';
import { limitsIn, ratesIn } from './rates.ts';
import { soManyIn } from './so-many.ts';

const paid = (text: string) => ratesIn(text).map(({ cents, words }) => [cents, words]);

describe('what is paid for each', () => {
  it('is read with what it is for', () => {
    expect(paid('Trays are 14 dollars a person, eight people at least.')).toEqual([[1400, 'a person']]);
    expect(paid('Extra cups are 50 cents each.')).toEqual([[50, 'each']]);
    expect(paid('Rentals are $45 a day for each bike.')).toEqual([[4500, 'a day for each bike']]);
  });

  it('is none where an amount is of the whole', () => {
    expect(paid('Packages of five are 540 dollars and good for a year.')).toEqual([]);
    expect(paid('A cook at your place costs 350 dollars for three hours.')).toEqual([]);
  });

  it('may be less for every one more', () => {
    const [rate] = ratesIn('Boarding a horse is 38 dollars a night. A second horse is 30 dollars a night.');
    expect(rate).toMatchObject({ cents: 3800, furtherCents: 3000 });
  });

  it('holds for so many', () => {
    expect(limitsIn('for 20 people or more')).toMatchObject({ least: 20 });
    expect(limitsIn('up to five riders')).toMatchObject({ most: 5 });
  });
});

describe('for how many', () => {
  const many = (said: string) => soManyIn(said.split(' '))?.many ?? null;

  it('is told with a question for a price, or leans on one', () => {
    expect(many('what would that run me for forty')).toBe(40);
    expect(many('and for thirty of us')).toBe(30);
    expect(many('so both wheels would be')).toBe(2);
  });

  it('is no hour, no amount and no age', () => {
    expect(many('is it thirty dollars')).toBe(null);
    expect(many('what do you have at six')).toBe(null);
  });
});
