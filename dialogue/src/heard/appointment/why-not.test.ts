import { expect, it } from 'vitest';
import { withoutWhyNot } from './why-not.ts';

it('takes a reason against a time away', () => {
  expect(withoutWhyNot("Oh shoot, Monday I've got my in-laws. What about Thursday?")).toBe('What about Thursday?');
});

it.each(["does he have time friday, like four o'clock", 'is she there saturday, ten would be nice'])(
  'but no question for one: %s',
  (said) => {
    expect(withoutWhyNot(said)).toBeNull();
  },
);
