import { expect, it } from 'vitest';
import { Problem, problemText } from './problem.ts';

it('gives way to the text of the screen when the server said nothing of its own', () => {
  expect(problemText(new Problem('HTTP 502: Bad Gateway', 502), 'Failed to load agent')).toBe('Failed to load agent');
  expect(problemText(new TypeError('x is undefined'), 'Failed to load agent')).toBe('Failed to load agent');
  expect(problemText(new Problem('Phone number is taken', 409), 'Failed')).toBe('Phone number is taken');
});
