import type { Menu } from '../menu/menu.ts';
import { singular } from '../words.ts';

/** Two letters and more that are said one by one. */
const LETTERS = /(?<![\p{L}'’])\p{L}(?:[.\s-]+\p{L}(?![\p{L}'’])){1,4}\.?/giu;

/** 'A b l t on rye', as recognisers write what is spelled: the letters of a name are one word, and the first may be an article. */
export const withLetters = (text: string, menu: Menu): string =>
  text.replace(LETTERS, (said) => {
    const letters = said.split(/[.\s-]+/).filter((one) => one !== '');
    for (let from = 0; from < letters.length - 1; from++) {
      const word = letters.slice(from).join('');
      if (word.length > 1 && menu.vocabulary.has(singular(word.toLowerCase())))
        return [...letters.slice(0, from), word].join(' ');
    }
    return said;
  });
