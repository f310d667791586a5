import { expect, it } from 'vitest';
import { withoutNoAgain } from './filling.ts';

it.each([
  ["I've never been there before, no", "I've never been there before"],
  ["I haven't seen a doctor about it no.", "I haven't seen a doctor about it"],
])('a no behind what is denied says it once more, and answers nothing else: %s', (said, read) =>
  expect(withoutNoAgain(said)).toBe(read),
);

it.each(['that one, no', "I don't want it, no", "that's not right, no", 'not today, no'])(
  'a no is one where little is denied: %s',
  (said) => expect(withoutNoAgain(said)).toBe(said),
);
