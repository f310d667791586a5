import { describe, expect, it } from 'vitest';
import { readOfferAnswer, readReminderAnswer } from './answer-words.ts';

const read = (text: string) => {
  const answer = readReminderAnswer(text);
  return answer && [answer.says, answer.which ?? '', answer.isPlain ? 'plain' : ''].filter(Boolean).join(' ');
};

describe('an answer to a reminder', () => {
  it.each([
    ['C', 'confirm plain'],
    ['c', 'confirm plain'],
    ['C.', 'confirm plain'],
    [' "C" ', 'confirm plain'],
    ['(c)', 'confirm plain'],
    ['confirm', 'confirm plain'],
    ['Confirmed! Thank you', 'confirm plain'],
    ['yes C', 'confirm plain'],
    ['C please, see you tomorrow', 'confirm plain'],
    ['I would like to confirm my appointment', 'confirm plain'],
    ['C2', 'confirm 2 plain'],
    ['c both', 'confirm all plain'],
    ['Yes', 'confirm'],
    ['ok 👍', 'confirm'],
    ['👍🏽', 'confirm'],
    ["I'll be there", 'confirm'],
    ['See you then!', 'confirm'],
    ['X', 'cancel plain'],
    ['x!', 'cancel plain'],
    ['Please cancel', 'cancel plain'],
    ['yes cancel it', 'cancel plain'],
    ['X 1', 'cancel 1 plain'],
    ['cancel both', 'cancel all plain'],
    ['No', 'decline'],
    ['nope, sorry', 'decline'],
  ])('%j says %s', (text, said) => expect(read(text)).toBe(said));

  it.each([
    'No cancel',
    'No, yes',
    "No, I'll be there",
    'C or X?',
    "Don't cancel",
    'do not cancel',
    'Can I come at 4 instead?',
    'cancel my order',
    'Where are you?',
    'yes but an hour later',
    'C at 3',
    'thank you',
    'I cannot be there',
    "I won't be there",
    'not confirmed',
    'who is this',
    '',
    '12',
  ])('%j is no answer', (text) => expect(read(text)).toBeNull());
});

describe('an answer to an offer', () => {
  it.each([
    ['Y', true, true],
    ['y!', true, true],
    ['Yes please', true, false],
    ['ok 👍', true, false],
    ['N', false, true],
    ['No thank you', false, false],
  ])('%j: %s', (text, takes, isPlain) => expect(readOfferAnswer(text)).toEqual({ takes, isPlain }));

  it.each(['Yes but later', 'Y or N?', 'C', 'who is this', '1', 'not sure'])('%j is none', (text) =>
    expect(readOfferAnswer(text)).toBeNull(),
  );
});
