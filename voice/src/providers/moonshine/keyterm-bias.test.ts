import { describe, expect, it } from 'vitest';
import { KeytermBias } from './keyterm-bias.ts';

/** One token per letter, which makes paths readable. */
const encode = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

function after(bias: KeytermBias, heard: string) {
  const { earned, hoped } = encode(heard).reduce((progress, token) => bias.advance(progress, token), KeytermBias.start);
  return { earned, hoped };
}

const startsWith = (bias: KeytermBias) =>
  new Set(Array.from(bias.candidates(KeytermBias.start), (token) => String.fromCharCode(token)));

describe('the bias towards keyterms', () => {
  const bias = new KeytermBias(['cola', 'pie'], encode);

  it.each([
    ['a whole keyterm', 'a cola', 12, 12],
    ['half of one, in hope', 'a co', 0, 6],
    ['half of one, in vain', 'a com', 0, 0],
    ['the plural', 'a colas', 15, 15],
    ['at the start of a sentence', 'Cola', 12, 12],
    ['two of them', 'pie cola', 21, 21],
    ['one again and again', 'cola cola colas', 12, 12],
    ['none', 'soda', 0, 0],
  ])('%s', (_, heard, earned, hoped) => {
    expect(after(bias, heard)).toEqual({ earned, hoped });
  });

  it('does not count a keyterm twice that another one begins with', () => {
    const nested = new KeytermBias(['cola', 'cola light'], encode);
    expect(after(nested, 'cola light')).toEqual({ earned: 30, hoped: 30 });
  });

  it('lets every spelling be tried', () => {
    expect(startsWith(new KeytermBias(['Cherry  pie', 'cola', ' '], encode))).toEqual(new Set(['C', 'c']));
    expect(after(new KeytermBias(['cherry'], encode), 'cherries').earned).toBe(24);
    expect(after(new KeytermBias(['box'], encode), 'boxes').earned).toBe(15);
  });

  it('prefers nothing without keyterms', () => {
    expect([...new KeytermBias([], encode).candidates(KeytermBias.start)]).toEqual([]);
  });
});
