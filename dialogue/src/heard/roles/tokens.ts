import { FUNCTION_WORDS, singular } from '../../understand/words.ts';

/** What the model sees of a word: all that a menu has are one word to it, and so are all numbers. */
export interface Token {
  word: string;
  /** Where it stands in what was said. */
  from: number;
  to: number;
  /** What stands before it: nothing, a comma, the end of a sentence. */
  before: '' | ',' | '.';
  /** Its sentence ends in a question mark. */
  asked: boolean;
}

/** A word of a menu, whichever. */
const OF_MENU = 'ondish';
const NUMBER = '#';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*(?:-[\p{L}\p{N}'’]+)*|[.!?\u2026,;:\u2014]|--|[{}]/gu;
const ENDS = /^[.!?\u2026]$/;
const NUMBERS = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty'.split(' '),
);

/** Of what was said; `isOfMenu` knows the words of a menu. In lines for training they stand in braces. */
export function tokensIn(text: string, isOfMenu: (word: string) => boolean): Token[] {
  const tokens: Token[] = [];
  let before: Token['before'] = '';
  let braced = false;
  let first = 0;
  for (const found of text.matchAll(WORD)) {
    const [said] = found;
    const from = found.index;
    if (said === '{' || said === '}') {
      braced = said === '{';
      continue;
    }
    if (ENDS.test(said)) {
      if (said === '?') for (const token of tokens.slice(first)) token.asked = true;
      first = tokens.length;
      before = '.';
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(said)) {
      if (before === '') before = ',';
      continue;
    }
    const plain = said.toLowerCase().replaceAll(/['’]/g, '');
    const word = wordOf(plain, braced || (!FUNCTION_WORDS.has(plain) && isOfMenu(singular(plain))));
    const last = tokens.at(-1);
    // A name of several words is one thing.
    if (last && word === OF_MENU && last.word === OF_MENU && before === '') last.to = from + said.length;
    else tokens.push({ word, from, to: from + said.length, before: tokens.length === 0 ? '.' : before, asked: false });
    before = '';
  }
  return tokens;
}

function wordOf(plain: string, ofMenu: boolean): string {
  if (ofMenu) return OF_MENU;
  return /^\d/.test(plain) || NUMBERS.has(plain) ? NUMBER : plain;
}
