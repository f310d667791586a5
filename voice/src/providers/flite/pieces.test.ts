import { describe, expect, it } from 'vitest';
import { inPieces } from './pieces.ts';

describe('a text in pieces', () => {
  it.each([
    ['short', 'Hello there.', 20, ['Hello there.']],
    ['cut after a clause', 'First this, then that, then more.', 24, ['First this, then that,', 'then more.']],
    ['cut between words when there is no clause', 'one two three four', 9, ['one two', 'three', 'four']],
    ['cut anywhere when there are no words', 'aaaaaaaaaa', 4, ['aaaa', 'aaaa', 'aa']],
    ['nothing to say', ' ... ', 20, []],
  ])('%s', (_, text, longest, pieces) => {
    expect(inPieces(text, longest)).toEqual(pieces);
  });
});
