import { describe, expect, it } from 'vitest';
import { sentencesOf } from './owners-sentences.ts';

const told = (text: string): string[] =>
  sentencesOf({ kind: 'memory', id: 'm', label: '', text }).map((one) => one.text);

describe('a memory', () => {
  it.each([
    'Use the back door to get to the clinic after six.',
    'Check in at the front desk to get a badge.',
    'Make checks payable to Vinny & Sons.',
    'Be there ten minutes early to fill out the form.',
    'Keep pets on a leash to be safe.',
    'Be sure to bring your insurance card.',
    'Make sure you bring the referral.',
    'Try the new pepperoni roll.',
    'Always bring an ID.',
    "Don't park in the alley.",
    'Ask for the green key at the desk.',
  ])('for who comes is told: %s', (text) => {
    expect(told(text)).toEqual([text]);
  });

  it.each([
    'Keep answers short.',
    'Be friendly.',
    'Please keep it short.',
    'Use their first name.',
    'Try to upsell a drink.',
    'Make sure they spell the name.',
    'Be sure to ask whether they have been here before.',
    'Never quote a price for braces.',
    'Mention the lunch special.',
    'If somebody asks for Tony, say that he is out.',
    'Callers from the school get ten percent off.',
  ])('for who answers the phone is not: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it('is told with the sentence that it leans on', () => {
  expect(told('Bring rentals back within two days. After that each day costs $9. We sell skis too.')).toEqual([
    'Bring rentals back within two days.',
    'Bring rentals back within two days. After that each day costs $9.',
    'We sell skis too.',
  ]);
});
