import { describe, expect, it } from 'vitest';
import { withoutIdleMarks, writtenSentences } from './marks.ts';

describe('the mark behind what is written short', () => {
  it.each([
    ['Can Dr. Kim see me on Tuesday? And do I need to fast?', 'Can Dr Kim see me on Tuesday? And do I need to fast?'],
    ['tuesday at 3 p.m. with mrs. ivanova', 'tuesday at 3 pm with mrs ivanova'],
    [
      "I work at St. Mary's, at 10 a.m., and on Elm St. near the park",
      "I work at St Mary's, at 10 am, and on Elm St near the park",
    ],
  ])('ends no sentence: %s', (said, read) => expect(withoutIdleMarks(said)).toBe(read));

  it.each([
    ['Thursday at 2 p.m. Do I need to fast?', 'Thursday at 2 pm. Do I need to fast?'],
    ['thursday at 2 p.m. do i need to fast', 'thursday at 2 pm. do i need to fast'],
    ['I have to see the Dr. Is it free?', 'I have to see the Dr. Is it free?'],
    ['To 12 Elm St. Two large pies please', 'To 12 Elm St. Two large pies please'],
    ['On the 1st. Is that okay?', 'On the 1st. Is that okay?'],
  ])('may end one: %s', (said, read) => expect(withoutIdleMarks(said)).toBe(read));
});

it('what an owner wrote comes apart at its ends only', () => {
  expect(writtenSentences('Dr. Lind is in until 5 p.m. on Fridays. Ask for St. Clair St. first.')).toEqual([
    'Dr. Lind is in until 5 p.m. on Fridays.',
    'Ask for St. Clair St. first.',
  ]);
});
