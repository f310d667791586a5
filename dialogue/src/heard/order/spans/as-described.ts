import { madeOf } from '../../../understand/described/what-it-is.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular } from '../../../understand/words.ts';
import type { Span } from '../hypothesis.ts';
import { TOGETHER } from './names.ts';

const LONGEST = 5;

/** 'Beef and lamb gyros', of a Gyro Pita that is written to be of 'beef and lamb gyro meat': by what goes before a word of its name. */
export function describedSpans(words: readonly string[], menu: Menu): Span[] {
  const said = words.map(singular);
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST - 1 }, (__, more) => from + 2 + more)
      .filter((to) => to <= words.length)
      .flatMap((to) => describedAt(said, from, to, menu) ?? []),
  );
}

function describedAt(said: readonly string[], from: number, to: number, menu: Menu): Span | null {
  const phrase = said.slice(from, to);
  const telling = phrase.filter((word) => !FUNCTION_WORDS.has(word));
  const head = phrase.at(-1) ?? '';
  if (telling.length < 2 || FUNCTION_WORDS.has(phrase[0] ?? '')) return null;
  const meant = (menu.lexicon.withWord.get(head) ?? []).filter(
    (family) =>
      !family.alias &&
      !telling.every((word) => family.words.includes(word)) &&
      ` ${madeOf(family).join(' ')} `.includes(` ${phrase.join(' ')} `),
  );
  if (meant.length === 0) return null;
  // 'A cheese quesadilla' is a quesadilla, whatever else is written to be one.
  if (menu.families.some(({ words }) => words.every((word) => telling.includes(word)))) return null;
  const families = meant.map(({ key }) => key);
  const sure = families.length > 1 ? 'which' : 'certain';
  return {
    is: 'dish',
    mention: { from, to, said: head, families, sure, exact: false },
    from,
    to,
    weight: telling.length + TOGETHER * (to - from - 1) - LESS,
  };
}

/** A name that is written so goes before. */
const LESS = 0.1;
