import { expect, it } from 'vitest';
import { importanceOf, priorityOf } from './importance.ts';

it.each([
  [1, 'High'],
  [0.7, 'High'],
  [0.6, 'Medium'],
  [0.4, 'Medium'],
  [0.3, 'Low'],
  [0, 'Low'],
  [null, 'Medium'],
  [undefined, 'Medium'],
])('%s is %s', (importance, priority) => {
  expect(priorityOf(importance)).toBe(priority);
});

it('draws a missing importance as the middle', () => {
  expect(importanceOf(null)).toBe(0.5);
});
