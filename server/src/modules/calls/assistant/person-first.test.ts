import { describe, expect, it } from 'vitest';
import { wantsPerson } from './person-first.ts';

const said = (text: string, kind: 'speech' | 'keys' = 'speech') => ({
  turn: 1,
  text,
  kind,
  confidence: null,
  interruptedAfter: null,
});

describe('wantsPerson', () => {
  it.each<[string, ReturnType<typeof said>, boolean]>([
    ['the key 0', said('0', 'keys'), true],
    ['a number typed in', said('7185550172', 'keys'), false],
    ["one of the owner's words", said('I want my Refund, now!'), true],
    ['a word of two', said('it is about a gift card please'), true],
    ['part of another word', said('that is refundable'), false],
    ['anything else', said('two margheritas'), false],
  ])('%s', (_what, turn, wanted) => {
    expect(wantsPerson(turn, ['refund', 'gift card'])).toBe(wanted);
  });
});
