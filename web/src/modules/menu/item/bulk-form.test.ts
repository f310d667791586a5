import { expect, it } from 'vitest';
import { changesNothing, flagUpdates, NO_FLAGS } from './bulk-form.ts';

it('sends only the flags that change', () => {
  expect(flagUpdates(NO_FLAGS)).toEqual({});
  expect(flagUpdates({ ...NO_FLAGS, popular: 'add', limited: 'remove' })).toEqual({
    add_flags: ['popular'],
    remove_flags: ['limited'],
  });
});

it('knows when nothing would change', () => {
  expect(changesNothing(flagUpdates(NO_FLAGS))).toBe(true);
  expect(changesNothing({ available: false })).toBe(false);
});
