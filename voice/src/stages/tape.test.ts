import { expect, test } from 'vitest';
import { createTape } from './tape.ts';

test('a slice goes over pieces and gaps, and not beyond the end', () => {
  const tape = createTape();
  tape.push(Int16Array.of(1, 2, 3));
  tape.skipTo(5);
  tape.push(Int16Array.of(6, 7));
  expect(tape.slice(1, 100)).toEqual(Int16Array.of(2, 3, 0, 0, 6, 7));
  expect(tape.end).toBe(7);
  expect(tape.slice(7, 9)).toHaveLength(0);
});

test('what was forgotten is silence, and memory does not grow with the call', () => {
  const tape = createTape();
  for (let i = 0; i < 10_000; i++) {
    tape.push(Int16Array.of(1));
    tape.forgetBefore(i - 200);
  }
  expect(tape.slice(0, 100).every((sample) => sample === 0)).toBe(true);
  expect(tape.slice(9990, 10_000)).toEqual(new Int16Array(10).fill(1));
});
