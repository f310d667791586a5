import { describe, expect, it } from 'vitest';
import { withoutBefallen } from './befell.ts';

describe('who says good morning', () => {
  it.each([
    ['morning, I wanna come by around twelve thirty', ', I wanna come by around twelve thirty'],
    ['Good evening, can I get a table at eight', ', can I get a table at eight'],
    [
      'morning, can I do two large pepperoni around twelve thirty',
      ', can I do two large pepperoni around twelve thirty',
    ],
    ["hey afternoon, it's Lou, I need a cut", ", it's Lou, I need a cut"],
  ])('wishes for no part of the day: %s', (said, rest) => expect(withoutBefallen(said)).toBe(rest));

  it.each(['morning, I could do ten', 'evening works for me', 'morning, I prefer'])('is not who chooses: %s', (said) =>
    expect(withoutBefallen(said)).toBe(said),
  );
});

describe('what somebody had', () => {
  it('in a month that is over wishes for no time in it', () =>
    expect(withoutBefallen('My son had his tonsils out in April. Wednesday at nine?')).toBe(
      'My son had his tonsils out. Wednesday at nine?',
    ));
});
