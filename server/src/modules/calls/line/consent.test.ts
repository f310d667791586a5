import { expect, it } from 'vitest';
import { isRecorded } from './consent.ts';
import { openingFor } from './opening.ts';

const NEW_YORK = '+12125550172';
const SEATTLE = '+12065550172';

it.each([
  ['always', SEATTLE, true],
  ['always', null, true],
  ['never', NEW_YORK, false],
  ['where-one-is-enough', NEW_YORK, true],
  ['where-one-is-enough', SEATTLE, false],
  ['where-one-is-enough', '+442079460000', false],
  ['where-one-is-enough', null, false],
  ['where-one-is-enough', 'anonymous', false],
] as const)('%s, a caller from %s: %s', (recording, phone, kept) => {
  expect(isRecorded(recording, phone)).toBe(kept);
});

it('says that a call is recorded exactly when it is', () => {
  const agent = { greeting: 'Hello.', recording: 'where-one-is-enough' };
  expect(openingFor(agent, NEW_YORK)).toBe('This is an automated assistant, and the call is recorded. Hello.');
  expect(openingFor(agent, SEATTLE)).toBe('This is an automated assistant. Hello.');
});
