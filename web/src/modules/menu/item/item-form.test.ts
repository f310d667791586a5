import { describe, expect, it } from 'vitest';
import { draftOf, fieldsToSend, ItemForm, NEW_GROUPS, numberOrNothing, ruleText } from './item-form.ts';

const GOOD = { ...draftOf(null), name: 'Margherita', category: 'Pizza', price: 14 };
const refusal = (more: object) => ItemForm.safeParse({ ...GOOD, ...more }).error?.issues.map(({ message }) => message);

describe('the form of an item', () => {
  it('sends what was typed', () => {
    const fields = ItemForm.parse({ ...GOOD, name: ' Margherita ', allergens: 'wheat, milk;, ' });
    expect(fieldsToSend(fields)).toMatchObject({ name: 'Margherita', price: 14, allergens: 'wheat, milk' });
  });

  it.each([
    ['a name', { name: ' ' }, 'Name is required'],
    ['a short name', { name: 'x'.repeat(101) }, 'Name must be 100 characters or less'],
    ['a category', { category: '' }, 'Category is required'],
    ['a price', { price: null }, 'Price is required'],
    ['a price that is a number', { price: Number.NaN }, 'Price must be a number like 12.50'],
    ['a price that is not below nothing', { price: -0.01 }, 'Price must be 0 or more'],
    ['a prep time that is not below nothing', { prep_time: -1 }, 'Prep time must be 0 or more'],
    ['whole minutes', { prep_time: 1.5 }, 'Prep time must be whole minutes'],
  ])('needs %s', (_what, more, message) => {
    expect(refusal(more)).toEqual([message]);
  });

  it('begins groups that can be kept as they are, but for a nameless one', () => {
    const refused = NEW_GROUPS.filter(([, group]) => refusal({ option_groups: [group] }) !== undefined);
    expect(refused.map(([label]) => label)).toEqual(['Other options']);
  });
});

it('tells nothing from zero', () => {
  expect(['', null, '0', '1.5', 'x'].map(numberOrNothing)).toEqual([null, null, 0, 1.5, Number.NaN]);
});

it('says how many to choose', () => {
  expect(ruleText({ min: 1, max: 1 })).toBe('Choose 1');
  expect(ruleText({ min: 0, max: 3 })).toBe('Choose up to 3');
  expect(ruleText({ min: 1, max: 2 })).toBe('Choose 1 to 2');
});
