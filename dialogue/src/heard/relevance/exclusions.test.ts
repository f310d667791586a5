import { describe, expect, it } from 'vitest';
import { exclusionIn, leastYear } from './exclusions.ts';

describe('what an owner keeps away', () => {
  it.each([
    ['We work on all makes except Tesla.', [], 'Tesla'],
    ['No massage with a fever.', ['massage'], 'a fever'],
    ['We cannot wax anyone who is on Accutane.', ['wax'], 'is on Accutane'],
    ['Perms are not for anyone with a scalp infection.', ['perms'], 'a scalp infection'],
    ["If you've been drinking we won't tattoo you.", ['tattoo'], 'been drinking'],
    ['Do not come in with a cold or the flu, call to move your visit.', [], 'a cold or the flu'],
  ])('%s', (sentence, work, what) => {
    expect(exclusionIn(sentence)).toEqual({ work, what });
  });

  it.each([
    'We are open every day but Sunday.',
    'No refunds if you cancel late.',
    'Please arrive ten minutes early.',
    'We take all cards except Amex.',
    'Mats can be rented for $3.',
  ])('is nobody by %s', (sentence) => {
    expect(exclusionIn(sentence)).toBeNull();
  });

  it('is what is older than a year', () => {
    expect(leastYear('Nothing older than 1990, we do not have the parts.')).toBe(1990);
    expect(leastYear('We have been here since before 1990.')).toBeNull();
  });
});
